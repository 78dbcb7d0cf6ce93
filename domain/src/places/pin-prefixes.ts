import type { Moment } from "../time/moment.ts";
import type { StateCode } from "./states.ts";

/** Where PIN codes that begin so lie, as an administrator said it: instead of what is built in, or besides. */
export interface SaidPrefix {
  /** The likelier first; none: they are not in use. */
  states: readonly StateCode[];
  /** Where it says so, such as a notice of the post. */
  source: string;
  /** The day on which that was looked up. */
  checked_on: string;
}

/** `pin_prefixes/all`: what administrators said otherwise of the State that the first three digits stand for; functions write it. */
export interface PinPrefixes {
  id: string;
  /** By the three digits. */
  prefixes: Readonly<Record<string, SaidPrefix>>;
  /** Counts its changes, so that nobody overwrites what they have not seen. */
  version: number;
  updated_at: Moment;
}

/** One record: a State may have any of them. */
export const PIN_PREFIXES_ID = "all";
/** Post offices of so many States begin alike at most. */
export const MOST_STATES_OF_PREFIX = 3;
