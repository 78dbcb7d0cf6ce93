import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { districtOf } from "@niyamdesk/domain/places/districts";
import { pinsOfDistrict } from "@niyamdesk/domain/places/pin-districts";
import { MOST_SAID_DISTRICTS, type SaidDistrict, type StateList } from "@niyamdesk/domain/places/state-list";
import { moveHoldings } from "../franchises/territories.ts";
import { stateListRef, watchedPrefixes } from "../franchises/watched-places.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { movedBy } from "./moved-by.ts";

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
  const ref = stateListRef(state);
  return commitTogether(async (unit) => {
    const stored = await unit.get(ref);
    const current = stored?.version ?? 0;
    if (current !== seen) throw new DomainError("changed_meanwhile", { version: String(current) });
    const districts = { ...stored?.districts, [said.code]: said };
    if (Object.keys(districts).length > MOST_SAID_DISTRICTS) throw new DomainError("invalid_input");
    const version = current + 1;
    const prefixes = (await watchedPrefixes(unit))?.prefixes;
    const [now, then] = [
      { list: stored, prefixes },
      { list: { districts }, prefixes },
    ];
    await moveHoldings(unit, await movedBy(unit, [said.code, state], now, then));
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

/** As it counted until now; null: nobody knew it. */
function before(code: string, list: Districts | undefined): Partial<SaidDistrict> | null {
  const built = districtOf(code);
  if (list?.districts[code] !== undefined) return list.districts[code];
  return built === null ? null : { ...built, offered: true, pincodes: pinsOfDistrict(code) };
}

function told(district: Partial<SaidDistrict> | null): Record<string, unknown> | null {
  return district && { ...district, pincodes: district.pincodes?.join(", ") ?? "" };
}
