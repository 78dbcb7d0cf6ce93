import { districtsOf } from "../places/districts.ts";
import { pinsOfDistrict } from "../places/pin-districts.ts";
import type { SaidStates } from "../places/pin-states.ts";
import type { StateList } from "../places/state-list.ts";
import type { Franchise } from "./franchise.ts";
import { type AreaHolder, areasOf } from "./territory.ts";

type Placed = Pick<Franchise, "id" | "hierarchy_level" | "territory_code" | "pincodes">;
type Said = Pick<StateList, "districts"> | undefined;

/**
 * PIN codes of a territory: as they were set, else those of our list. Of a State, those of its districts.
 *
 * @param list what administrators said of its State
 */
export function pinsOfTerritory(
  { hierarchy_level, territory_code, pincodes }: Omit<Placed, "id">,
  list?: Said,
): readonly string[] {
  if (pincodes.length > 0) return pincodes;
  if (hierarchy_level === "district") return pinsOfDistrict(territory_code, list);
  if (hierarchy_level === "individual") return [];
  return districtsOf(territory_code, Object.values(list?.districts ?? {})).flatMap(({ code }) =>
    pinsOfDistrict(code, list),
  );
}

/**
 * What a franchise holds, by the first three digits of PIN codes.
 *
 * @param list what administrators said of its State
 * @param prefixes what they said of first digits: a whole State's go by them
 */
export function holdingsOf(franchise: Placed, list?: Said, prefixes?: SaidStates): Map<string, AreaHolder> {
  const { id, hierarchy_level, territory_code } = franchise;
  const areas = areasOf(hierarchy_level, territory_code, pinsOfTerritory(franchise, list), prefixes);
  return new Map(
    [...areas].map(([prefix, pincodes]) => [prefix, { franchise_id: id, level: hierarchy_level, pincodes }]),
  );
}
