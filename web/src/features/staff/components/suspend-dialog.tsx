import { useState } from "react";
import { AppError, errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { setSuspended } from "../data/staff-calls.ts";
import { useStaffWork, type WorkRead } from "../hooks/use-staff-work.ts";
import type { Member } from "../read-member.ts";
import { WorkInHand } from "./work-in-hand.tsx";

interface SuspendDialogProps {
  member: Member;
  /** False: lets in again. */
  suspend: boolean;
  onClose(): void;
}

export function SuspendDialog(props: SuspendDialogProps) {
  return props.suspend ? <Suspend {...props} /> : <Ask {...props} work={null} />;
}

/** What the person has in hand is shown first. */
function Suspend(props: SuspendDialogProps) {
  return <Ask {...props} work={useStaffWork(props.member.uid)} />;
}

function Ask({ member, suspend, work, onClose }: SuspendDialogProps & { work: WorkRead | null }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { name } = member;
  const seen = work?.status === "ready" ? work.value.consultations.map(({ id }) => id) : [];

  async function confirm(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await setSuspended(member.uid, suspend, seen);
      toast("success", suspend ? `${name} is suspended.` : `${name} can sign in again.`);
      onClose();
    } catch (error) {
      setFailure(errorWords(error));
      if (error instanceof AppError && error.code === "bookings_ahead" && work?.status === "ready")
        work.retry();
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
      {work !== null && <WorkInHand work={work} />}
      {suspend ? (
        <ul className="mb-5 grid list-disc gap-1.5 ps-5">
          <li>{name} is signed out everywhere and cannot sign in.</li>
          <li>Nothing can be changed or paid out through this account from now on.</li>
          <li>
            You can let {name} in again at any time. Consultations that were cancelled and leads that were
            returned stay that way.
          </li>
        </ul>
      ) : (
        <p className="mb-5">
          {name} can sign in again with the same role, and takes bookings again where the directory lists
          them.
        </p>
      )}
      <div role="alert">{failure && <p className="alert alert-error alert-soft mb-4">{failure}</p>}</div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button
          look={suspend ? "danger" : "primary"}
          busy={busy}
          disabled={suspend && work?.status !== "ready"}
          onClick={() => void confirm()}
        >
          {suspend ? "Suspend" : "Let in again"}
        </Button>
      </div>
    </Dialog>
  );
}
