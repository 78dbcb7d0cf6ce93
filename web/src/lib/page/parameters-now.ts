/**
 * The parameters as the address bar has them. What `useSearchParams` gives is of the last drawing: of two changes in one tick the later
 * one would be built on the address before both, and take back the first.
 */
export function parametersNow(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}

/** Whether the browser is at this page yet; a path within the Hindi site begins with its language. */
export function isStillAt(pathname: string): boolean {
  return window.location.pathname.endsWith(pathname);
}
