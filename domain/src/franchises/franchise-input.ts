import * as z from "zod/mini";
import { FIELD_WORDS } from "../fields/field-words.ts";
import { documentId, email, personName } from "../fields/fields.ts";
import { text } from "../fields/written.ts";
import { latinDigits } from "../phone/phone.ts";
import { keptRanges, pinRanges } from "../places/pin-ranges.ts";
import { FUNNEL_MONTHS } from "./funnel.ts";

/** `suspendFranchise`: or lets it go on. */
export const suspendFranchiseInput = z.strictObject({
  franchise_id: documentId,
  suspended: z.boolean(),
  reason: text(3, 300),
});

/** `endFranchise`. */
export const endFranchiseInput = z.strictObject({ franchise_id: documentId, reason: text(3, 300) });

/** `handOverTerritory`: to a partner that there is. */
export const handOverInput = z.strictObject({
  franchise_id: documentId,
  to_uid: z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/)),
  reason: text(3, 300),
});

/** `setTerritoryPins`. `seen`: the list of its own that whoever changes it had before them; empty: none. */
export const setPinsInput = z.strictObject({
  franchise_id: documentId,
  seen: keptRanges,
  pincodes: pinRanges,
});

/** As people copy a number: with spaces between. */
const compact = (typed: string) =>
  latinDigits(typed)
    .replace(/[\s\p{Cf}\p{Pd}]/gu, "")
    .toUpperCase();

/** `saveBankDetails`. */
export const bankDetailsInput = z.strictObject({
  franchise_id: documentId,
  account_holder: personName,
  account_number: z
    .pipe(z.string().check(z.maxLength(60, FIELD_WORDS.bankAccountInvalid)), z.transform(compact))
    .check(z.regex(/^[A-Z0-9]{6,20}$/, FIELD_WORDS.bankAccountInvalid)),
  ifsc: z
    .pipe(z.string().check(z.maxLength(30, FIELD_WORDS.ifscInvalid)), z.transform(compact))
    .check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, FIELD_WORDS.ifscInvalid)),
});

/** `franchiseSums`: of one month. */
export const franchiseSumsInput = z.strictObject({
  month: z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/)),
});

/** `franchiseFunnel`: of this month, or of the one before. */
export const franchiseFunnelInput = z.strictObject({
  franchise_id: documentId,
  month: z.enum(FUNNEL_MONTHS),
});

/** `invitePartnerStaff`: in the language in which the partner works. */
export const invitePartnerStaffInput = z.strictObject({
  franchise_id: documentId,
  name: personName,
  email,
  language: z.enum(["en", "hi"]),
});

/** `removePartnerStaff`. */
export const removePartnerStaffInput = z.strictObject({
  uid: z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/)),
});

/** `preparePurchase`: for somebody of whom only the name is said, to greet them. */
export const preparePurchaseInput = z.strictObject({
  franchise_id: documentId,
  service_id: documentId,
  plan_id: documentId,
  name: personName,
});
