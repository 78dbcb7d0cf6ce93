import type { Language } from "@niyamdesk/domain/base/languages";
import { DAY_MS, MINUTE_MS, timestamp } from "../platform/clock.ts";
import type { CheckoutRecord } from "../platform/refs.ts";
import { newCheckoutId } from "./checkout-id.ts";
import type { Purchase } from "./purchase.ts";

/** The provider's window lives up to a quarter of an hour; the first look for a payment we missed comes early in it. */
const FIRST_CHECK_MS = 5 * MINUTE_MS;

export interface Buyer {
  uid: string;
  key: { id: string; mode: "test" | "live" };
  idempotencyKey: string;
  franchiseInitiated: boolean;
  /** Buys again what was paid for days before, knowing it. */
  repeat: boolean;
  /** In which they read; undefined: not known. */
  language?: Language | undefined;
}

/** What is sold to whom and on what terms. None of it changes while a checkout is open: something else is another checkout. */
export type Terms = ReturnType<typeof termsOf>;

export function termsOf({ service, plan, supplier, tax, contact, coupon }: Purchase, buyer: Buyer) {
  return {
    user_id: buyer.uid,
    key_mode: buyer.key.mode,
    service_id: service.id,
    service_name: service.name,
    plan_id: plan.id,
    plan_name: plan.name,
    sac: service.sac,
    turnaround: plan.turnaround,
    contact,
    supplier,
    tax,
    ...(coupon === null ? {} : { coupon }),
    amount_paise: tax.total_paise,
    gst_paise: tax.gst_paise,
    currency: "INR",
  } as const;
}

/** @param opened by the database's clock */
export function newCheckout(terms: Terms, buyer: Buyer, opened: number): CheckoutRecord {
  const now = timestamp(opened);
  return {
    ...terms,
    id: newCheckoutId(),
    razorpay_order_id: null,
    key_id: buyer.key.id,
    status: "created",
    attempts: {},
    idempotency_key: buyer.idempotencyKey,
    order_id: null,
    payment_id: null,
    franchise_initiated: buyer.franchiseInitiated,
    repeat: buyer.repeat,
    ...(buyer.language === undefined ? {} : { language: buyer.language }),
    created_at: now,
    updated_at: now,
    paid_at: null,
    next_check_at: timestamp(opened + FIRST_CHECK_MS),
    gateway_lease_until: null,
    gateway_asked: false,
    capturing: null,
    lead_at: timestamp(opened + DAY_MS),
  };
}
