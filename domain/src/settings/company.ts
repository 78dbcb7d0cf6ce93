import * as z from "zod/mini";
import type { Reach } from "../base/product.ts";
import { FIELD_WORDS } from "../fields/field-words.ts";
import { email } from "../fields/fields.ts";
import { isGstin, normaliseTaxId, stateOfGstin } from "../fields/tax-ids.ts";
import { line } from "../fields/written.ts";
import type { InvoiceParty } from "../invoices/invoice.ts";
import type { Moment } from "../time/moment.ts";
import { isIstDayName, istDay } from "../time/time.ts";
import { reachInput } from "./reach.ts";

/** Who sells, from a day in India on. The State follows from the GSTIN. */
export interface CompanyVersion {
  /** `2026-12-01`. */
  from: string;
  name: string;
  address: string;
  gstin: string;
  /** Corporate identity number; null: the seller is no company. */
  cin: string | null;
  /** How to reach us from then on; absent: as before. */
  reach?: Reach;
}

/** `settings/company`. What counted once stays: invoices of those days say so. */
export interface CompanySettings {
  /** Oldest first. */
  versions: readonly CompanyVersion[];
  updated_at?: Moment;
}

/** Before any day of ours: what the functions were deployed with. */
export const FIRST_DAY = "2015-01-01";

/** What counts on the day in India of an instant; undefined: nothing was set for it. */
export function companyOn(versions: readonly CompanyVersion[], at: number): CompanyVersion | undefined {
  const day = istDay(at);
  return versions.filter(({ from }) => from <= day).at(-1);
}

/** As an invoice names the supplier. */
export function supplierOf({ name, address, gstin, cin }: CompanyVersion): InvoiceParty {
  const party = { name, address, gstin, email: null, state_code: stateOfGstin(gstin) };
  return cin === null ? party : { ...party, cin };
}

/** Listed or not, industry, State, year, kind, number. */
const CIN = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/;

const taxId = (isRight: (typed: string) => boolean, words: string) =>
  z.pipe(z.string().check(z.maxLength(60)), z.transform(normaliseTaxId)).check(z.refine(isRight, words));

const seenAt = z.nullable(z.int());

/** `saveCompany`: from today or a day to come on. What was planned from that day on is replaced. */
export const saveCompanyInput = z.strictObject({
  /** `updated_at` of what was on the screen, epoch ms. */
  seen_at: seenAt,
  from: z.string().check(z.refine(isIstDayName, FIELD_WORDS.fillThisIn)),
  name: line(3, 100),
  address: line(10, 200),
  gstin: taxId(isGstin, FIELD_WORDS.gstinMistyped),
  /** Empty: none. */
  cin: taxId((typed) => typed === "" || CIN.test(typed), FIELD_WORDS.fillThisIn),
  reach: z.optional(reachInput),
});

export const readCompanyInput = z.strictObject({});

/** `settings/mail`: who our mails come from, besides the address that they are sent by. */
export interface MailSettings {
  sender_name: string;
  /** Where answers go; null: to the address that they are sent by. */
  reply_to: string | null;
  updated_at?: Moment;
}

/** `setMailSender`. */
export const mailSenderInput = z.strictObject({
  seen_at: seenAt,
  /** A name that stands in a header: no quotes, no address. */
  sender_name: line(2, 60).check(z.refine((typed) => !/["\\@]/.test(typed), FIELD_WORDS.plainText)),
  reply_to: z.nullable(email),
});
