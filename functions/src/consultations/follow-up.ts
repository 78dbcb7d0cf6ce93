import { DomainError } from "@niyamdesk/domain/base/errors";
import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import { followUpRefusal } from "@niyamdesk/domain/consultations/consultation-outcome";
import { addressee } from "../mail/addressee.ts";
import { prepareReturn } from "../orders/prepare-return.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { proven } from "../platform/proven.ts";
import { consultationRef } from "../platform/refs.ts";

/**
 * Prepares a purchase for the client of a consultation, whose address the CA does not learn. It is mailed where that is confirmed.
 *
 * @throws DomainError consultation_not_found (also for everybody else's), consultation_ahead, consultation_cancelled, follow_up_late,
 * service_not_found, plan_not_found
 */
export async function followUp(
  { consultation_id, ...wanted }: ParsedInput<"prepareFollowUp">,
  caller: Caller,
): Promise<CallableOutputs["prepareFollowUp"]> {
  const consultation = (await consultationRef(consultation_id).get()).data();
  if (consultation?.ca_user_id !== caller.uid) throw new DomainError("consultation_not_found");
  const refused = followUpRefusal(consultation, Date.now());
  if (refused !== null) throw new DomainError(refused);
  const account = await addressee(consultation.user_id);
  const email = account === null ? null : proven(account).email;
  return prepareReturn(
    { ...wanted, name: consultation.client_name, email },
    caller,
    (unit, { code, mailed }) => {
      const { service_id, plan_id } = wanted;
      audit(unit, `consultation.followed_up_${consultation_id}_${code}`, {
        ...{ actor: caller.uid, role: caller.role ?? "", action: "consultation.followed_up" },
        ...{ subject: consultationRef(consultation_id).path, before: null },
        after: { service_id, plan_id, mailed },
      });
    },
  );
}
