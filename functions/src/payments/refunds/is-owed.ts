import type { Payment } from "@niyamdesk/domain/payments/payment";
import { refundLeft, refundsToArrive } from "@niyamdesk/domain/payments/refund-left";
import { owedOf } from "@niyamdesk/domain/refunds/owed";
import { refundRequestsOfPaymentQuery } from "@niyamdesk/domain/refunds/queries";
import type { RefundRequest } from "@niyamdesk/domain/refunds/refund-request";
import { runQuery } from "../../platform/run-query.ts";

/**
 * Whether nobody has sent since what failed or was refused. Asked within a commit after the payment was read, it holds for that commit: whatever
 * is asked back changes the payment.
 *
 * @param id of the refund that failed, or of a request
 */
export async function isOwed(payment: Payment, id: string): Promise<boolean> {
  const requests = await requestsOf(payment);
  const own = requests.find((request) => request.id === id);
  const owed = owedOf({ refunds: refundsToArrive(payment), requests, left_paise: refundLeft(payment) });
  return owed.some((one) => one.id === id || one.id === own?.refund_id);
}

/** Whether it failed or was refused, whatever was sent since. */
export async function isUnsent(payment: Payment, id: string): Promise<boolean> {
  if (payment.refunds.some((refund) => refund.id === id && refund.status === "failed")) return true;
  const own = (await requestsOf(payment)).find((request) => request.id === id);
  if (own?.status === "refused") return true;
  return payment.refunds.some((refund) => refund.id === own?.refund_id && refund.status === "failed");
}

async function requestsOf({ id: payment_id }: Payment): Promise<RefundRequest[]> {
  const entries = await runQuery(refundRequestsOfPaymentQuery, { payment_id });
  return entries.map((entry) => entry.data() as RefundRequest);
}
