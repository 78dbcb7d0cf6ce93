import { STATES, type StateCode } from "@niyamdesk/domain/places/states";

/** Names of the States, by their GST code. */
export const states = Object.fromEntries(STATES) as Record<StateCode, string>;
