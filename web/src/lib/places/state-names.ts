import { isStateCode, STATES, type StateCode } from "@niyamdesk/domain/places/states";
import { LOCALE } from "#messages/language.ts";
import { states } from "#messages/states.ts";

/** The State of a GST code in the language of the site, or the code itself when it is not one of today's. */
export function stateName(code: string): string {
  return isStateCode(code) ? states[code] : code;
}

/** All of them to choose from, by name. */
export const STATE_CHOICES: readonly (readonly [code: StateCode, name: string])[] = STATES.map(
  ([code]) => [code, states[code]] as const,
).toSorted(([, a], [, b]) => a.localeCompare(b, LOCALE));
