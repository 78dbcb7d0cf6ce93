import { type Role, roleOf } from "@niyamdesk/domain/base/roles";
import { clearDraftsHere } from "../device/draft.ts";
import { forgetKeptDrafts } from "../device/kept-draft.ts";
import { ROLE_KEY } from "../device/remembered.ts";

/**
 * What outlives a page: the role of whoever is signed in, for all tabs of this browser; of an account that is kept in this tab
 * alone (`browser-store.ts`), for this tab.
 */
const TAB_KEY = "niyamdesk.account-in-tab";

/** What the storage would not take, for as long as the page lives. */
let unstored: Role | null = null;

export function readHint(): Role | null {
  return unstored ?? attempt(() => roleOf(hintStorage().getItem(ROLE_KEY))) ?? null;
}

export function rememberHint(role: Role | null): void {
  const isStored = attempt(() => {
    if (role) hintStorage().setItem(ROLE_KEY, role);
    else hintStorage().removeItem(ROLE_KEY);
    return true;
  });
  unstored = isStored ? null : role;
}

/** What a person typed and chose in this tab is not for the next one. */
export function forgetTab(): void {
  rememberHint(null);
  forgetTyped();
}

/**
 * A public page never asks who is signed in: it hears from the other tabs that somebody left, and keeps nothing typed. An
 * account of this tab alone is another one, and stays.
 */
export function forgetWithOtherTabs(): void {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === ROLE_KEY && newValue === null && !isAccountInTab()) forgetTyped();
  });
}

/** For the next load of a page in this tab. Somebody who is signed in in this browser has to sign in once more. */
export function keepAccountInTab(): void {
  attempt(() => sessionStorage.setItem(TAB_KEY, "1"));
}

/** Then what other tabs know of this browser's account is none of this tab's business. */
export function isAccountInTab(): boolean {
  return attempt(() => sessionStorage.getItem(TAB_KEY) !== null) ?? false;
}

/** The browser's own store is as it was: who signs in here next is kept here too. */
function forgetTyped(): void {
  const inTab = isAccountInTab();
  clearDraftsHere();
  forgetKeptDrafts();
  void forgetWhatIsKept();
  attempt(() => sessionStorage.clear());
  if (inTab) keepAccountInTab();
}

/** Fetched when it is needed: a page that is read by visitors weighs nothing of it. */
export async function forgetWhatIsKept(): Promise<void> {
  await import("../device/forget-kept.ts").then(({ forgetKept }) => forgetKept()).catch(() => undefined);
}

function hintStorage(): Storage {
  return isAccountInTab() ? sessionStorage : localStorage;
}

/** Storage may be blocked or full: pages then ask the sign-in service instead. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
