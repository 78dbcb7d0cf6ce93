/** Names of what one page of this browser leaves for the next, where a script of few bytes must know them too. */
export const ROLE_KEY = "niyamdesk.role";
export const TOAST_KEY = "niyamdesk.toast";

/** Whether there is anything that the next page has to show: somebody who is signed in, or a message. */
export function somethingIsRemembered(): boolean {
  try {
    return localStorage.getItem(ROLE_KEY) !== null || sessionStorage.getItem(TOAST_KEY) !== null;
  } catch {
    return false;
  }
}
