import { DRAFT_PREFIX } from "../device/remembered.ts";

/**
 * What a page keeps in the history, such as the code of a mail's link, is lost with a full load to the other language. It
 * is handed over once, within the tab.
 */
const KEY = `${DRAFT_PREFIX}moved-state`;

/** @param path of the page in either language, without its prefix */
export function keepState(path: string, state: unknown): void {
  if (state === null || state === undefined) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, state }));
  } catch {
    // Storage is blocked: the page says what it lacks.
  }
}

/** Before the router looks: gives the history entry of this page what was kept for it, and forgets it. */
export function takeUpState(path: string): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    sessionStorage.removeItem(KEY);
    if (typeof kept !== "object" || kept === null || !("path" in kept) || kept.path !== path) return;
    if (!("state" in kept) || window.history.state !== null) return;
    // As the router itself writes an entry.
    window.history.replaceState({ usr: kept.state, key: "default", idx: 0 }, "");
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}
