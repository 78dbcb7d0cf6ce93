import { openTasksQuery } from "@niyamdesk/domain/tasks/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { readTask, type TaskView } from "../read-task.ts";

/** What this person still has to do, the next due first, live. */
export function useOpenTasks(uid: string): Live<TaskView[]> {
  return useLiveQuery(openTasksQuery, { uid }, readTask);
}
