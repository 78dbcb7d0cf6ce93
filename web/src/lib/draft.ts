import { DRAFT_PREFIX } from "./remembered.ts";

/**
 * What a person is in the middle of typing, kept in this tab so that a reload loses nothing. Only what the browser owns:
 * anything the server knows is read from there.
 */
export function readDraft(key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey(key)) ?? "null");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

export function writeDraft(key: string, draft: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: the page works on, only a reload would lose the draft.
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(storageKey(key));
  } catch {
    // Nothing was stored.
  }
}

function storageKey(key: string): string {
  return `${DRAFT_PREFIX}${key}`;
}
