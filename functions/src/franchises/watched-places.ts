import { PIN_PREFIXES_ID, type PinPrefixes } from "@niyamdesk/domain/places/pin-prefixes";
import { PIN_PREFIXES, STATE_LISTS } from "@niyamdesk/domain/places/queries";
import type { StateList } from "@niyamdesk/domain/places/state-list";
import { timestamp } from "../platform/clock.ts";
import { recordRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

export const stateListRef = (code: string) => recordRef(STATE_LISTS, code.slice(0, 2));
export const pinPrefixesRef = () => recordRef(PIN_PREFIXES, PIN_PREFIXES_ID);

/** What administrators said of a State. @param code of any territory in it */
export const stateListSaid = (unit: UnitOfWork, code: string) => unit.get(stateListRef(code));
export const prefixesSaid = (unit: UnitOfWork) => unit.get(pinPrefixesRef());

/**
 * A State's list, which must not change before this is committed: what is held goes by it. Where nobody has changed anything of it yet an
 * empty one is made, so that whoever does so first meets this too.
 */
export async function watchedStateList(unit: UnitOfWork, code: string): Promise<StateList | undefined> {
  const ref = stateListRef(code);
  const list = await stateListSaid(unit, code);
  if (list) unit.update(ref, { version: list.version });
  else unit.create(ref, { id: ref.id, districts: {}, version: 0, updated_at: timestamp(unit.now()) });
  return list;
}

/** The same of first digits. */
export async function watchedPrefixes(unit: UnitOfWork): Promise<PinPrefixes | undefined> {
  const ref = pinPrefixesRef();
  const said = await prefixesSaid(unit);
  if (said) unit.update(ref, { version: said.version });
  else unit.create(ref, { id: ref.id, prefixes: {}, version: 0, updated_at: timestamp(unit.now()) });
  return said;
}
