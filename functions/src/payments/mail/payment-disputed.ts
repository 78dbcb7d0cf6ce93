import type { MailData } from "@niyamdesk/domain/mail/mail";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { paymentRef } from "../../platform/refs.ts";
import { paymentDisputed } from "./payment-disputed-words.ts";

/** Null when the bank gave up meanwhile. @throws RangeError when there is no such dispute */
export async function paymentDisputedMail(data: MailData["payment-disputed"]): Promise<MailContent | null> {
  const payment = (await paymentRef(data.payment_id).get()).data();
  const dispute = payment?.disputes?.find(({ id }) => id === data.dispute_id);
  if (!payment || !dispute) throw new RangeError(`There is no dispute ${data.dispute_id}`);
  if (dispute.status === "won" || dispute.status === "closed") return null;
  return paymentDisputed({
    paymentId: payment.id,
    disputeId: dispute.id,
    orderId: payment.order_id,
    service: payment.service,
    amountPaise: dispute.amount_paise,
    phase: dispute.phase,
    isLost: dispute.status === "lost",
    respondBy: dispute.respond_by?.toMillis() ?? null,
  });
}
