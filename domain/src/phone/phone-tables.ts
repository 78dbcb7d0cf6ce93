import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { PhoneTables } from "./phone.ts";

/** Ofcom keeps these free for examples, so that no table has them: they are nobody's, and everybody tries them. */
const EXAMPLES = /^\+447700900\d{3}$/;
const NO_TEXTS = new Set([
  "FIXED_LINE",
  "TOLL_FREE",
  "PREMIUM_RATE",
  "SHARED_COST",
  "UAN",
  "PAGER",
  "VOICEMAIL",
]);

/** All countries' numbers as Google's libphonenumber has them, about 48 kB for a browser. */
export const PHONE_TABLES: PhoneTables = {
  allotted(e164) {
    if (EXAMPLES.test(e164)) return e164;
    const number = parsePhoneNumberFromString(e164);
    return number?.isValid() ? number.number : null;
  },
  grouped: (e164) => parsePhoneNumberFromString(e164)?.formatInternational() ?? e164,
  mayBeMobile: (e164) => !NO_TEXTS.has(parsePhoneNumberFromString(e164)?.getType() ?? ""),
};
