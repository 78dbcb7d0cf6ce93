/** Somebody who may be given leads; instants in epoch ms. */
export interface Caller {
  uid: string;
  /** False: away, or takes no new leads now. */
  isIn: boolean;
  /** Open leads they have. */
  open: number;
  /** The most they should have; null: no limit. */
  cap: number | null;
  /** When they were given one last; null: never. */
  given_at: number | null;
}

/**
 * Round robin: whose turn it is among those who are in and below their cap: who was given one longest ago, of equals whoever has
 * fewest. Null: nobody can take one, it stays in the pool.
 *
 * @param except who had it and did not call
 */
export function nextCaller(callers: readonly Caller[], except: string | null = null): string | null {
  const [first] = callers
    .filter(({ uid, isIn, open, cap }) => isIn && uid !== except && (cap === null || open < cap))
    .sort(
      (one, next) =>
        (one.given_at ?? 0) - (next.given_at ?? 0) || one.open - next.open || (one.uid < next.uid ? -1 : 1),
    );
  return first?.uid ?? null;
}

/**
 * Shares many at once, as one after the other.
 *
 * @returns to whom each lead goes, in the order given; null: to nobody
 */
export function shareOut(
  leadIds: readonly string[],
  callers: readonly Caller[],
  now: number,
): Map<string, string | null> {
  let state = callers;
  const shares = new Map<string, string | null>();
  leadIds.forEach((id, turn) => {
    const uid = nextCaller(state);
    shares.set(id, uid);
    state = state.map((one) =>
      one.uid === uid ? { ...one, open: one.open + 1, given_at: now + turn } : one,
    );
  });
  return shares;
}
