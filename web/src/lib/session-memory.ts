import { type Role, roleOf } from "@niyamdesk/domain/roles";
import { ROLE_KEY } from "./remembered.ts";

/** What outlives a page: the role of whoever is signed in, for all tabs of this browser. */

export function readHint(): Role | null {
  return attempt(() => roleOf(localStorage.getItem(ROLE_KEY))) ?? null;
}

export function rememberHint(role: Role | null): void {
  attempt(() => {
    if (role) localStorage.setItem(ROLE_KEY, role);
    else localStorage.removeItem(ROLE_KEY);
  });
}

/** What a person typed and chose in this tab is not for the next one. */
export function forgetTab(): void {
  rememberHint(null);
  attempt(() => sessionStorage.clear());
}

/** A public page never asks who is signed in: it hears from the other tabs that somebody left, and keeps nothing typed. */
export function forgetWithOtherTabs(): void {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === ROLE_KEY && newValue === null) attempt(() => sessionStorage.clear());
  });
}

/** Storage may be blocked or full: pages then ask the sign-in service instead. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
