import { isStateCode } from "./states.ts";

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const PAN = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/;
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Retired State codes that old GSTINs still carry. */
const RETIRED_STATES = new Set(["25", "28"]);

/** Typed GSTIN or PAN → upper case without spaces. */
export function normaliseTaxId(text: string): string {
  return text.replace(/\s/g, "").toUpperCase();
}

/** Whether a normalised GSTIN is well formed: pattern, State code and check digit (mod 36). */
export function isGstin(gstin: string): boolean {
  if (!GSTIN.test(gstin)) return false;
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
