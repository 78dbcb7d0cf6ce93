import { latinDigits } from "@niyamdesk/domain/phone/phone";

/** An Indian mobile behind +91 that was typed with its country code a second time, with its trunk zero, or with both. */
const BEHIND_INDIA = /^\+91 ?(?:0 ?|0? ?91 ?0? ?)([6-9](?: ?\d){9} ?)$/;
/** Behind the +91 that stands in the field, the way out of the country means another one. */
const ABROAD_BEHIND_INDIA = /^\+91 ?00/;

/**
 * What a phone field holds after a change: digits, spaces and a leading plus. Whoever types no country code means an Indian
 * number, so that `98765 43210` becomes `+91 98765 43210`; another country begins with its own plus or 00, also behind the
 * +91 that stands there already.
 */
export function typedPhone(before: string, typed: string): string {
  const all = latinDigits(typed)
    .normalize("NFKC")
    .replace(/[^\d+\s.()\p{Pd}-]/gu, "")
    .replace(/[\s.()\p{Pd}]+/gu, " ")
    .trimStart();
  // The last plus begins the number that is meant.
  const text = all.slice(Math.max(all.lastIndexOf("+"), 0));
  const rest = text.replace("+", "").trimStart();
  if (text.startsWith("+")) {
    if (rest.startsWith("00")) return `+${rest.slice(2).trimStart()}`;
    if (text === all && isWiped(before, rest)) return "";
    return withoutRepeat(`+${rest}`);
  }
  if (rest.startsWith("00")) return `+${rest.slice(2).trimStart()}`;
  // A lone zero may become 00 or the trunk zero of a number.
  if (rest === "" || rest === "0") return rest;
  return withoutRepeat(`+91 ${rest}`);
}

/** Deleted down to the plus: what is typed next starts anew. */
function isWiped(before: string, rest: string): boolean {
  return rest.trim() === "" && before.length > 1;
}

function withoutRepeat(number: string): string {
  if (ABROAD_BEHIND_INDIA.test(number)) return number.replace(/^\+91 ?00 ?/, "+");
  const mobile = BEHIND_INDIA.exec(number)?.[1];
  return mobile === undefined ? number : `+91 ${mobile}`;
}
