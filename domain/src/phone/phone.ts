/** What may be called: `+`, then 8-15 digits with the country code. A number under +91 has ten digits; `isPhone` of the rules says the same. */
const E164 = /^\+(?!91)[1-9]\d{7,14}$/;
const INDIAN_MOBILE = /^[6-9]\d{9}$/;
/** A mobile, or an STD code and a number, ten digits together. */
const INDIAN = /^[1-9]\d{9}$/;
/** What stands between digits, or around them, and is not dialled. Zero-width and direction marks come along from contacts and chats. */
const NOT_DIALLED = /[\s\p{Cf}\p{Pd}\u2212().]/gu;
/** How people write the trunk zero that is left out when somebody calls from abroad. */
const TRUNK_ZERO = /\(0\)/g;
/** The trunk zero, the country code without its plus, or both; behind the code people leave the zero. */
const BEHIND_CODE = /^(?:0|0?910?)([1-9]\d{9})$/;
/** Toll-free and shared-cost numbers of India have no STD code; no subscriber's number behind 0180 or 0186 begins with 0. */
const OF_A_FIRM = /^(?:\+?91|0)?(18[06]0\d{6,7})$/;
const DIGITS_A_SCRIPT = 10;

/** What only a table of all countries' numbers knows; it is too big for the pages' first script, so it is handed in. */
export interface PhoneTables {
  /** The number (E.164) without a trunk zero that its country leaves out from abroad; null when nobody can have it. */
  allotted(e164: string): string | null;
  mayBeMobile(e164: string): boolean;
  /** `+91 22 2345 6789`: with the country code, in the groups that its country writes. */
  grouped(e164: string): string;
}

let tables: PhoneTables | null = null;

/** Functions do it when they start; a browser once somebody types what is no Indian mobile. Until then the form of a number decides. */
export function usePhoneTables(known: PhoneTables): void {
  tables = known;
}

/**
 * The one number that was meant, however it was typed, in E.164, or null.
 *
 * What begins with + or 00 is international and stays that number. Ten digits from 6 to 9 are an Indian mobile, also behind 0,
 * 91 or 091; an Indian landline has its 0 or 91 before the STD code.
 */
export function normalisePhone(typed: string): string | null {
  const dialled = dialledIn(typed);
  if (!/^\+?\d+$/.test(dialled)) return null;
  if (dialled.startsWith("+")) return international(dialled.slice(1));
  if (dialled.startsWith("00")) return abroad(dialled.slice(2));
  if (INDIAN_MOBILE.test(dialled)) return `+91${dialled}`;
  const [, national] = BEHIND_CODE.exec(dialled) ?? [];
  return national === undefined ? null : `+91${national}`;
}

/**
 * The toll-free number (1800 …, 1860 …) that was meant, in E.164 with its ten or eleven digits; null for any other. It is a firm's
 * switchboard, answered by a machine and not to be dialled from abroad: whoever gives one is not reached on it.
 */
export function tollFree(typed: string): string | null {
  const [, national] = OF_A_FIRM.exec(dialledIn(typed).replace(/^00/, "+")) ?? [];
  return national === undefined ? null : `+91${national}`;
}

function dialledIn(typed: string): string {
  const text = latinDigits(typed)
    .normalize("NFKC")
    .replace(/^[\s\p{Cf}]*tel:/iu, "");
  return (isAbroad(text) ? text.replace(TRUNK_ZERO, "") : text).replace(NOT_DIALLED, "");
}

/** A number that can be called, as far as the tables say, or null. Series of Indian mobiles open faster than tables learn of them. */
export function callable(e164: string): string | null {
  if (tables === null || isIndianMobile(e164)) return e164;
  return tables.allotted(e164);
}

/** Whether a code or a message can be sent to a number (E.164). */
export function isMobile(e164: string): boolean {
  return e164.startsWith("+91") ? isIndianMobile(e164) : (tables?.mayBeMobile(e164) ?? true);
}

/** Whether the tables are not needed to know this number (E.164). */
export function isIndianMobile(e164: string): boolean {
  return e164.startsWith("+91") && INDIAN_MOBILE.test(e164.slice(3));
}

/** `+91 98765 43210`; numbers that only the tables can group stand as they are stored until the tables are there. */
export function formatPhone(e164: string): string {
  if (isIndianMobile(e164)) return `+91 ${e164.slice(3, 8)} ${e164.slice(8)}`;
  return tables?.grouped(e164) ?? e164;
}

/** Digits of all scripts as Latin ones; all else as it is. */
export function latinDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => String(worth(digit)));
}

/** Every script's digits stand in a row from 0 to 9; two rows may follow each other. */
function worth(digit: string): number {
  const code = digit.codePointAt(0) as number;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % DIGITS_A_SCRIPT;
}

function isAbroad(text: string): boolean {
  return /^[\s\p{Cf}(]*(?:\+|00)/u.test(text);
}

/** No country code begins with 0: `+098765 43210` and `+0091…` are numbers behind a plus that a form has put there. */
function international(digits: string): string | null {
  if (digits.startsWith("00")) return abroad(digits.slice(2));
  return digits.startsWith("0") ? indian(digits.slice(1)) : abroad(digits);
}

function abroad(digits: string): string | null {
  if (digits.startsWith("91")) return indian(digits.slice(2));
  const number = `+${digits}`;
  return E164.test(number) ? number : null;
}

/** Also with the trunk zero that people leave before the code. */
function indian(typed: string): string | null {
  const national = typed.replace(/^0/, "");
  return INDIAN.test(national) ? `+91${national}` : null;
}
