import { doneTasksQuery, openTasksOfCallerQuery } from "@niyamdesk/domain/tasks/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { readTask, type TaskView } from "../read-task.ts";

/** What a telecaller still has to do, live. */
export function useOwnTasks(uid: string): Live<TaskView[]> {
  return useLiveQuery(openTasksOfCallerQuery, { uid }, readTask);
}

/** What a telecaller has done since an instant (epoch ms), the latest first, live. */
export function useDoneTasks(uid: string, since: number): Live<TaskView[]> {
  return useLiveQuery(doneTasksQuery, { uid, since_at: since }, readTask);
}
