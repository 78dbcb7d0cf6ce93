import { isReturnable } from "@niyamdesk/domain/payments/payment";
import { backOf } from "../../../integrations/razorpay/schemas.ts";
import { queueMail } from "../../../mail/queue-mail.ts";
import { audit } from "../../../platform/audit.ts";
import { timestamp } from "../../../platform/clock.ts";
import { administratorEmail } from "../../../platform/params.ts";
import { type CheckoutRecord, mailRef } from "../../../platform/refs.ts";
import type { UnitOfWork } from "../../../platform/unit-of-work.ts";
import { orderConfirmationMail } from "../../order-confirmation.mail.ts";
import { paymentHeldMail } from "../../payment-held.mail.ts";
import type { Effect, Hold, Sale } from "../facts.ts";

export function confirmationId(orderId: string): string {
  return `order-confirmation_${orderId}`;
}

export const queueConfirmation: Effect<Sale> = (unit, { checkout, orderId, paymentId }) =>
  queueMail(unit, orderConfirmationMail, {
    id: confirmationId(orderId),
    to: checkout.contact.email,
    data: { order_id: orderId, payment_id: paymentId },
  });

/**
 * For an order that another payment carries, or whose refund failed after all: the confirmation that was not sent yet is
 * sent for what pays now. One that was sent stands.
 */
export async function queueConfirmationAnew(
  unit: UnitOfWork,
  { payment, checkout, orderId }: { payment: { id: string }; checkout: CheckoutRecord; orderId: string },
): Promise<void> {
  const id = confirmationId(orderId);
  const data = { order_id: orderId, payment_id: payment.id };
  const before = await unit.get(mailRef(id));
  if (before === undefined) queueMail(unit, orderConfirmationMail, { id, to: checkout.contact.email, data });
  else if (before.status === "queued") unit.update(mailRef(id), { data });
  // Whoever is at it may be about to find that it has become pointless: the later time keeps them from dropping it.
  else if (before.status === "sending") {
    const later = Math.max(unit.now(), before.next_attempt_at.toMillis() + 1);
    unit.update(mailRef(id), { data, next_attempt_at: timestamp(later) });
  }
}

/** An administrator decides about money that does not fit, and hears nothing of what goes back or is sold by itself. */
export const queueHoldAlert: Effect<Hold> = (unit, { payment, checkout, reason }) => {
  audit(unit, `payment-held_${payment.id}`, {
    actor: "system",
    role: "system",
    action: "payment.held",
    subject: `payments/${payment.id}`,
    before: checkout && { checkout_id: checkout.id, amount_paise: checkout.amount_paise },
    after: { reason, amount_paise: payment.amount, currency: payment.currency },
  });
  const refunded_paise = backOf(payment);
  if (isReturnable({ status: "held", hold_reason: reason, refunds: [], refunded_paise })) return;
  const mail = holdAlert(payment.id);
  if (mail !== null) queueMail(unit, paymentHeldMail, mail);
};

/** Held money that people have to decide about after all, or again: a refund of it failed, or is only of a part. */
export async function queueHoldAlertAnew(unit: UnitOfWork, paymentId: string): Promise<void> {
  const mail = holdAlert(paymentId);
  if (mail !== null && (await unit.get(mailRef(mail.id))) === undefined)
    queueMail(unit, paymentHeldMail, mail);
}

function holdAlert(paymentId: string) {
  const to = administratorEmail();
  if (to === null) return null;
  const data = { payment_id: paymentId };
  return { id: `payment-held_${paymentId}`, to, data };
}
