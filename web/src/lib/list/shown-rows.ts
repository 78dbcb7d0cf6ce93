/**
 * Rows keep their places while somebody looks at them: what comes in between them is counted and waits, what goes stays in its
 * place until it is let go, and only what follows behind the last of them is added by itself. What somebody did themselves waits for
 * nobody: it comes where it belongs.
 */
export interface ShownRow<T> {
  readonly id: string;
  readonly row: T;
  /** No longer in this list: shown as it was last seen. */
  readonly gone: boolean;
}

export interface Identified<T> {
  readonly id: string;
  readonly row: T;
}

export interface Shown<T> {
  readonly rows: readonly ShownRow<T>[];
  /** Came in and is not shown yet. */
  readonly fresh: number;
}

/**
 * @param before what is shown now; nothing when the list is opened, or whoever looks asked for what is new
 * @param own what whoever looks just did, by id
 */
export function shownNext<T>(
  before: readonly ShownRow<T>[],
  live: readonly Identified<T>[],
  own: ReadonlySet<string> = NONE,
): Shown<T> {
  const now = new Map(live.map((entry) => [entry.id, entry]));
  const known = new Set(before.map(({ id }) => id));
  const held = before.map((shown) => {
    const entry = now.get(shown.id);
    return entry === undefined ? { ...shown, gone: true } : present(entry);
  });
  const lastHeld = live.findLastIndex(({ id }) => known.has(id));
  const behind = live.slice(lastHeld + 1).map(present);
  const between = live.slice(0, lastHeld + 1).filter(({ id }) => !known.has(id));
  const rows = [...held, ...behind];
  for (const entry of between.filter(({ id }) => own.has(id)))
    rows.splice(placeOf(entry.id, rows, live), 0, present(entry));
  return { rows, fresh: between.filter(({ id }) => !own.has(id)).length };
}

const NONE: ReadonlySet<string> = new Set();

/** Behind the nearest of those above it that is shown. */
function placeOf<T>(id: string, rows: readonly ShownRow<T>[], live: readonly Identified<T>[]): number {
  const above = live
    .slice(
      0,
      live.findIndex((entry) => entry.id === id),
    )
    .toReversed();
  for (const { id: other } of above) {
    const place = rows.findIndex((shown) => shown.id === other);
    if (place >= 0) return place + 1;
  }
  return 0;
}

/** Those that went are let go; the others stay where they are. */
export function withoutGone<T>(rows: readonly ShownRow<T>[]): ShownRow<T>[] {
  return rows.filter(({ gone }) => !gone);
}

function present<T>({ id, row }: Identified<T>): ShownRow<T> {
  return { id, row, gone: false };
}
