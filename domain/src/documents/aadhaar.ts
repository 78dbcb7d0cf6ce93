import { latinDigits } from "../phone/phone.ts";

/** Aadhaar numbers: twelve digits, the first from 2 on, the last a check digit by Verhoeff's scheme. */

const PRODUCT: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
];
const TURNED: readonly number[] = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/** In fours, as the card prints it; not part of a longer number or word. */
const IN_FOURS =
  /(?<![\p{L}\d]|\d[ \u00a0-])([2-9]\d{3})([ \u00a0-])(\d{4})\2(\d{4})(?![\p{L}\d]|[ \u00a0-]\d)/gu;
const TOGETHER = /(?<![\p{L}\d])[2-9]\d{11}(?![\p{L}\d])/gu;
const NAMED = /aadhaa?r|uidai|\buid\b|आधार/iu;
/** A label may stand so many lines above its number. */
const LABEL_ABOVE = 2;

/**
 * Whether a whole Aadhaar number stands in the lines of a text, in digits of any script. References of UPI payments and numbers of
 * e-way bills have twelve digits as well, and one in ten passes the check: written together, a number counts only where its
 * line or one just above names Aadhaar.
 */
export function hasAadhaar(lines: readonly string[]): boolean {
  return lines.some((line, index) => {
    const text = latinDigits(line);
    if (
      [...text.matchAll(IN_FOURS)].some(([, first, , second, third]) =>
        isAadhaar(`${first}${second}${third}`),
      )
    ) {
      return true;
    }
    const isNamed = () =>
      lines.slice(Math.max(0, index - LABEL_ABOVE), index + 1).some((near) => NAMED.test(near));
    return (text.match(TOGETHER) ?? []).some(isAadhaar) && isNamed();
  });
}

/** Twelve digits that are a number by their check digit. */
export function isAadhaar(digits: string): boolean {
  if (!/^[2-9]\d{11}$/.test(digits)) return false;
  let check = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    check = PRODUCT[check]?.[turned(Number(digit), index % 8)] ?? 0;
  }
  return check === 0;
}

function turned(digit: number, times: number): number {
  let now = digit;
  for (let turn = 0; turn < times; turn += 1) now = TURNED[now] ?? now;
  return now;
}
