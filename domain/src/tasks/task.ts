import type { Priority } from "../base/priority.ts";
import type { Moment } from "../time/moment.ts";

/** Characters, as the rules count them. */
export const LONGEST_TASK_TITLE = 200;
export const LONGEST_TASK_NOTES = 2000;

/** `tasks/{id}`: what a member of staff wants to remember; only they see and change it. */
export interface Task {
  id?: string;
  /** Uid. */
  owner_id: string;
  title: string;
  priority: Priority;
  /** Null: some time. */
  due_at: Moment | null;
  /** Null: still open. */
  done_at: Moment | null;
  lead_id?: string | null;
  order_id?: string | null;
  notes?: string | null;
  created_at: Moment;
  updated_at: Moment;
}
