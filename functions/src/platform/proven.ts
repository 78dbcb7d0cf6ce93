import type { UserRecord } from "firebase-admin/auth";

/** What somebody has proven to be theirs. The provider signs in with no number that was not proven by a code. */
export function proven({ email, emailVerified, phoneNumber }: UserRecord) {
  return { email: email && emailVerified ? email : null, phone: phoneNumber ?? null };
}
