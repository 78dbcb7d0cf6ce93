/** Where a record stands in an order: by what it is sorted by, and among equals by its id. */
export interface Place {
  readonly values: readonly unknown[];
  readonly id: string;
}

export type Direction = "asc" | "desc";

/** Below zero when `one` comes first. Both are of the same order. */
export function comparePlaces(one: Place, other: Place, directions: readonly Direction[]): number {
  for (const [index, direction] of directions.entries()) {
    const difference = compareValues(one.values[index], other.values[index]);
    if (difference !== 0) return direction === "asc" ? difference : 0 - difference;
  }
  // The id goes the way of the last field, as the index does.
  const difference = compareTexts(one.id, other.id);
  return directions.at(-1) === "desc" ? 0 - difference : difference;
}

/** As the database orders them: kinds apart, texts by their bytes. */
function compareValues(one: unknown, other: unknown): number {
  const kinds = kindOf(one) - kindOf(other);
  if (kinds !== 0) return kinds;
  if (typeof one === "string" && typeof other === "string") return compareTexts(one, other);
  const [a, b] = [momentOf(one), momentOf(other)];
  return a[0] - b[0] || a[1] - b[1];
}

const KINDS = ["null", "boolean", "number", "moment", "string"];

function kindOf(value: unknown): number {
  if (value === null || value === undefined) return 0;
  return KINDS.indexOf(isMoment(value) ? "moment" : typeof value);
}

/** Times with all that they have: two may lie within one millisecond. */
function momentOf(value: unknown): [number, number] {
  if (isMoment(value)) return [value.seconds, value.nanoseconds];
  return [Number(value), 0];
}

function isMoment(value: unknown): value is { seconds: number; nanoseconds: number } {
  return typeof value === "object" && value !== null && "seconds" in value && "nanoseconds" in value;
}

/** By code points, which is the order of UTF-8; JavaScript compares halves of characters. */
function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  const [a, b] = [[...one], [...other]];
  for (let index = 0; ; index += 1) {
    const [left, right] = [a[index], b[index]];
    if (left === undefined || right === undefined) return a.length - b.length;
    if (left !== right) return (left.codePointAt(0) ?? 0) - (right.codePointAt(0) ?? 0);
  }
}
