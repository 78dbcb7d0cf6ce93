import * as z from "zod/mini";
import { FIELD_WORDS } from "../fields/field-words.ts";
import { optionalGstin, optionalText, stateCode } from "../fields/fields.ts";
import { isGstin, stateOfGstin } from "../fields/tax-ids.ts";
import { line } from "../fields/written.ts";

/** `correctInvoice`: whom an invoice is made out to, as it should have been. */
export const correctInvoiceInput = z
  .strictObject({
    number: z.string().check(z.regex(/^INV-\d{2}-\d{2}-\d{6}$/)),
    name: line(2, 150),
    address: optionalText(500, FIELD_WORDS.under500),
    gstin: optionalGstin,
    state_code: stateCode,
  })
  .check(
    z.refine(({ gstin, state_code }) => gstin === undefined || stateOfGstin(gstin) === state_code, {
      path: ["state_code"],
      message: FIELD_WORDS.stateNotOfGstin,
      when: ({ value }) => hasGstin(value),
    }),
    z.refine(({ gstin, address }) => gstin === undefined || address !== undefined, {
      path: ["address"],
      message: FIELD_WORDS.addressMissing,
      when: ({ value }) => hasGstin(value),
    }),
  );

/** What belongs to a GSTIN is said with the other errors, not after them. */
function hasGstin(value: unknown): boolean {
  return typeof value === "object" && value !== null && "gstin" in value && isGstin(String(value.gstin));
}
