import {
  GATHERED,
  type LookedAt,
  MOST_ROWS,
  NEED_KINDS,
  type NeedKind,
  type Needs,
  type NeedThing,
  ROWS_A_KIND,
  STALE_MS,
} from "./need.ts";

/** One line of the list with its one act. */
export interface NeedRow {
  /** What it is snoozed by. */
  key: string;
  kind: NeedKind;
  /** How many it stands for. */
  count: number;
  /** The one, or of many the first. */
  thing: NeedThing;
}

export interface NeedsShown {
  rows: NeedRow[];
  /** Put off until tomorrow. */
  snoozed: number;
  /** Of which there is nothing. */
  clear: NeedKind[];
}

/** The looking itself stands still. */
export const STANDSTILL = "needs";

/**
 * The rows of the list, what harms most first. Each kind is its things, or one row when they are many; when all are too many for a
 * screen each kind is one row. What could not be looked at is a row as well, since nobody knows what waits there.
 */
export function needsShown(needs: Needs, now: number): NeedsShown {
  const kinds = NEED_KINDS.map((kind) => [kind, lookedAt(kind, needs, now)] as const);
  const all = kinds.map(([kind, looked]) => rowsOf(kind, looked));
  const awake = all.map((rows) => rows.filter((row) => !isSnoozed(row, needs, now)));
  const count = (some: readonly NeedRow[][]) => some.reduce((sum, rows) => sum + rows.length, 0);
  return {
    rows: count(awake) <= MOST_ROWS ? awake.flat() : awake.flatMap(asOne),
    snoozed: count(all) - count(awake),
    clear: kinds.filter(([, looked]) => looked.count === 0 && !looked.failed).map(([kind]) => kind),
  };
}

const NEVER_LOOKED: LookedAt = { count: 0, first: [], looked_at: null, failed: true };

function lookedAt(kind: NeedKind, { kinds, checked_at }: Needs, now: number): LookedAt {
  const looked = kinds[kind] ?? NEVER_LOOKED;
  if (kind !== "checks") return looked;
  const failed = NEED_KINDS.filter((one) => (kinds[one] ?? NEVER_LOOKED).failed);
  const stopped = now - checked_at.toMillis() > STALE_MS ? [STANDSTILL] : [];
  const own = [...stopped, ...failed].map((what) => ({
    ...{ id: what, what, since: kinds[what as NeedKind]?.looked_at ?? checked_at },
    ...{ due: null, amount_paise: null },
  }));
  const first = [...looked.first, ...own];
  return { ...looked, first, count: first.length };
}

function rowsOf(kind: NeedKind, { count, first }: LookedAt): NeedRow[] {
  const [top] = first;
  if (count === 0 || top === undefined) return [];
  const isOne = GATHERED.includes(kind) || count > ROWS_A_KIND;
  if (isOne) return [{ key: kind, kind, count, thing: top }];
  return first.map((thing) => ({ key: `${kind}.${thing.id}`, kind, count: 1, thing }));
}

function asOne(rows: readonly NeedRow[]): NeedRow[] {
  const [top] = rows;
  if (top === undefined || rows.length === 1) return [...rows];
  return [{ ...top, key: top.kind, count: rows.reduce((sum, row) => sum + row.count, 0) }];
}

/** One more than was put off brings all of it back. */
function isSnoozed({ key, kind, count }: NeedRow, { snoozes, kinds }: Needs, now: number): boolean {
  const holds = (name: string, many: number) => {
    const snooze = snoozes[name];
    return snooze !== undefined && snooze.until.toMillis() > now && many <= snooze.count;
  };
  return holds(key, count) || (key !== kind && holds(kind, kinds[kind]?.count ?? 0));
}
