import { franchiseAdmin } from "#messages/workspaces/franchise-admin.ts";
import { toast } from "../../../lib/page/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { endFranchise, suspendFranchise } from "../data/franchise-calls.ts";
import type { FranchiseView } from "../read-franchise.ts";

interface DialogProps {
  franchise: FranchiseView;
  onClose(): void;
}

const LIMIT = 300;
const why = (label: string) => ({ label, required: true, limit: LIMIT });

/** Puts a partnership on hold, or lets it go on. */
export function HoldDialog({ franchise: { id, partner, status }, onClose }: DialogProps) {
  const words = status === "suspended" ? franchiseAdmin.resume : franchiseAdmin.suspend;
  return (
    <ConfirmDialog
      title={words.title(partner)}
      confirm={words.confirm}
      keep={words.keep}
      danger={status !== "suspended"}
      reason={why(words.why)}
      onConfirm={async ({ words: reason = "" }) => {
        await suspendFranchise({ franchise_id: id, suspended: status !== "suspended", reason });
        toast("success", words.done(partner));
        onClose();
      }}
      onClose={onClose}
    >
      <p>{words.effect}</p>
    </ConfirmDialog>
  );
}

export function EndDialog({ franchise: { id, partner, code }, onClose }: DialogProps) {
  const words = franchiseAdmin.end;
  return (
    <ConfirmDialog
      title={words.title(partner, code)}
      confirm={words.confirm}
      keep={words.keep}
      danger
      reason={why(words.why)}
      onConfirm={async ({ words: reason = "" }) => {
        await endFranchise({ franchise_id: id, reason });
        toast("success", words.done(partner));
        onClose();
      }}
      onClose={onClose}
    >
      <p>{words.effect}</p>
    </ConfirmDialog>
  );
}
