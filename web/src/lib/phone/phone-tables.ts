import { formatPhone, isIndianMobile, normalisePhone, usePhoneTables } from "@niyamdesk/domain/phone/phone";
import { useSyncExternalStore } from "react";
import { pause } from "../loading/pause.ts";

const PATIENCE_MS = 4000;

let loading: Promise<void> | null = null;
let isThere = false;
const listeners = new Set<() => void>();

/** Most people type an Indian mobile, which is known without them: the tables are fetched for the others, while they type. */
export function learnPhone(typed: string): void {
  const number = normalisePhone(typed);
  if (number === null || isIndianMobile(number)) return;
  loading ??= import("@niyamdesk/domain/phone/phone-tables").then(
    ({ PHONE_TABLES }) => {
      usePhoneTables(PHONE_TABLES);
      isThere = true;
      for (const listener of listeners) listener();
    },
    // Without them the function decides.
    () => {
      loading = null;
    },
  );
}

/** Until they are there, if somebody asked for them; not for ever. */
export async function phoneTables(): Promise<void> {
  if (loading === null) return;
  await Promise.race([loading, pause(PATIENCE_MS)]);
}

/** A number (E.164) as its country writes it; ungrouped while the tables for it are not there. */
export function shownPhone(e164: string): string {
  learnPhone(e164);
  return formatPhone(e164);
}

/** The same for what is drawn, which is drawn again when they have come. */
export function useShownPhone(): typeof shownPhone {
  useSyncExternalStore(subscribe, areThere, areThere);
  return shownPhone;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function areThere(): boolean {
  return isThere;
}
