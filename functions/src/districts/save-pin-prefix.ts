import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import type { PinPrefixes } from "@niyamdesk/domain/places/pin-prefixes";
import { statesOfPrefix } from "@niyamdesk/domain/places/pin-states";
import { lettersOfState } from "@niyamdesk/domain/places/state-letters";
import { stateName } from "@niyamdesk/domain/places/states";
import { type HoldingsMoved, moveHoldings } from "../franchises/territories.ts";
import { pinPrefixesRef, watchedStateList } from "../franchises/watched-places.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { movedBy } from "./moved-by.ts";

/**
 * In which States PIN codes lie that begin so, from now on: whoever holds one of them as a whole holds these with this commit. Districts
 * and smaller territories go by their own PIN codes.
 *
 * @returns version of the list
 * @throws DomainError changed_meanwhile; territory_invalid where a partner would be left without any PIN code
 */
export function savePinPrefix(
  { version: seen, prefix, ...said }: ParsedInput<"savePinPrefix">,
  by: Caller,
): Promise<number> {
  const ref = pinPrefixesRef();
  return commitTogether(async (unit) => {
    const stored = await unit.get(ref);
    const current = stored?.version ?? 0;
    if (current !== seen) throw new DomainError("changed_meanwhile", { version: String(current) });
    const prefixes: PinPrefixes["prefixes"] = { ...stored?.prefixes, [prefix]: said };
    const version = current + 1;
    const before = statesOfPrefix(prefix, stored?.prefixes);
    const moves: HoldingsMoved[] = [];
    for (const state of new Set([...before, ...said.states])) {
      const letters = lettersOfState(state);
      if (letters === null) continue;
      const list = await watchedStateList(unit, letters);
      const [now, then] = [
        { list, prefixes: stored?.prefixes },
        { list, prefixes },
      ];
      moves.push(...(await movedBy(unit, [letters], now, then)));
    }
    await moveHoldings(unit, moves);
    const next = { prefixes, version, updated_at: timestamp(unit.now()) };
    if (stored === undefined) unit.create(ref, { id: ref.id, ...next });
    else unit.update(ref, next);
    audit(unit, `pin_prefix.saved_${prefix}_${version}`, {
      ...{ actor: by.uid, role: by.role ?? "", action: "pin_prefix.saved", subject: ref.path },
      ...{ before: told(prefix, before), after: told(prefix, said.states) },
      reason: { kind: "source", words: `${said.source}, ${said.checked_on}` },
    });
    return version;
  });
}

const told = (prefix: string, states: readonly string[]) => ({
  ...{ prefix, states: states.map(stateName).join(", ") },
});
