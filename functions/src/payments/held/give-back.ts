import { DomainError } from "@niyamdesk/domain/base/errors";
import { isReturnable, type Payment } from "@niyamdesk/domain/payments/payment";
import { gateway } from "../../integrations/razorpay/gateway.ts";
import { audit } from "../../platform/audit.ts";
import { timestamp } from "../../platform/clock.ts";
import { checkoutRef, paymentRef } from "../../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../../platform/unit-of-work.ts";
import { applyAllRefunds } from "../apply-refund.ts";
import { heldOrOver } from "../held-checkout.ts";
import { withdrawHold } from "../settlement/effects/notify-client.ts";
import { queueHoldAlertAnew } from "../settlement/effects/queue-mail.ts";

/**
 * Sends the whole of a held payment back, once: the provider knows a second asking by its key. That it is on its way is
 * written first, so that nothing is sold for it meanwhile; a process that dies in between is followed by another try.
 *
 * A refusal is nothing that whoever asked could mend: somebody gave it back by hand and we did not hear of it, or the
 * balance does not suffice. What the provider knows is taken over; money that is still held is told to the administrator, and
 * tried again by the schedule.
 *
 * @throws DomainError gateway_unavailable
 */
export async function giveBack(paymentId: string, actor: string): Promise<void> {
  const payment = await commitTogether((unit) => claim(unit, paymentId, actor));
  if (!payment) return;
  const isAccepted = await askFor(payment);
  await applyAllRefunds(paymentId, await gateway.refundsOfPayment(paymentId));
  if (!isAccepted) await commitTogether((unit) => alertIfHeld(unit, paymentId));
}

/** @returns false when the provider refused */
async function askFor({ id, amount_paise, hold_reason }: Payment): Promise<boolean> {
  try {
    await gateway.refund({
      paymentId: id,
      amount: amount_paise,
      idempotencyKey: `giveback-${id}`,
      notes: { reason: hold_reason ?? "held" },
    });
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === "gateway_refused") return false;
    throw error;
  }
}

async function alertIfHeld(unit: UnitOfWork, id: string): Promise<void> {
  const payment = await unit.get(paymentRef(id));
  if (payment?.status === "held") await queueHoldAlertAnew(unit, id);
}

async function claim(unit: UnitOfWork, id: string, actor: string): Promise<Payment | null> {
  const payment = await unit.get(paymentRef(id));
  if (!payment || !isReturnable(payment)) return null;
  const checkout =
    payment.checkout_id === null ? undefined : await unit.get(checkoutRef(payment.checkout_id));
  unit.update(paymentRef(id), { duplicate_answer: "give_back", updated_at: timestamp(unit.now()) });
  if (payment.user_id !== null) withdrawHold(unit, payment.user_id, id);
  // Nothing is asked or checked there any more.
  const changes = checkout && (await heldOrOver({ ...payment, status: "refunded" }, checkout));
  if (checkout && changes) {
    unit.update(checkoutRef(checkout.id), { ...changes, updated_at: timestamp(unit.now()) });
  }
  audit(unit, `payment-given-back_${id}`, {
    actor,
    role: actor === "system" ? "system" : "client_user",
    action: "payment.given_back",
    subject: paymentRef(id).path,
    before: { hold_reason: payment.hold_reason },
    after: { amount_paise: payment.amount_paise },
  });
  return payment;
}
