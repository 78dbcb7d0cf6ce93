import {
  type Consultation,
  type ConsultationParty,
  mayMoveConsultation,
} from "@niyamdesk/domain/consultation";
import { DomainError } from "@niyamdesk/domain/errors";
import { audit } from "../../platform/audit.ts";
import { timestamp } from "../../platform/clock.ts";
import { commitTogether } from "../../platform/unit-of-work.ts";
import { bookedSlotRef, bookingsRef, consultationRef } from "../refs.ts";
import { mailboxesOf } from "./mailboxes.ts";
import { tellOfCancellation } from "./tell.ts";

/**
 * Calls a consultation off for one of its parties and frees its time. Once it is, nothing more happens.
 *
 * @throws DomainError consultation_not_found (also for everybody else's), consultation_begun
 */
export async function cancelConsultation(id: string, uid: string, reason: string | null): Promise<void> {
  const ref = consultationRef(id);
  const seen = (await ref.get()).data();
  if (!seen) throw new DomainError("consultation_not_found");
  const by = partyOf(seen, uid);
  const mailboxes = await mailboxesOf(seen);
  await commitTogether(async (unit) => {
    const consultation = await unit.get(ref);
    if (!consultation) throw new DomainError("consultation_not_found");
    if (consultation.status === "cancelled") return;
    if (!mayMoveConsultation(consultation, "cancelled", by === "client" ? "client_user" : "ca", Date.now())) {
      throw new DomainError("consultation_begun");
    }
    const change = { status: "cancelled", cancelled_by: by, cancelled_at: timestamp(), reason } as const;
    unit.update(ref, { ...change, updated_at: timestamp() });
    unit.delete(bookedSlotRef(consultation.ca_id, consultation.slot));
    const bookings = await unit.get(bookingsRef(consultation.user_id));
    if (bookings) {
      const booked = bookings.booked.filter(({ consultation_id }) => consultation_id !== id);
      unit.update(bookingsRef(consultation.user_id), { booked });
    }
    await tellOfCancellation(unit, { ...consultation, ...change }, mailboxes);
    audit(unit, `consultation.cancelled_${id}`, {
      actor: uid,
      role: by === "client" ? "client_user" : "ca",
      action: "consultation.cancelled",
      subject: ref.path,
      before: { status: consultation.status },
      after: { status: "cancelled" },
    });
  });
}

function partyOf({ user_id, ca_user_id }: Consultation, uid: string): ConsultationParty {
  if (user_id === uid) return "client";
  if (ca_user_id === uid) return "ca";
  throw new DomainError("consultation_not_found");
}
