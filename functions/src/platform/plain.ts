import type { QueryDocumentSnapshot } from "firebase-admin/firestore";

/** A stored value as people and programs read it: times as ISO 8601 text (UTC), all else as it is. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  if ("toMillis" in value && typeof value.toMillis === "function") {
    return new Date(value.toMillis()).toISOString();
  }
  return Object.fromEntries(Object.entries(value).map(([field, entry]) => [field, plain(entry)]));
}

/** A record as it is handed out to whom it belongs. */
export function plainRecord(entry: QueryDocumentSnapshot): Record<string, unknown> {
  return { id: entry.id, ...(plain(entry.data()) as object) };
}

export function plainWithMessages(
  records: readonly QueryDocumentSnapshot[],
  messagesOf: (id: string) => Promise<QueryDocumentSnapshot[]>,
): Promise<object[]> {
  return Promise.all(
    records.map(async (entry) => ({
      ...plainRecord(entry),
      messages: (await messagesOf(entry.id)).map(plainRecord),
    })),
  );
}
