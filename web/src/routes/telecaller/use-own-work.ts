import { startOfIstDay } from "@niyamdesk/domain/time/time";
import { useDueLeads } from "../../features/leads/data/due-leads.ts";
import type { LeadView } from "../../features/leads/read-lead.ts";
import { useOwnTasks } from "../../features/tasks/data/own-tasks.ts";
import type { TaskView } from "../../features/tasks/read-task.ts";
import { type Todo, todosOf } from "../../features/tasks/todo.ts";
import { type Live, mapLive } from "../../lib/firestore/live.ts";
import { followUpsOf } from "./due.ts";

/** Follow-ups that are further away than this are no work yet. */
const AHEAD_MS = 400 * 86_400_000;

interface OwnWork {
  /** Own leads with a follow-up, the longest due first. */
  leads: Live<LeadView[]>;
  todos: Live<{ todos: Todo[]; tasks: TaskView[] }>;
}

/** Tasks and follow-ups of one's own, live: one listener each, whichever screen asks. */
export function useOwnWork(uid: string, now: number): OwnWork {
  const leads = useDueLeads(uid, startOfIstDay(now) + AHEAD_MS);
  const tasks = useOwnTasks(uid);
  const todos =
    leads.status === "ready"
      ? mapLive(tasks, (own) => ({ todos: todosOf(own, followUpsOf(leads.value)), tasks: own }))
      : leads;
  return { leads, todos };
}
