import { useState } from "react";
import { suspension as words } from "#messages/workspaces/staff.ts";
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
      toast("success", suspend ? words.done(name) : words.ended(name));
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
      title={suspend ? words.title(name) : words.endTitle(name)}
      closable={!busy}
      onClose={onClose}
    >
      {work !== null && <WorkInHand work={work} />}
      {suspend ? (
        <ul className="mb-5 grid list-disc gap-1.5 ps-5">
          {words.effects(name).map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      ) : (
        <p className="mb-5">{words.endEffect(name)}</p>
      )}
      <div role="alert">{failure && <p className="alert alert-error alert-soft mb-4">{failure}</p>}</div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" disabled={busy} onClick={onClose}>
          {words.keep}
        </Button>
        <Button
          look={suspend ? "danger" : "primary"}
          busy={busy}
          disabled={suspend && work?.status !== "ready"}
          onClick={() => void confirm()}
        >
          {suspend ? words.confirm : words.endConfirm}
        </Button>
      </div>
    </Dialog>
  );
}
