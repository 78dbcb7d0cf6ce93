import { DomainError } from "@niyamdesk/domain/base/errors";
import type { Consultation, ConsultationParty } from "@niyamdesk/domain/consultations/consultation";
import { consultationRef } from "../platform/refs.ts";
import { callOff } from "./call-off.ts";

/**
 * Calls a consultation off for one of its parties.
 *
 * @throws DomainError consultation_not_found (also for everybody else's), consultation_begun
 */
export async function cancelConsultation(id: string, uid: string, reason: string | null): Promise<void> {
  const seen = (await consultationRef(id).get()).data();
  if (!seen) throw new DomainError("consultation_not_found");
  await callOff(seen, { canceller: partyOf(seen, uid), actor: uid, reason });
}

function partyOf({ user_id, ca_user_id }: Consultation, uid: string): ConsultationParty {
  if (user_id === uid) return "client";
  if (ca_user_id === uid) return "ca";
  throw new DomainError("consultation_not_found");
}
