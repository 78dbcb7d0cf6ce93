import { statesOfPin } from "@niyamdesk/domain/places/pin-states";
import type { StateCode } from "@niyamdesk/domain/places/states";
import { call } from "../../lib/backend/callables.ts";

/** What administrators said, by first digits: asked for once. */
const asked = new Map<string, Promise<readonly StateCode[] | null>>();

/** Where a PIN code may lie: what is built in, and what an administrator said instead; null: nothing. */
export function statesOfTypedPin(pin: string): {
  built: readonly StateCode[];
  said: Promise<readonly StateCode[] | null>;
} {
  return { built: statesOfPin(pin), said: saidOf(pin.slice(0, 3)) };
}

function saidOf(prefix: string): Promise<readonly StateCode[] | null> {
  const before = asked.get(prefix);
  if (before !== undefined) return before;
  const found = call("listPinStates", { prefix }).then(({ states }) => states);
  asked.set(prefix, found);
  // Asked again the next time: a network was gone, perhaps.
  found.catch(() => asked.delete(prefix));
  return found;
}
