import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { CONSULTATION_NOTES } from "@niyamdesk/domain/consultations/queries";
import { timestamp } from "../platform/clock.ts";
import { consultationRef, recordRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/**
 * What the CA of a consultation that has begun wants to remember of it.
 *
 * @throws DomainError consultation_not_found (also for everybody else's), consultation_ahead, changed_meanwhile
 */
export function note(
  { consultation_id, text, seen_at }: ParsedInput<"noteConsultation">,
  uid: string,
): Promise<void> {
  return commitTogether(async (unit) => {
    const ref = recordRef(CONSULTATION_NOTES, consultation_id);
    const known = await unit.get(ref);
    const consultation = await unit.get(consultationRef(consultation_id));
    if (consultation?.ca_user_id !== uid) throw new DomainError("consultation_not_found");
    if (consultation.starts_at.toMillis() > unit.now()) throw new DomainError("consultation_ahead");
    // Sent again after an answer that was lost.
    if (known?.text === text) return;
    if ((known?.updated_at.toMillis() ?? null) !== seen_at) throw new DomainError("changed_meanwhile");
    const updated_at = timestamp(Math.max(unit.now(), (seen_at ?? 0) + 1));
    if (known) unit.update(ref, { text, updated_at });
    else {
      const { user_id } = consultation;
      unit.create(ref, {
        consultation_id,
        ca_user_id: uid,
        user_id,
        text,
        created_at: updated_at,
        updated_at,
      });
    }
    // An erasure of the client takes consultations first: a note that comes after meets none here, and one before is found with the notes.
    unit.update(consultationRef(consultation_id), { updated_at });
  });
}
