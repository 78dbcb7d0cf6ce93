import * as z from "zod/mini";
import { OFFICE_WORDS } from "../fields/office-words.ts";
import { text } from "../fields/written.ts";
import type { Paise } from "../money/money.ts";
import type { Moment } from "../time/moment.ts";

/** Why money is given back, as an administrator chooses. */
export const REFUND_REASONS = [
  "cancelled_by_client",
  "service_not_possible",
  "not_as_promised",
  "charged_twice",
  "goodwill",
  "other",
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** `asked`: the provider has it or will; `accepted` by it: the refund stands on the payment; `refused` by it: nothing went. */
export const REFUND_REQUEST_STATUSES = ["asked", "accepted", "refused"] as const;

/** `refund_requests/{id}`: what we asked the provider to give back, or sent by bank transfer ourselves; written by functions only. */
export interface RefundRequest {
  id: string;
  payment_id: string;
  order_id: string | null;
  user_id: string | null;
  amount_paise: Paise;
  reason: RefundReason;
  /** To the client: what they read of it. */
  words: string;
  /** Uid of who asked. */
  asked_by: string;
  status: (typeof REFUND_REQUEST_STATUSES)[number];
  /** Razorpay's, `rfnd_…`; of a transfer ours, `trf_…`. */
  refund_id: string | null;
  /** What Razorpay said when it refused, for administrators. */
  refusal?: string;
  /** The refund that failed, or the request that was refused, which it stands in for (`owedOf`). */
  instead_of?: string;
  created_at: Moment;
  updated_at: Moment;
}

const paise = z.int().check(z.minimum(100, OFFICE_WORDS.refundTooLittle), z.maximum(1_000_000_000));
const requestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

/**
 * `refundPayment`. `amount_paise`: tax included. `request_id`: random, made when the form opens: a second try finds the first.
 * `instead_of`: the refund that failed, or the request that was refused, which it is sent for.
 */
export const refundPaymentInput = z.strictObject({
  payment_id: z.string().check(z.regex(/^pay_[A-Za-z0-9]{14}$/)),
  amount_paise: paise,
  reason: z.enum(REFUND_REASONS),
  words: text(1, 500),
  request_id: requestId,
  instead_of: z.optional(z.string().check(z.regex(/^(rfnd|rrq)_[A-Za-z0-9_-]{1,80}$/))),
});

/** What a bank gives a transfer: NEFT and RTGS sixteen or twenty-two characters, IMPS and UPI twelve digits. */
export const utr = z.string().check(
  z.maxLength(60),
  // As a bank's statement prints it, in groups.
  z.overwrite((typed) => typed.replace(/[\s\p{Cf}\p{Pd}]/gu, "").toUpperCase()),
  z.regex(/^[A-Z0-9]{10,22}$/, OFFICE_WORDS.utrInvalid),
);

/** `noteTransfer`: money that the provider could not give back was sent by bank transfer. `utr`: the bank's number of it. */
export const noteTransferInput = z.strictObject({
  ...refundPaymentInput.shape,
  utr,
});
