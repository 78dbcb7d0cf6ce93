import { DomainError } from "@niyamdesk/domain/base/errors";
import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import { addressee } from "../mail/addressee.ts";
import { prepareReturn } from "../orders/prepare-return.ts";
import type { Caller } from "../platform/caller.ts";
import { proven } from "../platform/proven.ts";
import { consultationRef } from "../platform/refs.ts";

/**
 * Prepares a purchase for the client of a consultation, whose address the CA does not learn. It is mailed where that is confirmed.
 *
 * @throws DomainError consultation_not_found (also for everybody else's), consultation_ahead, service_not_found, plan_not_found
 */
export async function followUp(
  { consultation_id, ...wanted }: ParsedInput<"prepareFollowUp">,
  caller: Caller,
): Promise<CallableOutputs["prepareFollowUp"]> {
  const consultation = (await consultationRef(consultation_id).get()).data();
  if (consultation?.ca_user_id !== caller.uid) throw new DomainError("consultation_not_found");
  if (consultation.starts_at.toMillis() > Date.now()) throw new DomainError("consultation_ahead");
  const account = await addressee(consultation.user_id);
  const email = account === null ? null : proven(account).email;
  return prepareReturn({ ...wanted, name: consultation.client_name, email }, caller);
}
