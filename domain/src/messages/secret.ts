import { hasAadhaar, isAadhaar } from "../documents/aadhaar.ts";
import { latinDigits } from "../phone/phone.ts";

/** What somebody should not write to anybody: we never ask for it. */
export type Secret = "code" | "aadhaar";

const NAMED_CODE = /\botp\b|ओटीपी|\bpasswords?\b|पासवर्ड|\bpin\b|\bcvv\b/iu;
/** As codes are: four to eight digits that are no part of a longer number, a date or a sum. */
const CODE = /(?<![\d\p{L}.,/₹-])\d{4,8}(?![\d\p{L}/]|[.,-]\d)/u;
/** `password: kite-99`: what stands behind the word is the password, whatever it is made of. */
const PASSWORD_SAID = /(?:\bpassword|पासवर्ड)\s*(?:is|है|:|=|-)\s*\S{4,}/iu;
/** A code stands so near to the word. */
const NEAR = 40;
const IN_FOURS = /(?<!\d)\d{4}[ -]?\d{4}[ -]?\d{4}(?!\d)/g;

/** Null: nothing that looks like one. A guess, so whoever writes it may still send it. */
export function secretIn(text: string): Secret | null {
  const latin = latinDigits(text);
  if (hasAadhaar([latin]) || (latin.match(IN_FOURS) ?? []).some((found) => isAadhaar(onlyDigits(found)))) {
    return "aadhaar";
  }
  return hasCode(latin) ? "code" : null;
}

function hasCode(text: string): boolean {
  if (PASSWORD_SAID.test(text)) return true;
  const named = NAMED_CODE.exec(text);
  if (named === null) return false;
  const near = text.slice(Math.max(0, named.index - NEAR), named.index + named[0].length + NEAR);
  return CODE.test(near);
}

function onlyDigits(text: string): string {
  return text.replace(/\D/g, "");
}
