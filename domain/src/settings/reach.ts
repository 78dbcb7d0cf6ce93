import * as z from "zod/mini";
import { email, ownPhone, personName } from "../fields/fields.ts";
import { OFFICE_WORDS } from "../fields/office-words.ts";
import { normaliseTaxId } from "../fields/tax-ids.ts";
import { line } from "../fields/written.ts";

/** As an administrator types it. */
export const reachInput = z.strictObject({
  email,
  phone: ownPhone,
  /** As people read it: `1800 123 456`. */
  phoneLabel: line(5, 30).check(
    z.refine((typed) => /^[+\d][\d\s-]+$/.test(typed), OFFICE_WORDS.phoneLabelNotDigits),
  ),
  hours: line(3, 40),
  hoursHindi: line(3, 40),
  officer: personName,
  officerEmail: email,
  /** Empty: none. */
  gstPractitioner: z
    .pipe(z.string().check(z.maxLength(60)), z.transform(normaliseTaxId))
    .check(z.refine((typed) => /^(\d{2}[0-9A-Z]{13})?$/.test(typed), OFFICE_WORDS.enrolmentIdInvalid)),
});
