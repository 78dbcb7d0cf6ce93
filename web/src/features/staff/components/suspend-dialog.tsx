import { useState } from "react";
import { errorWords } from "../../../lib/app-error.ts";
import { toast } from "../../../lib/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { setSuspended } from "../data/staff-calls.ts";
import type { Member } from "../read-member.ts";

interface SuspendDialogProps {
  member: Member;
  /** False: lets in again. */
  suspend: boolean;
  onClose(): void;
}

export function SuspendDialog({ member, suspend, onClose }: SuspendDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { name } = member;

  async function confirm(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await setSuspended(member.uid, suspend);
      toast("success", suspend ? `${name} is suspended.` : `${name} can sign in again.`);
      onClose();
    } catch (error) {
      setFailure(errorWords(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title={suspend ? `Suspend ${name}?` : `Let ${name} in again?`}
      closable={!busy}
      onClose={onClose}
    >
      {suspend ? (
        <ul className="mb-5 grid list-disc gap-1.5 ps-5">
          <li>{name} is signed out everywhere and cannot sign in.</li>
          <li>Nothing can be changed or paid out through this account from now on.</li>
          <li>Orders, leads and tasks stay assigned as they are. You can let {name} in again at any time.</li>
        </ul>
      ) : (
        <p className="mb-5">{name} can sign in again, with the same role and the same work as before.</p>
      )}
      <div role="alert">{failure && <p className="alert alert-error alert-soft mb-4">{failure}</p>}</div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button look={suspend ? "danger" : "primary"} busy={busy} onClick={() => void confirm()}>
          {suspend ? "Suspend" : "Let in again"}
        </Button>
      </div>
    </Dialog>
  );
}
