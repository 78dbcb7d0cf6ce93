import { DRAFT_PREFIX } from "./remembered.ts";

/** The same drafts, for a browser that refuses to store them: then a reload loses them, and no step within the page does. */
const here = new Map<string, string>();

/**
 * What a person is in the middle of typing, kept in this tab so that a reload loses nothing. Only what the browser owns:
 * anything the server knows is read from there.
 */
export function readDraft(key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(here.get(key) ?? stored(key) ?? "null");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

export function writeDraft(key: string, draft: Record<string, unknown>): void {
  const text = JSON.stringify(draft);
  try {
    sessionStorage.setItem(storageKey(key), text);
    here.delete(key);
  } catch {
    // Storage is full or blocked.
    here.set(key, text);
  }
}

export function clearDraft(key: string): void {
  here.delete(key);
  try {
    sessionStorage.removeItem(storageKey(key));
  } catch {
    // Nothing was stored.
  }
}

/** Those that the storage does not hold; it is cleared by whoever calls this. */
export function clearDraftsHere(): void {
  here.clear();
}

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(storageKey(key));
  } catch {
    return null;
  }
}

function storageKey(key: string): string {
  return `${DRAFT_PREFIX}${key}`;
}
