import type { PinPrefixes, SaidPrefix } from "@niyamdesk/domain/places/pin-prefixes";
import { prefixesOfState, statesOfPrefix } from "@niyamdesk/domain/places/pin-states";
import type { StateCode } from "@niyamdesk/domain/places/states";

/** The first three digits of PIN codes as they count now; `source` null: as they are built in. */
export interface StandingPrefix extends Pick<SaidPrefix, "states"> {
  prefix: string;
  source: string | null;
  checked_on: string | null;
}

/** All of a State, also those that were its own until an administrator said otherwise. @param said by administrators */
export function standingPrefixes(state: StateCode, said: PinPrefixes | null): StandingPrefix[] {
  const own = said?.prefixes;
  const prefixes = new Set(
    [...prefixesOfState(state, own), ...prefixesOfState(state)].map((one) => one.prefix),
  );
  return [...prefixes].sort().map((prefix) => ({
    ...{ prefix, states: statesOfPrefix(prefix, own) },
    ...{ source: own?.[prefix]?.source ?? null, checked_on: own?.[prefix]?.checked_on ?? null },
  }));
}
