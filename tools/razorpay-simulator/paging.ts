import { badRequest } from "./errors.ts";

/** Razorpay's collection: `from`, `to` (Unix seconds), `count` (10, at most 100), `skip`; newest first. */
export function collection<T extends { created_at: number }>(newestFirst: T[], query: URLSearchParams) {
  const from = integer(query, "from", 0);
  const to = integer(query, "to", Number.MAX_SAFE_INTEGER);
  const count = integer(query, "count", 10);
  const skip = integer(query, "skip", 0);
  if (count < 1) throw badRequest("The count must be at least 1.");
  if (count > 100) throw badRequest("The count may not be greater than 100.");
  const items = newestFirst
    .filter((item) => item.created_at >= from && item.created_at <= to)
    .slice(skip, skip + count);
  return wholeCollection(items);
}

export function wholeCollection<T>(items: T[]) {
  return { entity: "collection", count: items.length, items };
}

function integer(query: URLSearchParams, name: string, fallback: number): number {
  const text = query.get(name);
  if (text === null) return fallback;
  if (!/^\d+$/.test(text)) throw badRequest(`The ${name} must be an integer.`);
  return Number(text);
}
