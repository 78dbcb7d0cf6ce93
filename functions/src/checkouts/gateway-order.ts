import { DomainError } from "@niyamdesk/domain/base/errors";
import { gateway } from "../integrations/razorpay/gateway.ts";
import type { GatewayOrder } from "../integrations/razorpay/schemas.ts";
import { SECOND_MS, timestamp } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";
import { type CheckoutRecord, checkoutRef } from "../platform/refs.ts";
import { changeOf } from "./change-of.ts";
import { gatewayNotes } from "./gateway-notes.ts";

/** Longer than a look-up and a creation may take. */
const LEASE_MS = 25 * SECOND_MS;

type Claim =
  | { turn: "have"; orderId: string }
  | { turn: "mine"; checkout: CheckoutRecord }
  | { turn: "theirs" };

/**
 * The provider's order of a checkout. One caller at a time makes it, so that two tabs are handed the same; after an
 * unknown outcome it is looked for by its receipt before another is made.
 *
 * @throws DomainError gateway_unavailable, gateway_refused; the checkout can be tried again; checkout_not_found when it was
 * erased meanwhile
 */
export async function gatewayOrderId(checkoutId: string): Promise<string> {
  for (let tries = 0; tries < 3; tries += 1) {
    const claim = await claimTurn(checkoutId);
    if (claim.turn === "have") return claim.orderId;
    if (claim.turn === "mine") return make(claim.checkout);
    await changeOf(checkoutRef(checkoutId), (checkout) => checkout.gateway_lease_until === null, LEASE_MS);
  }
  throw new DomainError("gateway_unavailable");
}

function claimTurn(checkoutId: string): Promise<Claim> {
  return db().runTransaction(async (tx): Promise<Claim> => {
    const seen = await tx.get(checkoutRef(checkoutId));
    const checkout = seen.data();
    if (!checkout) throw new DomainError("checkout_not_found");
    if (checkout.razorpay_order_id !== null) return { turn: "have", orderId: checkout.razorpay_order_id };
    const now = seen.readTime.toMillis();
    if ((checkout.gateway_lease_until?.toMillis() ?? 0) > now) return { turn: "theirs" };
    const gateway_lease_until = timestamp(now + LEASE_MS);
    tx.update(checkoutRef(checkoutId), { gateway_lease_until, gateway_asked: true });
    return { turn: "mine", checkout };
  });
}

async function make(checkout: CheckoutRecord): Promise<string> {
  try {
    const made = (checkout.gateway_asked ? await found(checkout) : null) ?? (await create(checkout));
    return await attach(checkout.id, made.id);
  } catch (error) {
    await endTurn(checkout.id);
    throw error;
  }
}

/** Unless the checkout was erased with its account meanwhile. */
function endTurn(checkoutId: string): Promise<void> {
  const ref = checkoutRef(checkoutId);
  return db().runTransaction(async (tx) => {
    if ((await tx.get(ref)).exists) tx.update(ref, { gateway_lease_until: null });
  });
}

async function found({ id, amount_paise }: CheckoutRecord): Promise<GatewayOrder | null> {
  const order = await gateway.findOrderByReceipt(id);
  return order?.amount === amount_paise ? order : null;
}

function create(checkout: CheckoutRecord): Promise<GatewayOrder> {
  return gateway.createOrder({
    amount: checkout.amount_paise,
    receipt: checkout.id,
    notes: gatewayNotes(checkout),
  });
}

/** Keeps the first one: a lease that ran out may have let two be made, but only one is ever handed out. */
function attach(checkoutId: string, orderId: string): Promise<string> {
  return db().runTransaction(async (tx) => {
    const checkout = (await tx.get(checkoutRef(checkoutId))).data();
    if (!checkout) throw new DomainError("checkout_not_found");
    const attached = checkout.razorpay_order_id ?? orderId;
    tx.update(checkoutRef(checkoutId), {
      razorpay_order_id: attached,
      gateway_lease_until: null,
      updated_at: timestamp(),
    });
    return attached;
  });
}
