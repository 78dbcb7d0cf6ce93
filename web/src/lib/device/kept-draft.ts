import { KEPT_PREFIX } from "./remembered.ts";

/**
 * What somebody writes in several sittings, kept on this device for all tabs until it is sent, thrown away, a month old, or until
 * somebody signs out here. For what is typed in one go, `draft.ts` keeps it in the tab.
 *
 * Work that an account has done and that has yet to reach us is under `unsent.`, what it is and the uid: it stays when they sign out, unless they
 * throw it away, and goes on when they are back.
 */
export interface KeptDraft {
  values: Readonly<Record<string, unknown>>;
  /** Epoch ms. */
  savedAt: number;
}

const KEPT_MS = 30 * 86_400_000;

/** The same, for a browser that refuses to store them: then a reload loses them, and no step within the page does. */
const here = new Map<string, string>();

export function readKeptDraft(name: string, now = Date.now()): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(here.get(name) ?? stored(name) ?? "null");
    if (!isKept(kept)) return null;
    if (now - kept.savedAt < KEPT_MS) return kept;
    clearKeptDraft(name);
    return null;
  } catch {
    return null;
  }
}

export function keepDraft(name: string, values: KeptDraft["values"], now = Date.now()): KeptDraft {
  const kept = { values, savedAt: now };
  const text = JSON.stringify(kept);
  try {
    localStorage.setItem(KEPT_PREFIX + name, text);
    here.delete(name);
  } catch {
    // Storage is full or blocked.
    here.set(name, text);
  }
  return kept;
}

export function clearKeptDraft(name: string): void {
  here.delete(name);
  try {
    localStorage.removeItem(KEPT_PREFIX + name);
  } catch {
    // Nothing was stored.
  }
}

/** What a person typed is not for the next one. Work that waits stays for whoever did it, though nobody's longer than a month. */
export function forgetKeptDrafts(): void {
  here.clear();
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(KEPT_PREFIX)) continue;
      const name = key.slice(KEPT_PREFIX.length);
      if (!name.startsWith("unsent.") || readKeptDraft(name) === null) localStorage.removeItem(key);
    }
  } catch {
    // Nothing was stored.
  }
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(KEPT_PREFIX + name);
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is KeptDraft {
  if (typeof value !== "object" || value === null || !("values" in value && "savedAt" in value)) return false;
  return typeof value.values === "object" && value.values !== null && typeof value.savedAt === "number";
}
