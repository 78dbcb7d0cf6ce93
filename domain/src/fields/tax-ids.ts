import { latinDigits } from "../phone/phone.ts";
import { isStateCode } from "../places/states.ts";

/** Its numbers run from 0001 to 9999; the fourth letter says what its holder is. `isPan` of the rules says the same. */
const PAN = /^[A-Z]{3}[ABCFGHJLPT][A-Z](?!0000)\d{4}[A-Z]$/;
/** State, PAN, the holder's registrations in that State counted, `Z`, check digit. */
const GSTIN = /^\d{2}.{10}[1-9A-Z]Z[0-9A-Z]$/;
/** What comes along when a number is copied: spaces, dashes, marks that nobody sees. */
const BETWEEN = /[\s\p{Cf}\p{Pd}]/gu;
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Retired State codes that old GSTINs still carry. */
const RETIRED_STATES = new Set(["25", "28"]);

/** Typed or copied GSTIN or PAN → upper case Latin letters and digits, without what stands between them. */
export function normaliseTaxId(text: string): string {
  return latinDigits(text).normalize("NFKC").replace(BETWEEN, "").toUpperCase();
}

/** Whether a normalised GSTIN is well formed: pattern, State code, PAN and check digit (mod 36). */
export function isGstin(gstin: string): boolean {
  if (!GSTIN.test(gstin) || !isPan(gstin.slice(2, 12))) return false;
  const state = gstin.slice(0, 2);
  if (!isStateCode(state) && !RETIRED_STATES.has(state)) return false;
  return checkDigit(gstin.slice(0, 14)) === gstin[14];
}

/** GST State code that a GSTIN is registered in; retired codes map to their successor. */
export function stateOfGstin(gstin: string): string {
  const state = gstin.slice(0, 2);
  if (state === "25") return "26";
  return state === "28" ? "37" : state;
}

/** Whether a normalised PAN is well formed. The last letter's algorithm is not published. */
export function isPan(pan: string): boolean {
  return PAN.test(pan);
}

function checkDigit(body: string): string | undefined {
  let sum = 0;
  for (const [index, character] of [...body].entries()) {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return DIGITS[(36 - (sum % 36)) % 36];
}
