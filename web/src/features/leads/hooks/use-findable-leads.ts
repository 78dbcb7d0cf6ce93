import { useEffect, useState } from "react";
import { type Live, mapLive } from "../../../lib/firestore/live.ts";
import { useOwnUid } from "../../../lib/session/use-own-uid.ts";
import { eachOnce, wordsToFind } from "../candidates.ts";
import { useFoundOwnLeads, useOwnLeads } from "../data/leads.ts";
import type { LeadView } from "../read-lead.ts";

/** What is typed is looked for in the pauses. */
const PAUSE_MS = 250;

/**
 * Own leads among which is whoever is looked for: the newest, which are found at once, also without a network, and those of all others that
 * hold what was typed, or before that the number or name of the lead whose like is looked for.
 */
export function useFindableLeads(
  typed: string,
  like: LeadView | undefined,
): { leads: Live<LeadView[]>; isLooking: boolean } {
  const uid = useOwnUid();
  const newest = useOwnLeads(uid);
  const paused = usePaused(typed);
  const [first = null, second = null] = wordsToFind(paused, like);
  const one = useFoundOwnLeads(uid, first);
  const two = useFoundOwnLeads(uid, second);
  const isLooking =
    navigator.onLine &&
    (paused !== typed ||
      (first !== null && one.status === "loading") ||
      (second !== null && two.status === "loading"));
  const found = [one, two].flatMap((live) => (live.status === "ready" ? live.value : []));
  return { leads: mapLive(newest, (own) => eachOnce([...own, ...found])), isLooking };
}

function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const waiting = setTimeout(() => setPaused(typed), PAUSE_MS);
    return () => clearTimeout(waiting);
  }, [typed]);
  return paused;
}
