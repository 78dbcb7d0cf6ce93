import { collectionOf } from "../base/paths.ts";
import type { PinPrefixes } from "./pin-prefixes.ts";
import type { StateList } from "./state-list.ts";

export const STATE_LISTS = collectionOf<StateList>("state_lists");
export const PIN_PREFIXES = collectionOf<PinPrefixes>("pin_prefixes");
