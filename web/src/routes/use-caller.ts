import type { CallingHours } from "@niyamdesk/domain/calls/calling-hours";
import { useMemo } from "react";
import { useCockpit } from "../features/calls/cockpit/cockpit.ts";
import { useKnownHours } from "../features/calls/data/current-call.ts";
import type { Caller } from "../features/leads/lead-work.ts";

/** Nobody is told that calling is closed before it is known; the cockpit and the server decide at the press. */
const UNTIL_KNOWN: CallingHours = {
  ...{ days: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 24 * 60, holidays: [] },
  at_most: { from: 0, to: 24 * 60 },
};

/** What screens of leads need of calling: the cockpit, and when people are called. */
export function useCaller(): Caller {
  const { busyWith, start, log } = useCockpit();
  const set = useKnownHours() ?? UNTIL_KNOWN;
  // It is read anew with each draw; rows are drawn again only when it says something else.
  const key = JSON.stringify(set);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the hours are
  const hours = useMemo(() => set, [key]);
  return { busyWith, hours, start, log };
}
