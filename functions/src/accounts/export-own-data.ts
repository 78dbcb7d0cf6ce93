import type { UserRecord } from "firebase-admin/auth";
import type { BelongingsRegister } from "../platform/belongings.ts";

/** All we hold of one person: what they could read in the product, in one piece. */
export async function exportOwnData(
  account: UserRecord,
  belongings: BelongingsRegister,
): Promise<Record<string, unknown>> {
  const parts = await Promise.all(belongings.map(async (noun) => noun.exported?.(account) ?? {}));
  const held = Object.assign({}, ...parts.map(withoutIndexes)) as Record<string, unknown>;
  return { exported_at: new Date().toISOString(), account: accountOf(account), ...held };
}

/** What lists and mailings find a record by: made of what stands beside it, hundreds of beginnings of words that nobody can read. */
const INDEXES: readonly string[] = ["search_words", "find", "audiences"];

function withoutIndexes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIndexes);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([field]) => !INDEXES.includes(field));
  return Object.fromEntries(kept.map(([field, entry]) => [field, withoutIndexes(entry)]));
}

function accountOf({ uid, email, emailVerified, phoneNumber, metadata }: UserRecord) {
  const time = (text: string | null) => (text ? new Date(text).toISOString() : null);
  return {
    uid,
    email: email ?? null,
    email_verified: emailVerified,
    phone: phoneNumber ?? null,
    created_at: time(metadata.creationTime),
    last_sign_in_at: time(metadata.lastSignInTime),
  };
}
