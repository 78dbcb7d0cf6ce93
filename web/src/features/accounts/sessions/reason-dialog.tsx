import type { AccountReason } from "@niyamdesk/domain/sessions/session";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import type { Reason, ReasonAsked } from "../../../ui/reason.ts";

interface ReasonDialogProps {
  title: string;
  text: string;
  confirm: string;
  keep: string;
  reason: ReasonAsked<AccountReason>;
  onConfirm(reason: Reason<AccountReason>): Promise<void>;
  onClose(): void;
}

/** Asks why before something is taken from a colleague. */
export default function ReasonDialog({ text, ...asked }: ReasonDialogProps) {
  return (
    <ConfirmDialog {...asked} danger>
      <p>{text}</p>
    </ConfirmDialog>
  );
}
