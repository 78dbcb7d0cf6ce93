import { formatPaiseExact } from "@niyamdesk/domain/money/money";
import { commissionAdmin } from "#messages/workspaces/commission-admin.ts";
import { toast } from "../../../lib/page/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { returnPayment } from "../data/commissions.ts";
import type { StatementView } from "../read-commission.ts";

const words = commissionAdmin.statements.return;
const WHY = { label: words.why, required: true, limit: 300 };

interface ReturnDialogProps {
  statement: StatementView;
  onClose(): void;
}

/** The bank sent a payment back. */
export function ReturnDialog({ statement: { id, totalPaise, partner }, onClose }: ReturnDialogProps) {
  return (
    <ConfirmDialog
      title={words.title(formatPaiseExact(totalPaise), partner)}
      confirm={words.confirm}
      keep={words.keep}
      reason={WHY}
      onConfirm={async ({ words: reason = "" }) => {
        await returnPayment({ statement_id: id, reason });
        toast("success", words.done);
        onClose();
      }}
      onClose={onClose}
    >
      <p>{words.effect}</p>
    </ConfirmDialog>
  );
}
