import * as z from "zod/mini";
import { FIELD_WORDS } from "./field-words.ts";
import {
  documentId,
  email,
  optionalBusinessName,
  optionalGstin,
  personName,
  phone,
  stateCode,
} from "./fields.ts";
import type { TaxBreakup } from "./gst.ts";
import type { Moment } from "./moment.ts";
import { isGstin, stateOfGstin } from "./tax-ids.ts";

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

/** Whether the client may still pay this checkout. */
export function isPayable(status: CheckoutStatus): boolean {
  return status === "created" || status === "attempted";
}

/** The contact-details dialog: who buys, where the service is supplied, and whose GSTIN goes on the invoice. */
export const contactDetails = z
  .strictObject({
    name: personName,
    email,
    phone,
    state_code: stateCode,
    gstin: optionalGstin,
    billing_name: optionalBusinessName,
  })
  .check(
    z.refine((contact) => contact.gstin === undefined || stateOfGstin(contact.gstin) === contact.state_code, {
      path: ["state_code"],
      message: FIELD_WORDS.stateNotOfGstin,
      when: ({ value }) => hasGstin(value),
    }),
    z.refine((contact) => contact.gstin === undefined || contact.billing_name !== undefined, {
      path: ["billing_name"],
      message: FIELD_WORDS.businessNameMissing,
      when: ({ value }) => hasGstin(value),
    }),
  );

/** What belongs to a GSTIN is said with the other errors, not after them. */
function hasGstin(value: unknown): boolean {
  return typeof value === "object" && value !== null && "gstin" in value && isGstin(String(value.gstin));
}

/** As typed. */
export type ContactDetailsInput = z.input<typeof contactDetails>;
/** Normalised. */
export type ContactDetails = z.output<typeof contactDetails>;

/** `createCheckout`: no price, currency or quantity is taken from the browser. */
export const createCheckoutInput = z.strictObject({
  service_id: documentId,
  plan_id: documentId,
  contact: contactDetails,
  /** Total the client saw, whole rupees: a guard against paying a price that changed meanwhile, never used as price. */
  seen_total: z.int().check(z.minimum(1), z.maximum(2_000_000)),
  /** Random, made when the client opens the payment dialog; a retry sends the same. */
  idempotency_key: z.uuid(),
  /** Buys the same plan again although one was paid minutes ago. */
  repeat: z.optional(z.boolean()),
});

/** What the provider's window needs; the key id is public. */
export interface CheckoutSession {
  checkout_id: string;
  status: CheckoutStatus;
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

export const verifyPaymentInput = z.strictObject({
  checkout_id: documentId,
  razorpay_payment_id: z.string().check(z.regex(/^pay_[A-Za-z0-9]{14}$/)),
  razorpay_order_id: z.string().check(z.regex(/^order_[A-Za-z0-9]{14}$/)),
  razorpay_signature: z.string().check(z.regex(/^[0-9a-fA-F]{64}$/)),
});

export const checkPaymentInput = z.strictObject({ checkout_id: documentId });

/** `putCheckoutAway`: the client is through with a checkout that was not paid. */
export const putCheckoutAwayInput = z.strictObject({ checkout_id: documentId });

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
  contact: ContactDetails;
  tax: TaxBreakup;
  /** What the client pays, paise. */
  amount_paise: number;
  gst_paise: number;
  currency: "INR";
  razorpay_order_id: string | null;
  /** The keys the gateway order was made with; another mode needs a new gateway order. */
  key_mode: "test" | "live";
  key_id: string;
  status: CheckoutStatus;
  /** Payment attempts by Razorpay payment id, at most MAX_ATTEMPTS. */
  attempts: Record<string, CheckoutAttempt>;
  idempotency_key: string;
  order_id: string | null;
  payment_id: string | null;
  franchise_initiated: boolean;
  created_at: Moment;
  updated_at: Moment;
  paid_at: Moment | null;
}

/** The order a checkout becomes; one each, so that settling twice cannot make two. */
export function orderIdOf(checkoutId: string): string {
  return checkoutId.replace(/^chk_/, "ORD-").toUpperCase();
}
