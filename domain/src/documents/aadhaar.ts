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
/** What heads a column of them. `UID` alone does not: registers of GST say `GSTIN/UID` above their columns, and have numbers of e-way bills. */
const HEADING = /aadhaa?r|uidai|आधार/giu;
/** As far as a heading is looked at, to either side of the word, up to where its cell ends. */
const HEADING_AROUND = 40;
const CELL_END = /[,;\t|\r\n]/;
/** A remark on a payment names Aadhaar as well, with the payment's number behind it. */
const REMARK = /\d{4}/;

/**
 * Whether a whole Aadhaar number stands in the lines of a text, in digits of any script. References of UPI payments and numbers of
 * e-way bills have twelve digits as well, and one in ten passes the check: written together, a number counts only where its
 * line or one just above names Aadhaar.
 */
export function hasAadhaar(lines: readonly string[]): boolean {
  return lines.some((line, index) => {
    const text = latinDigits(line);
    if (hasInFours(text)) return true;
    const isNamed = () =>
      lines.slice(Math.max(0, index - LABEL_ABOVE), index + 1).some((near) => NAMED.test(near));
    return (text.match(TOGETHER) ?? []).some(isAadhaar) && isNamed();
  });
}

/** What a part of a table shows: its numbers may stand far from what names them, or in another part. */
export interface AadhaarSigns {
  /** A whole number, whatever stands around it. */
  isSure: boolean;
  /** Twelve digits together that are a number by their check digit. */
  isNumber: boolean;
  /** A heading that speaks of Aadhaar. */
  isNamed: boolean;
}

/** @param text cells, or lines of cells as a CSV file has them. Nothing of it is looked at over and over, however long its lines are. */
export function aadhaarSigns(text: string): AadhaarSigns {
  const digits = latinDigits(text.replace(/\r\n?/g, "\n"));
  let [isNumber, looked] = [false, 0];
  for (const { 0: found, index } of digits.matchAll(TOGETHER)) {
    // What stands around a line with many numbers is looked at for the first alone.
    if (index < looked || !isAadhaar(found)) continue;
    isNumber = true;
    const end = digits.indexOf("\n", index);
    looked = end === -1 ? digits.length : end;
    const near = digits.slice(linesAbove(digits, index), looked);
    if (NAMED.test(near)) return { isSure: true, isNumber, isNamed: true };
  }
  return { isSure: hasInFours(digits), isNumber, isNamed: hasHeading(digits) };
}

function linesAbove(text: string, index: number): number {
  let at = index;
  for (let line = 0; line <= LABEL_ABOVE && at > 0; line += 1) at = text.lastIndexOf("\n", at - 1);
  return Math.max(0, at);
}

function hasHeading(text: string): boolean {
  for (const { 0: word, index } of text.matchAll(HEADING)) {
    const behind = index + word.length;
    const before =
      text
        .slice(Math.max(0, index - HEADING_AROUND), index)
        .split(CELL_END)
        .at(-1) ?? "";
    const [after = ""] = text.slice(behind, behind + HEADING_AROUND).split(CELL_END);
    if (!REMARK.test(before) && !REMARK.test(after)) return true;
  }
  return false;
}

function hasInFours(digits: string): boolean {
  for (const [, first, , second, third] of digits.matchAll(IN_FOURS)) {
    if (isAadhaar(`${first}${second}${third}`)) return true;
  }
  return false;
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
