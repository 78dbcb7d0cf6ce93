import { DISTRICT_LINES } from "./district-lines.ts";

/** A district of our list, or one that an administrator added. */
export interface District {
  /** `MH-PUN`: the State's letters and its own. */
  code: string;
  name: string;
}

const DISTRICTS: readonly District[] = DISTRICT_LINES.trim()
  .split("\n")
  .map((line) => ({ code: line.slice(0, 6), name: line.slice(7) }));

/** @param letters of a State, such as `MH` */
export function districtsOf(letters: string): District[] {
  return DISTRICTS.filter(({ code }) => code.startsWith(`${letters}-`));
}

export function districtOf(code: string): District | null {
  return DISTRICTS.find((district) => district.code === code) ?? null;
}
