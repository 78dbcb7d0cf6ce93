import { DISTRICT_LINES } from "./district-lines.ts";
import type { SaidDistrict } from "./state-list.ts";

/** A district of our list, or one that an administrator added. */
export interface District {
  /** `MH-PUN`: the State's letters and its own. */
  code: string;
  name: string;
}

/** What is needed of what an administrator said to know which districts there are. */
export type SaidName = Pick<SaidDistrict, "code" | "name" | "offered">;

const DISTRICTS: readonly District[] = DISTRICT_LINES.trim()
  .split("\n")
  .map((line) => ({ code: line.slice(0, 6), name: line.slice(7) }));

/**
 * The districts that are offered, by their codes.
 *
 * @param letters of a State, such as `MH`
 * @param said by administrators, of that State
 */
export function districtsOf(letters: string, said: readonly SaidName[] = []): District[] {
  const others = new Set(said.map(({ code }) => code));
  const built = DISTRICTS.filter(({ code }) => code.startsWith(`${letters}-`) && !others.has(code));
  const added = said.filter(({ offered }) => offered).map(({ code, name }) => ({ code, name }));
  return [...built, ...added].sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** As it is built in. */
export function districtOf(code: string): District | null {
  return DISTRICTS.find((district) => district.code === code) ?? null;
}
