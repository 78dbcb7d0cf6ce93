/** A stored value as people and programs read it: times as ISO 8601 text (UTC), all else as it is. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  if ("toMillis" in value && typeof value.toMillis === "function") {
    return new Date(value.toMillis()).toISOString();
  }
  return Object.fromEntries(Object.entries(value).map(([field, entry]) => [field, plain(entry)]));
}
