import { findCheckoutId } from "../checkouts/find-checkout-id.ts";
import { audit } from "../platform/audit.ts";
import { timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { logFailure } from "../platform/log.ts";
import { checkoutRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

interface Unreadable {
  name: string;
  paymentId: string | null;
  orderId: string | null;
  why: string;
}

/**
 * Keeps that a signed event could not be read, or is of nothing that we know, tells the operators, and has the provider
 * asked about its checkout: the same event would be no better next time, and a webhook that fails for a day is switched off.
 */
export async function noteUnreadable(event: Unreadable, rawBody: Buffer): Promise<void> {
  const { name, paymentId, orderId, why } = event;
  const hash = sha256(rawBody.toString("utf8"));
  const checkoutId = await findCheckoutId(orderId);
  await commitTogether(async (unit) => {
    audit(unit, `webhook-unreadable_${hash}`, {
      actor: "system",
      role: "system",
      action: "webhook.unreadable",
      subject: paymentId === null ? "webhook" : `payments/${paymentId}`,
      before: null,
      after: { event: name, order: orderId, why },
    });
    if (checkoutId === null || (await unit.get(checkoutRef(checkoutId))) === undefined) return;
    unit.update(checkoutRef(checkoutId), { next_check_at: timestamp() });
  });
  logFailure("webhook that nothing could be done with", new RangeError(why), {
    event: name,
    payment: paymentId,
  });
}
