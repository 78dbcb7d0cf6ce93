import { DomainError } from "@niyamdesk/domain/base/errors";
import type { Consultation } from "@niyamdesk/domain/consultations/consultation";
import {
  type ConsultationOutcome,
  outcomeRefusal,
} from "@niyamdesk/domain/consultations/consultation-outcome";
import { audit } from "../platform/audit.ts";
import { timestamp } from "../platform/clock.ts";
import { consultationRef, mailRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { type Mailboxes, mailboxesOf } from "./mailboxes.ts";
import { heldMailId, tellOfHeld, tellOfMissed } from "./tell.ts";

/**
 * Notes what a CA says of a consultation of theirs that has begun: it was held, or the client did not come. Said again,
 * nothing more happens; said otherwise within a day, it is corrected.
 *
 * @throws DomainError consultation_not_found (also for everybody else's), consultation_ahead, consultation_cancelled,
 * consultation_ended, consultation_reviewed
 */
export async function endConsultation(id: string, outcome: ConsultationOutcome, uid: string): Promise<void> {
  const ref = consultationRef(id);
  const mailboxes = await mailboxesOf(ownedBy(uid, (await ref.get()).data()));
  await commitTogether(async (unit) => {
    const consultation = ownedBy(uid, await unit.get(ref));
    const { status, marked_at } = consultation;
    const now = Date.now();
    const refusal = outcomeRefusal(consultation, outcome, now);
    if (refusal !== null) throw new DomainError(refusal);
    if (status === outcome) return;
    // A correction does not begin its day anew.
    unit.update(ref, { status: outcome, marked_at: marked_at ?? timestamp(now), updated_at: timestamp(now) });
    await tellClient(unit, consultation, { outcome, mailboxes });
    audit(unit, `consultation.ended_${id}_${now}`, {
      actor: uid,
      role: "ca",
      action: status === "booked" ? "consultation.ended" : "consultation.corrected",
      subject: ref.path,
      before: { status },
      after: { status: outcome },
    });
  });
}

function ownedBy(uid: string, consultation: Consultation | undefined): Consultation {
  if (consultation?.ca_user_id !== uid) throw new DomainError("consultation_not_found");
  return consultation;
}

async function tellClient(
  unit: UnitOfWork,
  consultation: Consultation,
  { outcome, mailboxes }: { outcome: ConsultationOutcome; mailboxes: Mailboxes },
): Promise<void> {
  if (outcome === "no_show") tellOfMissed(unit, consultation);
  // Whoever has written one already is not asked.
  else if (!consultation.reviewed_at) {
    const mailed = (await unit.get(mailRef(heldMailId(consultation.id)))) !== undefined;
    tellOfHeld(unit, consultation, { mailboxes, mailed });
  }
}
