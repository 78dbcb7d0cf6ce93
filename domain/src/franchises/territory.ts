import { isInRanges } from "../places/pin-code.ts";
import { prefixesOfState, type SaidStates } from "../places/pin-states.ts";
import { stateOfLetters } from "../places/state-letters.ts";
import type { Moment } from "../time/moment.ts";
import type { FranchiseLevel } from "./franchise-level.ts";

/**
 * A territory is named by its code, and the code says what lies in what: `MH-MUM-001` in `MH-MUM`, that in `MH`. It is held by one
 * partner at a time.
 */
const CODES: Readonly<Record<FranchiseLevel, RegExp>> = {
  state: /^[A-Z]{2}$/,
  district: /^[A-Z]{2}-[A-Z]{3}$/,
  individual: /^[A-Z]{2}-[A-Z]{3}-\d{3}$/,
};

/** Whether a code can name a territory of a level: of a State that there is. */
export function isTerritoryCode(code: string, level: FranchiseLevel): boolean {
  return CODES[level].test(code) && stateOfLetters(code.slice(0, 2)) !== null;
}

/** Codes of the territories around one, the nearest first: `MH-MUM`, `MH`. */
export function codesAbove(code: string): string[] {
  const parts = code.split("-");
  return parts.slice(0, -1).map((_, at) => parts.slice(0, parts.length - 1 - at).join("-"));
}

/** `territories/{code}`: who holds it; functions only. A district that our list does not know has its name here. */
export interface Territory {
  code: string;
  level: FranchiseLevel;
  name: string;
  /** Null: nobody. */
  franchise_id: string | null;
  /** When it was given or became free. */
  since: Moment;
  updated_at: Moment;
}

/** Where a franchise lies among the PIN codes that begin alike. */
export interface AreaHolder {
  franchise_id: string;
  level: FranchiseLevel;
  /** PIN codes or ranges of them; null: all that begin so. */
  pincodes: readonly string[] | null;
}

/** `territory_areas/{first three digits}`: who holds which PIN codes there; functions only. One read answers for any of them. */
export interface TerritoryArea {
  prefix: string;
  holders: readonly AreaHolder[];
  updated_at: Moment;
}

const NARROWEST: Readonly<Record<FranchiseLevel, number>> = { individual: 0, district: 1, state: 2 };

/** Who holds a PIN code, the most specific first. @param area of its first three digits; undefined: nobody is there */
export function holdersOf(area: Pick<TerritoryArea, "holders"> | undefined, pin: string): AreaHolder[] {
  return [...(area?.holders ?? [])]
    .filter(({ pincodes }) => pincodes === null || isInRanges(pin, pincodes))
    .sort((a, b) => NARROWEST[a.level] - NARROWEST[b.level]);
}

/**
 * A territory's PIN codes by their first three digits. Of a State all that begin so are its own, except where other States' begin so
 * too: there `known` says which.
 *
 * @param known PIN codes that lie in the State, where first digits are shared; of other levels the territory's own
 * @param said by administrators of first digits
 */
export function areasOf(
  level: FranchiseLevel,
  code: string,
  known: readonly string[],
  said?: SaidStates,
): Map<string, readonly string[] | null> {
  const listed = byPrefix(known);
  if (level !== "state") return listed;
  const state = stateOfLetters(code);
  const prefixes = state === null ? [] : prefixesOfState(state, said);
  return new Map(
    prefixes
      .map(({ prefix, shared }) => [prefix, shared ? (listed.get(prefix) ?? []) : null] as const)
      .filter(([, pins]) => pins === null || pins.length > 0),
  );
}

/** A range that goes on under other first digits is cut there. */
function byPrefix(ranges: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const range of ranges) {
    const [first = "", last = first] = range.split("-");
    for (let prefix = Number(first.slice(0, 3)); prefix <= Number(last.slice(0, 3)); prefix += 1) {
      const from = first.startsWith(`${prefix}`) ? first : `${prefix}000`;
      const to = last.startsWith(`${prefix}`) ? last : `${prefix}999`;
      const part = from === to ? from : `${from}-${to}`;
      found.set(`${prefix}`, [...(found.get(`${prefix}`) ?? []), part]);
    }
  }
  return found;
}

/** Whether two lists of PIN codes have one in common. */
export function haveCommonPin(one: readonly string[], other: readonly string[]): boolean {
  return one.some((a) => {
    const [firstA = "", lastA = firstA] = a.split("-");
    return other.some((b) => {
      const [firstB = "", lastB = firstB] = b.split("-");
      return firstA <= lastB && firstB <= lastA;
    });
  });
}
