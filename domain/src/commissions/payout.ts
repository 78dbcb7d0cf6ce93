import * as z from "zod/mini";
import { documentId } from "../fields/fields.ts";
import { line, text } from "../fields/written.ts";
import type { Paise } from "../money/money.ts";
import type { Moment } from "../time/moment.ts";

/** `made`: its file goes to the bank; `paid` once the bank has carried it out. */
export const PAYOUT_STATUSES = ["made", "paid"] as const;

export interface PayoutEntry {
  statement_id: string;
  franchise_id: string;
  /** Uid. */
  user_id: string;
  account_holder: string;
  account_number: string;
  ifsc: string;
  amount_paise: Paise;
}

/** `payouts/{id}`: what is paid to partners in one go; written by functions only. */
export interface Payout {
  id: string;
  month: string;
  status: (typeof PAYOUT_STATUSES)[number];
  entries: readonly PayoutEntry[];
  total_paise: Paise;
  /** Partners who are to be paid and have told no account. */
  without_account: readonly string[];
  made_by: string;
  made_at: Moment;
  paid_at: Moment | null;
  /** The bank's, once it is paid. */
  reference: string | null;
}

const month = z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/));
const requestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** `makePayout`: of all closed statements up to a month that wait. */
export const makePayoutInput = z.strictObject({ month, request_id: requestId });

export const payoutInput = z.strictObject({ payout_id: documentId });

/** `confirmPayout`: with the bank's reference. */
export const confirmPayoutInput = z.strictObject({
  payout_id: documentId,
  reference: line(3, 60),
});

/** `returnPayment`: the bank sent one back. */
export const returnPaymentInput = z.strictObject({ statement_id: documentId, reason: text(3, 300) });
