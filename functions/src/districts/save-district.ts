import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { holdingsOf } from "@niyamdesk/domain/franchises/territory-pins";
import { districtOf } from "@niyamdesk/domain/places/districts";
import { pinsOfDistrict } from "@niyamdesk/domain/places/pin-districts";
import { STATE_LISTS } from "@niyamdesk/domain/places/queries";
import { MOST_SAID_DISTRICTS, type SaidDistrict, type StateList } from "@niyamdesk/domain/places/state-list";
import { type HoldingsMoved, moveHoldings } from "../franchises/territories.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { franchiseRef, recordRef, territoryRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";

type Districts = Pick<StateList, "districts">;

/**
 * A district as it counts from now on: who holds its PIN codes by our list holds the new ones with this commit. Whose PIN codes were set
 * by hand keeps them.
 *
 * @returns version of its State's list
 * @throws DomainError changed_meanwhile, territory_taken; territory_invalid where a partner would be left without any PIN code; invalid_input where a State would have more than fit
 */
export function saveDistrict(
  { version: seen, ...said }: ParsedInput<"saveDistrict">,
  by: Caller,
): Promise<number> {
  const state = said.code.slice(0, 2);
  const ref = recordRef(STATE_LISTS, state);
  return commitTogether(async (unit) => {
    const stored = await unit.get(ref);
    const current = stored?.version ?? 0;
    if (current !== seen) throw new DomainError("changed_meanwhile", { version: String(current) });
    const districts = { ...stored?.districts, [said.code]: said };
    if (Object.keys(districts).length > MOST_SAID_DISTRICTS) throw new DomainError("invalid_input");
    const version = current + 1;
    await moveHoldings(unit, await movedBy(unit, [said.code, state], stored, { districts }));
    const next = { districts, version, updated_at: timestamp(unit.now()) };
    if (stored === undefined) unit.create(ref, { id: state, ...next });
    else unit.update(ref, next);
    audit(unit, `district.saved_${said.code}_${version}`, {
      ...{ actor: by.uid, role: by.role ?? "", action: "district.saved", subject: ref.path },
      ...{ before: told(before(said.code, stored)), after: told(said) },
      reason: { kind: "source", words: `${said.source}, ${said.checked_on}` },
    });
    return version;
  });
}

/** @param codes of territories whose PIN codes may go by the list */
async function movedBy(
  unit: UnitOfWork,
  codes: readonly string[],
  list: Districts | undefined,
  next: Districts,
): Promise<HoldingsMoved[]> {
  const moves: HoldingsMoved[] = [];
  for (const code of codes) {
    const id = (await unit.get(territoryRef(code)))?.franchise_id ?? null;
    const franchise = id === null ? undefined : await unit.get(franchiseRef(id));
    if (franchise === undefined || franchise.pincodes.length > 0) continue;
    const [held, after] = [holdingsOf(franchise, list), holdingsOf(franchise, next)];
    // Whoever held none would earn on nothing.
    if (held.size > 0 && after.size === 0) throw new DomainError("territory_invalid");
    moves.push({ before: held, after });
  }
  return moves;
}

/** As it counted until now; null: nobody knew it. */
function before(code: string, list: Districts | undefined): Partial<SaidDistrict> | null {
  const built = districtOf(code);
  if (list?.districts[code] !== undefined) return list.districts[code];
  return built === null ? null : { ...built, offered: true, pincodes: pinsOfDistrict(code) };
}

function told(district: Partial<SaidDistrict> | null): Record<string, unknown> | null {
  return district && { ...district, pincodes: district.pincodes?.join(", ") ?? "" };
}
