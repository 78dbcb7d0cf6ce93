import { useState } from "react";
import { ownAccount } from "#messages/own-account.ts";
import { secondStep as words } from "#messages/second-step.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProveOwner } from "../components/prove-owner.tsx";
import { removeOwnStep } from "./own-step.ts";

/** Asks once, and for the password and a code where the sign-in is a while ago. */
export default function RemoveStepDialog({ onClose }: { onClose(): void }) {
  const [toProve, setToProve] = useState(false);

  async function remove(): Promise<void> {
    try {
      await removeOwnStep();
    } catch (error) {
      if (!(error instanceof AppError && error.code === "reauthentication_needed") || toProve) throw error;
      return setToProve(true);
    }
    toast("success", words.removed);
    onClose();
  }

  if (toProve) {
    return (
      <Dialog open title={ownAccount.proveTitle} onClose={onClose}>
        <p className="muted mb-5">{words.proveFirst}</p>
        <ProveOwner action={words.remove} onProved={remove} />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={words.removeTitle}
      confirm={words.remove}
      confirming={words.removing}
      keep={words.keep}
      danger
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{words.removeLead}</p>
    </ConfirmDialog>
  );
}
