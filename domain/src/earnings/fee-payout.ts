import * as z from "zod/mini";
import type { Language } from "../base/languages.ts";
import type { Moves } from "../base/moves.ts";
import { documentId } from "../fields/fields.ts";
import { line } from "../fields/written.ts";
import { formatPaiseExact, type Paise } from "../money/money.ts";
import type { Moment } from "../time/moment.ts";

/** What is paid to one CA. */
export interface FeeSums {
  fees_paise: Paise;
  gst_percent: number;
  /** On top, where the CA charges it. */
  gst_paise: Paise;
  tds_percent: number;
  tds_paise: Paise;
  /** What the bank carries over. */
  total_paise: Paise;
}

/** `begun`: the bank is to carry it out, and its lines stand still; `paid` once it has; `called_off`: its lines wait again. */
export const FEE_PAYOUT_STATUSES = ["begun", "paid", "called_off"] as const;
export type FeePayoutStatus = (typeof FEE_PAYOUT_STATUSES)[number];

/** Functions move it, when an administrator says so. */
const BY_ITSELF = { by: [] } as const;

export const FEE_PAYOUT_MOVES: Moves<FeePayoutStatus> = {
  begun: { paid: BY_ITSELF, called_off: BY_ITSELF },
  paid: {},
  called_off: {},
};

/** `ca_fee_payouts/{batch}_{uid}`: what one CA is paid, of a batch that the bank carries out under one reference; by functions only. */
export interface FeePayout extends FeeSums {
  id: string;
  batch_id: string;
  ca_id: string;
  ca_name: string;
  /** By which tax was withheld and GST was added. */
  pan: string | null;
  gstin: string | null;
  /** All that was due up to the end of this month. */
  month: string;
  status: FeePayoutStatus;
  /** `26-27`, of the day it was begun. */
  financial_year: string;
  lines: number;
  begun_by: string;
  begun_at: Moment;
  /** The bank's, such as a UTR, once it is paid. */
  reference: string | null;
  paid_by: string | null;
  paid_at: Moment | null;
}

/** What a payment is made of, as a mail says it. */
export function feePayoutWords({ fees_paise, gst_paise, tds_paise }: FeeSums, language: Language): string[] {
  const { fees, gst, tds } = PART_WORDS[language];
  return [
    `${fees} ${formatPaiseExact(fees_paise)}`,
    ...(gst_paise > 0 ? [`${gst} ${formatPaiseExact(gst_paise)}`] : []),
    ...(tds_paise > 0 ? [`${tds} ${formatPaiseExact(tds_paise)}`] : []),
  ];
}

const PART_WORDS: Record<Language, { fees: string; gst: string; tds: string }> = {
  en: { fees: "Fees", gst: "GST", tds: "TDS withheld" },
  hi: { fees: "फ़ीस", gst: "GST", tds: "काटा गया TDS" },
};

/** What waits to be paid to one CA. */
export interface FeesToPay extends FeeSums {
  ca_id: string;
  ca_name: string;
  /** Last four characters of what tax is withheld and GST is added by; null: none is kept. */
  pan_end: string | null;
  gstin_end: string | null;
  lines: number;
  /** Due, and held while the bank decides about the client's money. */
  held_paise: Paise;
}

const month = z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/));

export const feesToPayInput = z.strictObject({ month });

/** `beginFees`: what the bank is to carry out. */
export const beginFeesInput = z.strictObject({
  month,
  request_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  /** As they were on the screen. */
  payments: z.array(z.strictObject({ ca_id: documentId, seen_paise: z.int().check(z.minimum(1)) })).check(
    z.minLength(1),
    z.maxLength(50),
    z.refine((payments) => new Set(payments.map(({ ca_id }) => ca_id)).size === payments.length),
  ),
});

/** `payFees`: the bank has carried out all of a batch that was not called off. */
export const payFeesInput = z.strictObject({ batch_id: documentId, reference: line(3, 60) });

/** `callOffFees`: the bank was not asked, or did not carry it out. */
export const callOffFeesInput = z.strictObject({ payout_id: documentId });
