import { keepDraft, readKeptDraft } from "../../lib/device/kept-draft.ts";
import type { Found } from "./data/search.ts";

const MOST = 8;

const nameFor = (uid: string) => `search.${uid}`;

/** What this account opened from the search on this device, the latest first. Signing out forgets it. */
export function recentFor(uid: string): Found[] {
  const kept = readKeptDraft(nameFor(uid))?.values.found;
  return Array.isArray(kept) ? kept.filter(isFound) : [];
}

export function rememberFound(uid: string, found: Found): void {
  const others = recentFor(uid).filter(({ to }) => to !== found.to);
  keepDraft(nameFor(uid), { found: [found, ...others].slice(0, MOST) });
}

function isFound(value: unknown): value is Found {
  if (typeof value !== "object" || value === null || !("to" in value && "title" in value)) return false;
  return typeof value.to === "string" && value.to.startsWith("/") && typeof value.title === "string";
}
