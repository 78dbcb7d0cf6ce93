import { PIN_PREFIXES_ID, type PinPrefixes } from "@niyamdesk/domain/places/pin-prefixes";
import { PIN_PREFIXES, STATE_LISTS } from "@niyamdesk/domain/places/queries";
import type { StateList } from "@niyamdesk/domain/places/state-list";
import { type Live, useLiveDocument } from "../../../lib/firestore/live.ts";
import type { StoredData } from "../../../lib/firestore/stored.ts";

/** What administrators said of a State's districts, live; null: nothing. @param letters such as `MH` */
export function useStateList(letters: string): Live<StateList | null> {
  return useLiveDocument([STATE_LISTS, letters], readList);
}

/** What they said of the States of PIN codes, live; null: nothing. */
export function usePinPrefixes(): Live<PinPrefixes | null> {
  return useLiveDocument([PIN_PREFIXES, PIN_PREFIXES_ID], readPrefixes);
}

/** Written by functions alone, whole. */
const readList = (id: string, data: StoredData) => ({ ...data, id }) as unknown as StateList;
const readPrefixes = (id: string, data: StoredData) => ({ ...data, id }) as unknown as PinPrefixes;
