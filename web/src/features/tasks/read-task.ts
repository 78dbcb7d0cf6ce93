import { PRIORITIES, type Priority } from "@niyamdesk/domain/base/priority";
import { oneIn, type StoredData, textIn, timeIn } from "../../lib/firestore/stored.ts";

export interface TaskView {
  id: string;
  title: string;
  notes: string | null;
  priority: Priority;
  /** Epoch ms. */
  dueAt: number | null;
  /** Epoch ms; null: still open. */
  doneAt: number | null;
}

export function readTask(id: string, data: StoredData): TaskView | null {
  const title = textIn(data, "title");
  if (title === null) return null;
  return {
    id,
    title,
    notes: textIn(data, "notes"),
    priority: oneIn(data, "priority", PRIORITIES, "medium"),
    dueAt: timeIn(data, "due_at"),
    doneAt: timeIn(data, "done_at"),
  };
}
