import { DomainError } from "@niyamdesk/domain/base/errors";
import type { Role } from "@niyamdesk/domain/base/roles";
import {
  type Consultation,
  type ConsultationCanceller,
  mayMoveConsultation,
} from "@niyamdesk/domain/consultations/consultation";
import { audit } from "../platform/audit.ts";
import { timestamp } from "../platform/clock.ts";
import { bookedSlotRef, bookingsRef, consultationRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { mailboxesOf } from "./mailboxes.ts";
import { tellOfCancellation } from "./tell.ts";

interface By {
  canceller: ConsultationCanceller;
  /** A uid, or `system`. */
  actor: string;
  reason: string | null;
}

const ROLE_OF: Record<ConsultationCanceller, Role> = { client: "client_user", ca: "ca", office: "admin" };

/**
 * Calls a consultation off, frees its time and tells both parties. Once it is, nothing more happens.
 *
 * @throws DomainError consultation_not_found, consultation_begun
 */
export async function callOff(seen: Consultation, { canceller, actor, reason }: By): Promise<void> {
  const { id } = seen;
  const ref = consultationRef(id);
  const mailboxes = await mailboxesOf(seen);
  await commitTogether(async (unit) => {
    const consultation = await unit.get(ref);
    if (!consultation) throw new DomainError("consultation_not_found");
    if (consultation.status === "cancelled") return;
    if (!mayMoveConsultation(consultation, "cancelled", ROLE_OF[canceller], Date.now())) {
      throw new DomainError("consultation_begun");
    }
    const change = {
      ...({ status: "cancelled", cancelled_by: canceller, reason } as const),
      cancelled_at: timestamp(),
    };
    unit.update(ref, { ...change, remind_at: null, updated_at: timestamp() });
    unit.delete(bookedSlotRef(consultation.ca_id, consultation.slot));
    const bookings = await unit.get(bookingsRef(consultation.user_id));
    if (bookings) {
      const booked = bookings.booked.filter(({ consultation_id }) => consultation_id !== id);
      unit.update(bookingsRef(consultation.user_id), { booked });
    }
    await tellOfCancellation(unit, { ...consultation, ...change }, mailboxes);
    audit(unit, `consultation.cancelled_${id}`, {
      actor,
      role: ROLE_OF[canceller],
      action: "consultation.cancelled",
      subject: ref.path,
      before: { status: consultation.status },
      after: { status: "cancelled" },
    });
  });
}
