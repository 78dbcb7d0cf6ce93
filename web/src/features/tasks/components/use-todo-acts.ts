import type { CallingHours } from "@niyamdesk/domain/calls/calling-hours";
import { todos as words } from "#messages/workspaces/todos.ts";
import { toast } from "../../../lib/page/toast.ts";
import { nearWords } from "../../../lib/time/near-words.ts";
import { doWithUndo } from "../../../lib/undo/undo.ts";
import { changeTask } from "../data/write-task.ts";
import { callableFrom, type FollowUpView, type Todo } from "../todo.ts";

/** What the workspace does about a lead: this feature knows none. */
export interface FollowUpActs {
  call(followUp: FollowUpView): void;
  /** Writes the follow-up if it still is what was shown. @returns whether it was. @throws AppError */
  setFollowUp(leadId: string, was: number | null, now: number | null): Promise<boolean>;
  leadAddress(leadId: string): string;
  /** When people are called. */
  hours: CallingHours;
}

/** What can be done about a row. */
export interface TodoActs {
  call(followUp: FollowUpView): void;
  finish(todo: Todo): void;
  putOff(todo: Todo, to: number): void;
  edit(todo: Todo): void;
  leadAddress(leadId: string): string;
}

/** Each is done at the press and can be taken back for ten seconds. */
export function todoActs(followUps: FollowUpActs, edit: (todo: Todo) => void): TodoActs {
  return {
    call: followUps.call,
    leadAddress: followUps.leadAddress,
    edit,
    finish: (todo) => {
      if (todo.kind === "task") changeTime(todo.task.id, "doneAt", Date.now(), null, words.finished);
      else change(todo.followUp, null, words.settled(todo.followUp.name), followUps);
    },
    putOff: (todo, to) => {
      const done = (at: number) => words.snoozed(nearWords(at, Date.now()));
      if (todo.kind === "task") changeTime(todo.task.id, "dueAt", to, todo.task.dueAt, done(to));
      else {
        const at = callableFrom(to, followUps.hours, todo.followUp.wish);
        change(todo.followUp, at, done(at), followUps);
      }
    },
  };
}

const told = {
  onFailed: () => toast("error", words.notChanged),
  onStays: () => toast("error", words.stays),
};

function changeTime(
  id: string,
  field: "doneAt" | "dueAt",
  to: number,
  was: number | null,
  done: string,
): void {
  doWithUndo(done, {
    act: () => changeTask(id, { [field]: to }),
    counter: () => changeTask(id, { [field]: was }),
    ...told,
  });
}

function change(
  { leadId, name, dueAt }: FollowUpView,
  to: number | null,
  done: string,
  { setFollowUp }: FollowUpActs,
): void {
  const lead = { leadId, name };
  doWithUndo(done, {
    act: () => writeFollowUp(lead, dueAt, to, setFollowUp),
    counter: () => writeFollowUp(lead, to, dueAt, setFollowUp),
    afterAnswer: true,
    ...told,
  });
}

/** Writes a follow-up; where somebody else changed it meanwhile theirs stands, and whoever wrote is told so. @throws AppError */
export async function writeFollowUp(
  { leadId, name }: Pick<FollowUpView, "leadId" | "name">,
  was: number | null,
  now: number | null,
  setFollowUp: FollowUpActs["setFollowUp"],
): Promise<void> {
  if (!(await setFollowUp(leadId, was, now))) toast("info", words.changedMeanwhile(name));
}
