import { REJECTION_REASONS, type RejectionReason } from "@niyamdesk/domain/applications/application";
import { applications } from "#messages/workspaces/applications.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { doWithUndo } from "../../../lib/undo/undo.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import type { ReasonAsked } from "../../../ui/reason.ts";
import { rejectApplication, undoDecision } from "../data/review.ts";
import type { ApplicationView } from "../read-application.ts";

const words = applications.rejection;

const KINDS = Object.keys(REJECTION_REASONS) as RejectionReason[];
const WHY: ReasonAsked<RejectionReason> = {
  label: words.why,
  hint: words.whyHint,
  choices: KINDS.map((kind) => [kind, applications.rejections[kind]] as const),
  wordsFor: ["other"],
  required: true,
  limit: 500,
};

/** With a reason that the applicant reads; taken back until the mail has gone out. */
export function RejectDialog({
  application: { id, name },
  onClose,
}: {
  application: ApplicationView;
  onClose(): void;
}) {
  return (
    <ConfirmDialog<RejectionReason>
      title={words.title(name)}
      confirm={words.confirm}
      keep={words.keep}
      danger
      reason={WHY}
      onConfirm={async ({ kind, words: written }) => {
        if (kind === null) return;
        const rejected = rejectApplication({ application_id: id, kind, words: written ?? null });
        // A refusal is said in the dialog, which stays open.
        await rejected;
        doWithUndo(words.done(name), {
          act: () => rejected,
          counter: () => undoDecision(id),
          onFailed: (error) => toast("error", errorWords(error)),
          onStays: (error) => toast("error", errorWords(error)),
        });
        onClose();
      }}
      onClose={onClose}
    >
      <p>{words.effect}</p>
    </ConfirmDialog>
  );
}
