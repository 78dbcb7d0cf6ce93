import * as z from "zod/mini";
import { LANGUAGES } from "../base/languages.ts";
import { couponCode } from "../coupons/coupon-code.ts";
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
import type { Paise } from "../money/money.ts";

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

/** Whether the invoice has to state the recipient's address: of a registered one always (CGST Rule 46(d), (e)). */
export function needsAddress({ gstin }: { gstin?: string | undefined }, taxablePaise: Paise): boolean {
  return Boolean(gstin) || taxablePaise >= ADDRESS_FROM_PAISE;
}

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

/** What belongs to a GSTIN is said with the other errors, not after them. */
function hasGstin(value: unknown): boolean {
  return typeof value === "object" && value !== null && "gstin" in value && isGstin(String(value.gstin));
}

/** As typed. */
export type ContactDetailsInput = z.input<typeof contactDetails>;
/** Normalised. */
export type ContactDetails = z.output<typeof contactDetails>;

/** `createCheckout`: no price, currency or quantity is taken from the browser. */
export const createCheckoutInput = z
  .strictObject({
    service_id: documentId,
    plan_id: documentId,
    contact: contactDetails,
    /** Total the client saw, whole rupees: a guard against paying a price that changed meanwhile, never used as price. */
    seen_total: z.int().check(z.minimum(0), z.maximum(2_000_000)),
    /** Code of a coupon. */
    coupon: z.optional(couponCode),
    /** Random, made when the client opens the payment dialog; a retry sends the same. */
    idempotency_key: z.uuid(),
    /** Buys the same plan again although it was paid for within the last days. */
    repeat: z.optional(z.boolean()),
    /** Of the page on which it was bought: in which its client is written to about the order. */
    language: z.optional(z.enum(LANGUAGES)),
    /** What the address carried of who prepared this purchase. */
    link: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{12}$/))),
    /** The referral code of a partner that was followed last, and when (epoch ms). */
    referral: z.optional(
      z.strictObject({
        code: z.string().check(z.maxLength(20)),
        followed_at: z.int().check(z.minimum(0), z.maximum(9_999_999_999_999)),
      }),
    ),
  })
  .check(
    // Only a coupon can cover all of it.
    z.refine(({ seen_total, coupon }) => seen_total > 0 || coupon !== undefined, { path: ["seen_total"] }),
  );

export const verifyPaymentInput = z.strictObject({
  checkout_id: documentId,
  razorpay_payment_id: z.string().check(z.regex(/^pay_[A-Za-z0-9]{14}$/)),
  razorpay_order_id: z.string().check(z.regex(/^order_[A-Za-z0-9]{14}$/)),
  razorpay_signature: z.string().check(z.regex(/^[0-9a-fA-F]{64}$/)),
});

export const checkPaymentInput = z.strictObject({ checkout_id: documentId });

/** `putCheckoutAway`: the client is through with a checkout that was not paid. */
export const putCheckoutAwayInput = z.strictObject({ checkout_id: documentId });
