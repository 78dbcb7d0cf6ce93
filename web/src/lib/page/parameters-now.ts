/**
 * The parameters as the address bar has them. What `useSearchParams` gives is of the last drawing: of two changes in one tick the later
 * one would be built on the address before both, and take back the first.
 */
export function parametersNow(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}
