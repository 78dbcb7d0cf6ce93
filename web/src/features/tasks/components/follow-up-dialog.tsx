import { followUp } from "#messages/follow-up.ts";
import { FollowUpDialog } from "../../../ui/follow-up-dialog.tsx";
import { callableFrom, type FollowUpView } from "../todo.ts";
import { type FollowUpActs, writeFollowUp } from "./use-todo-acts.ts";

interface TodoFollowUpDialogProps {
  /** Whom, and when they want to be called. */
  callee: Pick<FollowUpView, "leadId" | "name" | "wish">;
  /** When it is now, epoch ms; null: nobody is to be called yet. */
  at: number | null;
  acts: Pick<FollowUpActs, "setFollowUp" | "hours">;
  onClose(): void;
}

/** When somebody on the list of the day is to be called again: what somebody else set meanwhile stands. */
export function TodoFollowUpDialog({ callee, at, acts, onClose }: TodoFollowUpDialogProps) {
  return (
    <FollowUpDialog
      title={followUp.title(callee.name)}
      at={at}
      callable={(from) => callableFrom(from, acts.hours, callee.wish)}
      onSave={(chosen) => writeFollowUp(callee, at, chosen, acts.setFollowUp)}
      onClose={onClose}
    />
  );
}
