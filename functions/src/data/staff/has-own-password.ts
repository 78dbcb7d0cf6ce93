import type { UserRecord } from "firebase-admin/auth";

/** Whether the owner of the mailbox has set a password: an invitation has nothing to give any more. */
export function hasOwnPassword({ emailVerified, providerData }: UserRecord): boolean {
  return emailVerified || providerData.some(({ providerId }) => providerId === "password");
}
