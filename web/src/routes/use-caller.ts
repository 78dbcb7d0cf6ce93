import { useMemo } from "react";
import { useCockpit } from "../features/calls/cockpit/cockpit.ts";
import { useCallingHours } from "../features/calls/data/current-call.ts";
import type { Caller } from "../features/leads/lead-work.ts";

/** What screens of leads need of calling: the cockpit, and when people are called. */
export function useCaller(): Caller {
  const { busyWith, start, log } = useCockpit();
  const set = useCallingHours();
  // It is read anew with each draw; rows are drawn again only when it says something else.
  const key = JSON.stringify(set);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the hours are
  const hours = useMemo(() => set, [key]);
  return { busyWith, hours, start, log };
}
