import { audit } from "../../../platform/audit.ts";
import { administratorEmail } from "../../../platform/params.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import type { Effect, Fulfilment, Hold } from "../facts.ts";

export const queueConfirmation: Effect<Fulfilment> = (unit, { payment, checkout, orderId }) =>
  queueMail(unit, {
    id: `order-confirmation_${orderId}`,
    to: checkout.contact.email,
    template: "order-confirmation",
    data: { order_id: orderId, payment_id: payment.id },
  });

/** An administrator decides about money that does not fit. */
export const queueHoldAlert: Effect<Hold> = (unit, { payment, checkout, reason }) => {
  audit(unit, `payment-held_${payment.id}`, {
    actor: "system",
    role: "system",
    action: "payment.held",
    subject: `payments/${payment.id}`,
    before: checkout && { checkout_id: checkout.id, amount_paise: checkout.amount_paise },
    after: { reason, amount_paise: payment.amount, currency: payment.currency },
  });
  const to = administratorEmail();
  if (to === null) return;
  queueMail(unit, {
    id: `payment-held_${payment.id}`,
    to,
    template: "payment-held",
    data: { payment_id: payment.id },
  });
};
