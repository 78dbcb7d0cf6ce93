import type { Payment } from "@niyamdesk/domain/payment";
import { gateway } from "../../integrations/razorpay/gateway.ts";
import { audit } from "../../platform/audit.ts";
import { timestamp } from "../../platform/clock.ts";
import { commitTogether } from "../../platform/unit-of-work.ts";
import { applyAllRefunds } from "../payments/apply-refund.ts";
import { checkoutRef, paymentRef } from "../refs.ts";

/** What may be given back without an administrator: nobody but the payer can want it. */
export function isReturnable({ status, hold_reason, refunds, refunded_paise }: Payment): boolean {
  const reasons: readonly unknown[] = ["purchase_erased", "possible_duplicate"];
  return status === "held" && reasons.includes(hold_reason) && refunds.length === 0 && refunded_paise === 0;
}

/**
 * Sends the whole of a held payment back, once: the provider knows a second asking by its key. That it is on its way is
 * written first, so that nothing is sold for it meanwhile; a process that dies in between is followed by another try.
 *
 * @throws DomainError gateway_unavailable, gateway_refused
 */
export async function giveBack(paymentId: string, actor: string): Promise<void> {
  const payment = await commitTogether((unit) => claim(unit, paymentId, actor));
  if (!payment) return;
  await gateway.refund({
    paymentId,
    amount: payment.amount_paise,
    idempotencyKey: `giveback-${paymentId}`,
    notes: { reason: payment.hold_reason ?? "held" },
  });
  await applyAllRefunds(paymentId, await gateway.refundsOfPayment(paymentId));
  if (payment.checkout_id !== null) await endCheckout(payment.checkout_id);
}

async function claim(
  unit: Parameters<Parameters<typeof commitTogether>[0]>[0],
  id: string,
  actor: string,
): Promise<Payment | null> {
  const payment = await unit.get(paymentRef(id));
  if (!payment || !isReturnable(payment)) return null;
  unit.update(paymentRef(id), { duplicate_answer: "give_back", updated_at: timestamp(unit.now()) });
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

/** Nothing is checked there any more. */
function endCheckout(id: string): Promise<void> {
  return commitTogether(async (unit) => {
    const checkout = await unit.get(checkoutRef(id));
    if (checkout?.status !== "held") return;
    unit.update(checkoutRef(id), { status: "expired", updated_at: timestamp() });
  });
}
