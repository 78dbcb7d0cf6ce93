import type { UserRecord } from "firebase-admin/auth";
import type { BelongingsRegister } from "../platform/belongings.ts";

/** All we hold of one person: what they could read in the product, in one piece. */
export async function exportOwnData(
  account: UserRecord,
  belongings: BelongingsRegister,
): Promise<Record<string, unknown>> {
  const parts = await Promise.all(belongings.map(async (noun) => noun.exported?.(account) ?? {}));
  return Object.assign({ exported_at: new Date().toISOString(), account: accountOf(account) }, ...parts);
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
