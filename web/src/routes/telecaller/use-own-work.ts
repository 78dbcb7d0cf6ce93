import { useDatedLeads } from "../../features/leads/data/due-leads.ts";
import { useShownEdits } from "../../features/leads/hooks/use-shown-edits.ts";
import type { LeadView } from "../../features/leads/read-lead.ts";
import { useOwnTasks } from "../../features/tasks/data/own-tasks.ts";
import type { TaskView } from "../../features/tasks/read-task.ts";
import { type Todo, todosOf } from "../../features/tasks/todo.ts";
import { type Live, mapLive } from "../../lib/firestore/live.ts";
import { followUpsOf } from "./due.ts";

interface OwnWork {
  /** Own leads with a follow-up, the longest due first. */
  leads: Live<LeadView[]>;
  todos: Live<{ todos: Todo[]; tasks: TaskView[] }>;
}

/** Tasks and follow-ups of one's own, live: one listener each, whichever screen asks. */
export function useOwnWork(uid: string, now: number): OwnWork {
  const leads = useShownEdits(uid, useDatedLeads(uid, now));
  const tasks = useOwnTasks(uid);
  const todos =
    leads.status === "ready"
      ? mapLive(tasks, (own) => ({ todos: todosOf(own, followUpsOf(leads.value)), tasks: own }))
      : leads;
  return { leads, todos };
}
