import { latinDigits } from "@niyamdesk/domain/phone";

/** An Indian number behind +91 that was typed with its country code a second time. */
const INDIA_TWICE = /^\+91 ?(91 ?[6-9][\d ]*)$/;
const INDIAN_DIGITS = 12;

/**
 * What a phone field holds after a change: digits, spaces and a leading plus. Whoever types no country code means an Indian
 * number, so that `98765 43210` becomes `+91 98765 43210`; another country begins with its own plus.
 */
export function typedPhone(before: string, typed: string): string {
  const text = latinDigits(typed)
    .replace(/[^\d+\s.()-]/g, "")
    .replace(/[\s.()-]+/g, " ")
    .trimStart();
  const rest = text.replaceAll("+", "").replace(/ +/g, " ").trimStart();
  if (text.startsWith("+")) return isWiped(before, rest) ? "" : withoutRepeat(`+${rest}`);
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
  const repeated = INDIA_TWICE.exec(number)?.[1];
  return repeated !== undefined && repeated.replace(/\D/g, "").length === INDIAN_DIGITS
    ? `+91 ${repeated.slice(2).trimStart()}`
    : number;
}

/** The digits of a number as it was typed or pasted, where a field asks for nothing else; letters stay, to be seen. */
export function dialledDigits(typed: string): string {
  return latinDigits(typed).replace(/[\s().+-]/g, "");
}
