import { BUILT_IN_REACH, type Reach, SUPPORT } from "@niyamdesk/domain/base/product";
import { useEffect, useSyncExternalStore } from "react";
import { LANGUAGE } from "#messages/language.ts";
import { readReach } from "./read-reach.ts";

/** How to reach us, with the hours in the language of the site. */
export type SupportShown = Pick<
  Reach,
  "email" | "phone" | "phoneLabel" | "hours" | "officer" | "officerEmail" | "gstPractitioner"
>;

const BUILT: SupportShown = shownOf(SUPPORT);
let shown = BUILT;
let isAsked = false;
const listeners = new Set<() => void>();

/** As the site was built, and as it is set by now once that was read: a page that was written is never drawn otherwise at first. */
export function useSupport(): SupportShown {
  useEffect(() => void askOnce(), []);
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => BUILT,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function askOnce(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    const reach = await readReach(BUILT_IN_REACH);
    if (reach === null) return;
    shown = shownOf(reach);
    for (const listener of listeners) listener();
  } catch {
    // What was built in stands; the next page that is opened asks again.
    isAsked = false;
  }
}

function shownOf({ hours, hoursHindi, ...reach }: Reach): SupportShown {
  return { ...reach, hours: LANGUAGE === "hi" ? hoursHindi : hours };
}
