/** Names of what one page of this browser leaves for the next, where a script of few bytes must know them too. */
export const ROLE_KEY = "niyamdesk.role";
export const TOAST_KEY = "niyamdesk.toast";
export const DRAFT_PREFIX = "niyamdesk.draft.";
export const KEPT_PREFIX = "niyamdesk.kept.";

/** Whether there is anything that the next page has to show: somebody who is signed in, a message, or what was typed. */
export function somethingIsRemembered(): boolean {
  try {
    if (localStorage.getItem(ROLE_KEY) !== null) return true;
    return Object.keys(sessionStorage).some(
      (key) => key === ROLE_KEY || key === TOAST_KEY || key.startsWith(DRAFT_PREFIX),
    );
  } catch {
    return false;
  }
}
