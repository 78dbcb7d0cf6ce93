import type { Moment } from "../time/moment.ts";

/** A district as an administrator said it, whole: instead of the built-in one, or besides. */
export interface SaidDistrict {
  /** `MH-PUN`. */
  code: string;
  name: string;
  /** False: it is there no more, and nobody is offered it. */
  offered: boolean;
  /** One each, or the first and last of several. */
  pincodes: readonly string[];
  /** Where it says so, such as a gazette. */
  source: string;
  /** The day on which that was looked up. */
  checked_on: string;
}

/** `state_lists/{MH}`: what administrators said otherwise of a State's built-in districts; functions write it. */
export interface StateList {
  id: string;
  /** By code. */
  districts: Readonly<Record<string, SaidDistrict>>;
  /** Counts its changes, so that nobody overwrites what they have not seen. */
  version: number;
  updated_at: Moment;
}

/** More would not fit into one record with the PIN codes of each. */
export const MOST_SAID_DISTRICTS = 60;
