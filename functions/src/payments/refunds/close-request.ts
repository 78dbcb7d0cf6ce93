import { REFUND_REQUESTS } from "@niyamdesk/domain/refunds/queries";
import type { RefundRequest } from "@niyamdesk/domain/refunds/refund-request";
import { audit } from "../../platform/audit.ts";
import { timestamp } from "../../platform/clock.ts";
import { paymentRef, recordRef } from "../../platform/refs.ts";
import type { UnitOfWork } from "../../platform/unit-of-work.ts";

/** The provider has it, or refused it. Within the commit that counts its money no more as asked for. @param refund_id null: refused */
export function closeRequest(
  unit: UnitOfWork,
  { id, payment_id }: RefundRequest,
  { refund_id, refusal = "" }: { refund_id: string | null; refusal?: string },
): "accepted" | "refused" {
  const status = refund_id === null ? "refused" : "accepted";
  unit.update(recordRef(REFUND_REQUESTS, id), {
    ...{ status, refund_id, updated_at: timestamp(unit.now()) },
    ...(status === "refused" ? { refusal } : {}),
  });
  audit(unit, `refund-answered_${id}`, {
    ...{ actor: "system", role: "system", action: `refund.${status}` },
    ...{ subject: paymentRef(payment_id).path, before: { status: "asked" } },
    after: { status, ...(refund_id === null ? {} : { refund_id }) },
  });
  return status;
}
