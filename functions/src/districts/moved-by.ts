import { DomainError } from "@niyamdesk/domain/base/errors";
import { holdingsOf } from "@niyamdesk/domain/franchises/territory-pins";
import type { SaidStates } from "@niyamdesk/domain/places/pin-states";
import type { StateList } from "@niyamdesk/domain/places/state-list";
import type { HoldingsMoved } from "../franchises/territories.ts";
import { franchiseRef, territoryRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

/** What administrators said of a State and of first digits. */
interface Places {
  list: Pick<StateList, "districts"> | undefined;
  prefixes: SaidStates | undefined;
}

/**
 * What partners hold otherwise once places are said otherwise. Whose PIN codes were set by hand keeps them.
 *
 * @param codes of territories whose PIN codes may go by it
 * @throws DomainError territory_invalid where a partner would be left without any PIN code
 */
export async function movedBy(
  unit: UnitOfWork,
  codes: readonly string[],
  now: Places,
  then: Places,
): Promise<HoldingsMoved[]> {
  const moves: HoldingsMoved[] = [];
  for (const code of codes) {
    const id = (await unit.get(territoryRef(code)))?.franchise_id ?? null;
    const franchise = id === null ? undefined : await unit.get(franchiseRef(id));
    if (franchise === undefined || franchise.pincodes.length > 0) continue;
    const [before, after] = [now, then].map(({ list, prefixes }) => holdingsOf(franchise, list, prefixes));
    if (before === undefined || after === undefined) continue;
    // Whoever held none would earn on nothing.
    if (before.size > 0 && after.size === 0) throw new DomainError("territory_invalid");
    moves.push({ before, after });
  }
  return moves;
}
