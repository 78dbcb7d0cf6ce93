import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import type { CalledLead } from "../data/queue.ts";

const HOUR_MS = 3_600_000;

/** What brought them here. Only who left their number for it asked for a call; who is on a list agreed to one somewhere else. */
export function cameBy({ source, at }: NonNullable<CalledLead["consent"]>, now: number): string {
  const when = whenOf(at, now);
  if (source === "Call-me form") return words.asked(when);
  if (source === "Contact form") return words.wrote(when);
  if (source === "Checkout") return words.leftCheckout(when);
  return words.agreed(source);
}

function whenOf(at: number, now: number): string {
  const ago = now - at;
  return ago < HOUR_MS ? words.minutesAgo(Math.max(0, Math.floor(ago / 60_000))) : istDateTime(at);
}
