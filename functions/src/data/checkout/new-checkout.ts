import { MINUTE_MS, timestamp } from "../../platform/clock.ts";
import type { CheckoutRecord } from "../refs.ts";
import { newCheckoutId } from "./checkout-id.ts";
import type { Purchase } from "./purchase.ts";

/** The provider's window lives up to a quarter of an hour; the first look for a payment we missed comes early in it. */
const FIRST_CHECK_MS = 5 * MINUTE_MS;

export interface Buyer {
  uid: string;
  key: { id: string; mode: "test" | "live" };
  idempotencyKey: string;
  franchiseInitiated: boolean;
}

export function newCheckout({ service, plan, tax, contact }: Purchase, buyer: Buyer): CheckoutRecord {
  const now = timestamp();
  return {
    id: newCheckoutId(),
    user_id: buyer.uid,
    service_id: service.id,
    service_name: service.name,
    plan_id: plan.id,
    plan_name: plan.name,
    sac: service.sac,
    turnaround: plan.turnaround,
    contact,
    tax,
    amount_paise: tax.total_paise,
    gst_paise: tax.gst_paise,
    currency: "INR",
    razorpay_order_id: null,
    key_mode: buyer.key.mode,
    key_id: buyer.key.id,
    status: "created",
    attempts: {},
    idempotency_key: buyer.idempotencyKey,
    order_id: null,
    payment_id: null,
    franchise_initiated: buyer.franchiseInitiated,
    created_at: now,
    updated_at: now,
    paid_at: null,
    next_check_at: timestamp(now.toMillis() + FIRST_CHECK_MS),
    gateway_lease_until: null,
    gateway_asked: false,
    capturing: null,
  };
}
