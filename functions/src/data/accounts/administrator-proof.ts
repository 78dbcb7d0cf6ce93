import type { UserRecord } from "firebase-admin/auth";
import { HOUR_MS, timestamp } from "../../platform/clock.ts";
import { oneTimeToken, sha256 } from "../../platform/hash.ts";
import { administratorEmail } from "../../platform/params.ts";
import { administratorProofRef } from "../refs.ts";

const VALID_HOURS = 24;

/** Whether an address is the designated administrator's. */
export function isDesignated(email: string | undefined): boolean {
  return email !== undefined && email.toLowerCase() === administratorEmail();
}

/** Verified by a link that was followed elsewhere: the mail is sent again, to be opened in this session. */
export function awaitsAdministrator({
  email,
  customClaims,
}: Pick<UserRecord, "email" | "customClaims">): boolean {
  return isDesignated(email) && customClaims?.role !== "admin";
}

/**
 * A token for the verification mail of the designated administrator. That the address is verified does not tell whose
 * account it is: somebody else may have typed it first, with a password of theirs, and the owner pressed the link. Only
 * who has both, the mail and a session of this very account, becomes administrator.
 */
export async function newAdministratorProof(uid: string): Promise<string> {
  const token = oneTimeToken();
  await administratorProofRef(sha256(token)).create({
    uid,
    expires_at: timestamp(Date.now() + VALID_HOURS * HOUR_MS),
  });
  return token;
}

/** Whether the token was mailed for this account and still counts. */
export async function isAdministratorProof(uid: string, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false;
  const proof = (await administratorProofRef(sha256(token)).get()).data();
  return proof?.uid === uid && proof.expires_at.toMillis() > Date.now();
}
