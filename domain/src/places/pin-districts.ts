import { type District, districtOf } from "./districts.ts";
import { isInRanges } from "./pin-code.ts";
import { PIN_LINES } from "./pin-lines.ts";
import type { StateList } from "./state-list.ts";

/** Heavier than the list of districts: loaded where a PIN code is looked up. */
const RANGES: ReadonlyMap<string, readonly string[]> = new Map(
  PIN_LINES.trim()
    .split("\n")
    .map((line) => [line.slice(0, 6), line.slice(7).split(",")]),
);

/**
 * PIN codes of a district, one or a range each: a suggestion that an administrator may change.
 *
 * @param list what administrators said of its State
 */
export function pinsOfDistrict(
  code: string,
  list?: Pick<StateList, "districts"> | undefined,
): readonly string[] {
  return list?.districts[code]?.pincodes ?? (RANGES.get(code) ?? []).filter((range) => range !== "");
}

/** The district that most post offices of this PIN code are in; null: not known, which is no reason to refuse anything. */
export function districtOfPin(pin: string): District | null {
  for (const [code, ranges] of RANGES) if (isInRanges(pin, ranges)) return districtOf(code);
  return null;
}
