import type { Language } from "../base/languages.ts";
import { PRODUCT } from "../base/product.ts";
import type { CouponTerms } from "../coupons/coupon.ts";
import { cutToBytes } from "../fields/writing.ts";
import type { InvoiceParty } from "../invoices/invoice.ts";
import type { TaxBreakup } from "../money/gst.ts";
import type { Moment } from "../time/moment.ts";
import type { ContactDetails } from "./checkout-input.ts";

/** `paid` is final; `held` means that money arrived which does not match and waits for an admin. */
export const CHECKOUT_STATUSES = ["created", "attempted", "paid", "expired", "held"] as const;
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number];

/** Without a payment by then, a checkout counts as expired. Its price holds so long, whatever becomes of the service. */
export const CHECKOUT_OPEN_DAYS = 1;

/**
 * A payment made later than that after its checkout was opened is of a price that may be long gone: an administrator
 * decides. Between the two a payment counts if the plan is still on sale.
 */
export const PRICE_KEPT_DAYS = 7;

/** A second payment for the same plan within that time may be a mistake: the client is asked before it is sold, or after. */
export const DUPLICATE_DAYS = 7;

/** The window's description and each note: the gateway counts 255 and 256, in bytes where nobody has said otherwise. */
const GATEWAY_TEXT_BYTES = 255;

/** Whether the client may still pay this checkout. */
export function isPayable(status: CheckoutStatus): boolean {
  return status === "created" || status === "attempted";
}

/** What a note of the gateway order may hold of a text of ours. */
export function gatewayNote(text: string): string {
  return cutToBytes(text, GATEWAY_TEXT_BYTES);
}

/** What the provider's window says is paid for, and who is billed. It has to begin with a letter or digit. */
export function windowDescription(serviceName: string, planName: string, billedTo: string): string {
  const said = `${serviceName} · ${planName} · ${billedTo}`;
  return cutToBytes(/^[\p{L}\p{N}]/u.test(said) ? said : `${PRODUCT}: ${said}`, GATEWAY_TEXT_BYTES);
}

/** What the provider's window needs; the key id is public. */
export interface CheckoutSession {
  checkout_id: string;
  status: CheckoutStatus;
  /** Empty: there is nothing to pay. */
  razorpay_order_id: string;
  razorpay_key_id: string;
  /** Paise. */
  amount_paise: number;
  currency: "INR";
  /** `test` shows test cards in the payment dialog. */
  mode: "test" | "live";
  prefill: { name: string; email: string; contact: string };
  notes: Record<string, string>;
  /** Set when this checkout is already paid. */
  order_id: string | null;
}

/** `processing`: the payment exists and is not final yet; the checkout document tells when it is. */
export interface PaymentOutcome {
  status: "paid" | "processing" | "not_paid" | "held";
  order_id: string | null;
}

/** `created`: the bank has not answered; `returned`: authorised, never captured, and given back by the provider. */
export const ATTEMPT_STATUSES = ["created", "authorized", "failed", "returned", "captured"] as const;

export interface CheckoutAttempt {
  status: (typeof ATTEMPT_STATUSES)[number];
  /** The provider's words for a failure. */
  description: string | null;
  /** When it was made, by the provider's clock. */
  at: Moment;
}

/** Attempts that are kept of one checkout: the newest failures, after all that are more than a failure. */
export const MAX_ATTEMPTS = 50;

/** `checkouts/{id}`; written by functions only, read by its owner. */
export interface Checkout {
  id: string;
  user_id: string;
  service_id: string;
  service_name: string;
  plan_id: string;
  plan_name: string;
  sac: string;
  turnaround: string;
  /** Who is billed and where, as the window that is paid in shows it: never changed afterwards. */
  contact: ContactDetails;
  /** Who sells, and how the tax is split, as they were when the checkout was opened. */
  supplier: InvoiceParty;
  tax: TaxBreakup;
  /** What a coupon took off the price before that tax. Absent: there is none. */
  coupon?: CouponTerms;
  /** What the client pays, paise. */
  amount_paise: number;
  gst_paise: number;
  currency: "INR";
  razorpay_order_id: string | null;
  /** The keys the gateway order was made with; another mode needs a new gateway order. */
  key_mode: "test" | "live";
  key_id: string;
  status: CheckoutStatus;
  /** Of one that is held: whether its client has to say what a payment was meant for. */
  asked?: boolean;
  /** Payment attempts by Razorpay payment id, at most MAX_ATTEMPTS. */
  attempts: Record<string, CheckoutAttempt>;
  idempotency_key: string;
  /** In which its client reads. Absent: it was opened before that was known. */
  language?: Language;
  order_id: string | null;
  payment_id: string | null;
  franchise_initiated: boolean;
  /** The client knew of the payment for the same plan days before, and buys it again. */
  repeat: boolean;
  created_at: Moment;
  updated_at: Moment;
  paid_at: Moment | null;
}

/** The order a checkout becomes; one each, so that settling twice cannot make two. */
export function orderIdOf(checkoutId: string): string {
  return checkoutId.replace(/^chk_/, "ORD-").toUpperCase();
}
