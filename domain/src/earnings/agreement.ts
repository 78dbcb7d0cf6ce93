import * as z from "zod/mini";
import { LANGUAGES, type Language } from "../base/languages.ts";
import type { TdsRule } from "../commissions/commission-settings.ts";
import { documentId, optionalGstin, optionalPan } from "../fields/fields.ts";
import type { Paise } from "../money/money.ts";
import type { Moment } from "../time/moment.ts";
import { isIstDayName, istDay } from "../time/time.ts";

/** One fee that was agreed, from a day in India on. */
export interface AgreedFee {
  /** Null: of a consultation that was held. */
  service_id: string | null;
  /** `2026-12-01`. */
  from: string;
  /** 0: none from that day on. */
  amount_paise: Paise;
}

/** `ca_fee_agreements/{uid}`: what was agreed with a CA, in rupees and never as a share of a price; written by functions only. */
export interface FeeAgreement {
  ca_id: string;
  ca_name: string;
  /** Oldest first. */
  fees: readonly AgreedFee[];
  /** What tax is withheld and GST is added by, as an administrator saw it on the CA's papers; never what somebody writes of themselves. */
  pan: string | null;
  gstin: string | null;
  /** In which they read the site when they looked at their earnings last; absent: English. */
  language?: Language;
  /** How often they were paid: two who pay at once meet here. */
  payouts: number;
  updated_at: Moment;
}

/** What is due for a piece of work that was done at an instant (epoch ms); null: nothing was agreed. */
export function feeOn(
  agreement: Pick<FeeAgreement, "fees"> | undefined,
  serviceId: string | null,
  at: number,
): Paise | null {
  const day = istDay(at);
  const agreed = agreement?.fees.filter(({ service_id, from }) => service_id === serviceId && from <= day);
  return agreed?.at(-1)?.amount_paise || null;
}

/** What stands once fees count from a day on; what was planned from then on for the same work is replaced. */
export function agreedFrom(
  before: readonly AgreedFee[],
  from: string,
  fees: readonly Pick<AgreedFee, "service_id" | "amount_paise">[],
): AgreedFee[] {
  const named = new Set(fees.map(({ service_id }) => service_id));
  const kept = before.filter((fee) => fee.from < from || !named.has(fee.service_id));
  return [...kept, ...fees.map((fee) => ({ ...fee, from }))].sort((one, other) =>
    one.from < other.from ? -1 : Number(one.from > other.from),
  );
}

/** By whom tax is withheld and GST is added: a GSTIN holds its PAN. Null where they contradict each other. */
export function taxIdsOf(given: {
  pan?: string | undefined;
  gstin?: string | undefined;
}): Pick<FeeAgreement, "pan" | "gstin"> | null {
  const held = given.gstin?.slice(2, 12);
  if (given.pan !== undefined && held !== undefined && held !== given.pan) return null;
  return { pan: given.pan ?? held ?? null, gstin: given.gstin ?? null };
}

/** So many entries of one CA are kept. */
export const MOST_AGREED = 400;

/** `agreeFees`: nothing that counts already is rewritten. */
export const agreeFeesInput = z.strictObject({
  ca_id: documentId,
  /** `updated_at` of what was on the screen, epoch ms; null: nothing was agreed. */
  seen_at: z.nullable(z.int()),
  /** As they stand from now on; left out: none. */
  pan: optionalPan,
  gstin: optionalGstin,
  from: z.string().check(z.refine(isIstDayName)),
  fees: z
    .array(
      z.strictObject({
        service_id: z.nullable(documentId),
        /** Whole rupees. */
        amount_paise: z.int().check(z.minimum(0), z.maximum(1_00_000_00), z.multipleOf(100)),
      }),
    )
    .check(
      // None: only what tax is withheld by changes.
      z.maxLength(60),
      z.refine((fees) => new Set(fees.map(({ service_id }) => service_id)).size === fees.length),
    ),
});

/** `ownFeeMonths`: mails about fees are written in the language in which their CA reads of them. */
export const ownFeeMonthsInput = z.strictObject({ language: z.optional(z.enum(LANGUAGES)) });

/** Tax that is withheld from what professionals are paid. */
export const PROFESSIONAL_TDS: TdsRule = {
  percent: 10,
  without_pan_percent: 20,
  threshold_paise: 50_000_00,
  source: "Income-tax Act, fees for professional services (s. 194J of 1961; s. 393(1) of 2025)",
  as_of: "2026-04-01",
};
