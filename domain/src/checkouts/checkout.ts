import * as z from "zod/mini";
import { PRODUCT } from "../base/product.ts";
import { FIELD_WORDS } from "../fields/field-words.ts";
import {
  documentId,
  email,
  optionalBusinessName,
  optionalGstin,
  optionalText,
  personName,
  phone,
  stateCode,
} from "../fields/fields.ts";
import { isGstin, stateOfGstin } from "../fields/tax-ids.ts";
import { cutToBytes } from "../fields/writing.ts";
import type { InvoiceParty } from "../invoices/invoice.ts";
import type { TaxBreakup } from "../money/gst.ts";
import type { Paise } from "../money/money.ts";
import type { Moment } from "../time/moment.ts";

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

/** The contact-details dialog: who buys, where the service is supplied, and whose GSTIN goes on the invoice. */
export const contactDetails = z
  .strictObject({
    name: personName,
    email,
    phone,
    state_code: stateCode,
    gstin: optionalGstin,
    billing_name: optionalBusinessName,
    address: optionalText(500, FIELD_WORDS.under500),
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
    z.refine((contact) => contact.gstin === undefined || contact.address !== undefined, {
      path: ["address"],
      message: FIELD_WORDS.addressMissing,
      when: ({ value }) => hasGstin(value),
    }),
  );

/** From this taxable value on, an invoice states the address of somebody without a GSTIN too (CGST Rule 46(e)). */
const ADDRESS_FROM_PAISE: Paise = 50_000_00;

/** The same for a plan of this price, which may need an address. */
export function contactDetailsFor(taxablePaise: Paise) {
  return contactDetails.check(
    z.refine(
      ({ address, gstin }) =>
        address !== undefined || gstin !== undefined || !needsAddress({ gstin }, taxablePaise),
      { path: ["address"], message: FIELD_WORDS.addressMissing },
    ),
  );
}

/** Whether the invoice has to state the recipient's address: of a registered one always (CGST Rule 46(d), (e)). */
export function needsAddress({ gstin }: { gstin?: string | undefined }, taxablePaise: Paise): boolean {
  return Boolean(gstin) || taxablePaise >= ADDRESS_FROM_PAISE;
}

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
  /** Buys the same plan again although it was paid for within the last days. */
  repeat: z.optional(z.boolean()),
  /** What the address carried of who prepared this purchase. */
  link: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{12}$/))),
});

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
  /** Who is billed and where, as the window that is paid in shows it: never changed afterwards. */
  contact: ContactDetails;
  /** Who sells, and how the tax is split, as they were when the checkout was opened. */
  supplier: InvoiceParty;
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
  /** Of one that is held: whether its client has to say what a payment was meant for. */
  asked?: boolean;
  /** Payment attempts by Razorpay payment id, at most MAX_ATTEMPTS. */
  attempts: Record<string, CheckoutAttempt>;
  idempotency_key: string;
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
