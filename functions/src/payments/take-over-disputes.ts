import { findCheckoutId } from "../checkouts/find-checkout-id.ts";
import { gateway } from "../integrations/razorpay/gateway.ts";
import type { GatewayDispute } from "../integrations/razorpay/schemas.ts";
import { DAY_MS, SECOND_MS } from "../platform/clock.ts";
import { databaseNow } from "../platform/database-clock.ts";
import { eachIsolated } from "../platform/each-isolated.ts";
import { once } from "../platform/once.ts";
import { erasedPurchaseRef } from "../platform/refs.ts";
import { applyDispute } from "./apply-dispute.ts";
import { recordPayment } from "./record-payment.ts";

/** Longer than any network lets a dispute take, from its opening to the end of arbitration. */
const WATCHED_DAYS = 270;

/**
 * Takes over what the provider lists of disputes: their webhooks may be lost, and each has a day to answer by.
 *
 * @throws DomainError gateway_unavailable, gateway_refused
 */
export async function takeOverDisputes(): Promise<{ done: number; failed: number }> {
  // Before it is asked: a word that is sent meanwhile is the later one.
  const at = Math.floor((await databaseNow()) / SECOND_MS);
  const disputes = await gateway.disputesSince(at - (WATCHED_DAYS * DAY_MS) / SECOND_MS);
  return eachIsolated("dispute", disputes, (dispute) => takeOver(dispute, at));
}

async function takeOver(dispute: GatewayDispute, at: number): Promise<void> {
  if (await applyDispute(dispute, at)) return;
  // Its payment is asked for once: what is of another shop of the same account stays unknown, and is found here each time.
  await once(`dispute_found_${dispute.id}`, async () => {
    const payment = await gateway.fetchPayment(dispute.payment_id);
    if (!(await isOurs(payment.order_id))) return;
    await recordPayment(payment);
    await applyDispute(dispute, at);
  });
}

async function isOurs(orderId: string | null): Promise<boolean> {
  if (orderId === null) return false;
  return (await findCheckoutId(orderId)) !== null || (await erasedPurchaseRef(orderId).get()).exists;
}
