import { orderPage } from "#messages/order-page.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { answerDraft } from "../data/answer-draft.ts";

const words = orderPage.draft;

export interface DraftDialogProps {
  orderId: string;
  version: number;
  onClose(): void;
}

/** It is filed as it is: asked once, and named by its version. */
export default function ApproveDialog({ orderId, version, onClose }: DraftDialogProps) {
  return (
    <ConfirmDialog
      title={words.confirmTitle(version)}
      confirm={words.confirm}
      confirming={words.confirming}
      keep={words.keep}
      onConfirm={async () => {
        await answerDraft({ orderId, version, answer: "approved", words: null });
        onClose();
      }}
      onClose={onClose}
    >
      <p>{words.confirmText}</p>
    </ConfirmDialog>
  );
}
