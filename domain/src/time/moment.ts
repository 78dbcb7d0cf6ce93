/**
 * A point in time as either SDK returns it. Both Firestore SDKs' Timestamps have this shape, so that neither SDK leaks
 * into the domain.
 */
export interface Moment {
  toMillis(): number;
}

/**
 * Epoch milliseconds of a stored time. A server timestamp reads null until the server has written it: that is 'just now'.
 */
export function millisOf(moment: Moment | null | undefined, now: number): number {
  return moment ? moment.toMillis() : now;
}
