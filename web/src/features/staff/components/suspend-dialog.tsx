import {
  SUSPENSION_REASONS,
  SUSPENSION_WORDS_LIMIT,
  type SuspensionReason,
} from "@niyamdesk/domain/staff/staff";
import { suspension as words, workInHand } from "#messages/workspaces/staff.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import type { Reason, ReasonAsked } from "../../../ui/reason.ts";
import { reinstate, suspend } from "../data/staff-calls.ts";
import { useStaffWork } from "../hooks/use-staff-work.ts";
import type { Member } from "../read-member.ts";
import { HeldTerritories } from "./held-territories.tsx";
import { WorkInHand } from "./work-in-hand.tsx";

interface SuspendDialogProps {
  member: Member;
  onClose(): void;
}

const WHY: ReasonAsked<SuspensionReason> = {
  label: words.why,
  hint: words.whyHint,
  choices: SUSPENSION_REASONS.map((kind) => [kind, words.reasons[kind]] as const),
  wordsFor: ["inquiry", "other"],
  required: true,
  limit: SUSPENSION_WORDS_LIMIT,
};

/** What the person has in hand is shown first. */
export function SuspendDialog({ member, onClose }: SuspendDialogProps) {
  const work = useStaffWork(member.uid);
  const { name } = member;

  async function confirm({ kind, words: written }: Reason<SuspensionReason>): Promise<void> {
    if (work.status !== "ready" || kind === null) return;
    const seen = work.value.consultations.map(({ id }) => id);
    try {
      await suspend(member.uid, seen, { kind, words: written });
    } catch (error) {
      if (error instanceof AppError && error.code === "bookings_ahead") work.retry();
      throw error;
    }
    toast("success", words.done(name));
    onClose();
  }

  return (
    <ConfirmDialog
      title={words.title(name)}
      confirm={words.confirm}
      confirming={words.confirming}
      keep={words.keep}
      danger
      ready={work.status === "ready"}
      reason={WHY}
      onConfirm={confirm}
      onClose={onClose}
    >
      <WorkInHand work={work} />
      {work.status === "ready" && (
        <HeldTerritories franchises={work.value.franchises}>{workInHand.franchises}</HeldTerritories>
      )}
      <ul className="grid list-disc gap-1.5 ps-5">
        {words.effects(name).map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

export function ReinstateDialog({ member, onClose }: SuspendDialogProps) {
  const { name } = member;
  return (
    <ConfirmDialog
      title={words.endTitle(name)}
      confirm={words.endConfirm}
      keep={words.keep}
      onConfirm={async () => {
        await reinstate(member.uid);
        toast("success", words.ended(name));
        onClose();
      }}
      onClose={onClose}
    >
      <p>{words.endEffect(name)}</p>
    </ConfirmDialog>
  );
}
