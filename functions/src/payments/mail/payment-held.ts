import type { MailData } from "@niyamdesk/domain/mail/mail";
import { isGone } from "@niyamdesk/domain/payments/payment";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { checkoutRef, paymentRef } from "../../platform/refs.ts";
import { paymentHeld } from "./payment-held-words.ts";

/** Null when all of it went back, or it pays for an order by now: nothing is left to decide. @throws RangeError when there is no such payment */
export async function paymentHeldMail(data: MailData["payment-held"]): Promise<MailContent | null> {
  const payment = (await paymentRef(data.payment_id).get()).data();
  if (!payment) throw new RangeError(`There is no payment ${data.payment_id}`);
  if (payment.hold_reason === null || isGone(payment)) return null;
  const checkout =
    payment.checkout_id === null ? undefined : (await checkoutRef(payment.checkout_id).get()).data();
  return paymentHeld({
    paymentId: payment.id,
    razorpayOrderId: payment.razorpay_order_id,
    checkoutId: payment.checkout_id,
    service: payment.service,
    reason: payment.hold_reason ?? "unknown_order",
    amountPaise: payment.amount_paise,
    currency: payment.currency,
    expectedPaise: checkout?.amount_paise ?? null,
    paidAt: payment.date.toMillis(),
  });
}
