import { DomainError } from "@niyamdesk/domain/base/errors";
import type { Franchise } from "@niyamdesk/domain/franchises/franchise";
import { type AreaHolder, haveCommonPin, type TerritoryArea } from "@niyamdesk/domain/franchises/territory";
import { holdingsOf } from "@niyamdesk/domain/franchises/territory-pins";
import { timestamp } from "../platform/clock.ts";
import { territoryAreaRef, territoryRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";
import { prefixesSaid, stateListSaid, watchedPrefixes, watchedStateList } from "./watched-places.ts";

type Held = Pick<Franchise, "id" | "hierarchy_level" | "territory_code" | "territory_name" | "pincodes">;

/**
 * The territory is this franchise's from now on. Whoever is given the same, or a part of it at the same level, at the same moment meets
 * the same records and is refused.
 *
 * @param from whose it was until now, where it is handed over
 * @throws DomainError territory_taken (facts `franchise_id`); territory_invalid where it would hold no PIN code at all, since our list
 * knows none of it and none were named
 */
export async function takeTerritory(unit: UnitOfWork, franchise: Held, from?: Held): Promise<void> {
  const ref = territoryRef(franchise.territory_code);
  const known = await unit.get(ref);
  const holder = known?.franchise_id ?? null;
  if (holder !== null && holder !== from?.id) {
    throw new DomainError("territory_taken", { franchise_id: holder });
  }
  const now = timestamp(unit.now());
  const given = { name: franchise.territory_name, franchise_id: franchise.id, since: now, updated_at: now };
  if (known) unit.update(ref, given);
  else unit.create(ref, { code: franchise.territory_code, level: franchise.hierarchy_level, ...given });
  if (from === undefined) await refuseEmpty(unit, franchise);
  await changeHoldings(unit, from ?? null, franchise);
}

/** Whoever held no PIN code would earn on nothing. */
async function refuseEmpty(unit: UnitOfWork, franchise: Held): Promise<void> {
  const [list, prefixes] = [await stateListSaid(unit, franchise.territory_code), await prefixesSaid(unit)];
  if (holdingsOf(franchise, list, prefixes?.prefixes).size === 0) throw new DomainError("territory_invalid");
}

/** Nobody's from now on. */
export async function freeTerritory(unit: UnitOfWork, franchise: Held): Promise<void> {
  const ref = territoryRef(franchise.territory_code);
  const known = await unit.get(ref);
  if (known?.franchise_id === franchise.id) {
    const now = timestamp(unit.now());
    unit.update(ref, { franchise_id: null, since: now, updated_at: now });
  }
  await changeHoldings(unit, franchise, null);
}

/**
 * What is kept of PIN codes goes over from one to the other.
 *
 * @throws DomainError territory_taken where somebody of the same level holds one of them
 */
export async function changeHoldings(unit: UnitOfWork, from: Held | null, to: Held | null): Promise<void> {
  const one = to ?? from;
  if (one === null) return;
  const list = await watchedStateList(unit, one.territory_code);
  // Only a whole State goes by first digits: no other waits for their record.
  const prefixes = one.hierarchy_level === "state" ? (await watchedPrefixes(unit))?.prefixes : undefined;
  const held = (by: Held | null) => (by === null ? new Map() : holdingsOf(by, list, prefixes));
  await moveHoldings(unit, [{ before: held(from), after: held(to) }]);
}

/** By the first three digits of PIN codes, of one territory. */
export interface HoldingsMoved {
  before: ReadonlyMap<string, AreaHolder>;
  after: ReadonlyMap<string, AreaHolder>;
}

/** All at once, since they may lie in the same areas. @throws DomainError territory_taken */
export async function moveHoldings(unit: UnitOfWork, moves: readonly HoldingsMoved[]): Promise<void> {
  const prefixes = [...new Set(moves.flatMap(({ before, after }) => [...before.keys(), ...after.keys()]))];
  const areas = await Promise.all(
    prefixes.map(async (prefix) => [prefix, await unit.get(territoryAreaRef(prefix))] as const),
  );
  const updated_at = timestamp(unit.now());
  for (const [prefix, area] of areas) {
    const holders = moves.reduce((held, move) => heldAfter(held, move, prefix), [
      ...(area?.holders ?? []),
    ] as readonly AreaHolder[]);
    const ref = territoryAreaRef(prefix);
    if (area) unit.update(ref, { holders, updated_at });
    else unit.create(ref, { prefix, holders, updated_at } satisfies TerritoryArea);
  }
}

function heldAfter(
  held: readonly AreaHolder[],
  { before, after }: HoldingsMoved,
  prefix: string,
): readonly AreaHolder[] {
  const movers = new Set([...before.values(), ...after.values()].map(({ franchise_id }) => franchise_id));
  const others = held.filter(({ franchise_id }) => !movers.has(franchise_id));
  const holder = after.get(prefix);
  if (holder === undefined) return others;
  refuseOverlap(others, holder);
  return [...others, holder];
}

function refuseOverlap(others: readonly AreaHolder[], holder: AreaHolder): void {
  for (const { franchise_id, level, pincodes } of others) {
    // Different States share first digits, and each holds its own of them.
    if (level !== holder.level || pincodes === null || holder.pincodes === null) continue;
    if (haveCommonPin(pincodes, holder.pincodes)) throw new DomainError("territory_taken", { franchise_id });
  }
}
