import { latinDigits } from "../phone/phone.ts";

export function isPinCode(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text);
}

/** Standing alone, in one piece or as it is written on letters; no part of a longer number. */
const IN_TEXT = /(?<!\d|\+|\d[ -])([1-9]\d{2})[ -]?(\d{3})(?![ -]?\d)/g;

/** The PIN code that an address ends with: the last one written in it. Null: it names none. */
export function pinCodeIn(address: string | null | undefined): string | null {
  const found = [...latinDigits(address ?? "").matchAll(IN_TEXT)].at(-1);
  return found ? `${found[1]}${found[2]}` : null;
}

/** @param ranges one PIN code each, or the first and last of several (`411001-411062`) */
export function isInRanges(pin: string, ranges: readonly string[]): boolean {
  return ranges.some((range) => {
    const [first = "", last = first] = range.split("-");
    return pin >= first && pin <= last;
  });
}
