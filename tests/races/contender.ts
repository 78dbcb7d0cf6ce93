import { createHash, randomBytes } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { Timestamp } from "firebase-admin/firestore";
import type { AccountRecord } from "../../functions/src/platform/account-record.ts";
import { collection } from "../functions/records.ts";
import { type Actor, newEmail, newPhone, signIn, signUp } from "../support/actors.ts";
import { adminAuth } from "../support/admin.ts";

/** Somebody with a mailbox and a number of their own, and the address of somebody else in mind. */
export interface Contender extends Actor {
  phone: string;
  /** Never proven by this account. */
  victim: string;
  /** Another mailbox of their own. */
  next: string;
  tokens: { verify: string; reset: string; change: string };
}

/** @param verified whether the account's address was proven before */
export async function contender(verified: boolean): Promise<Contender> {
  const actor = await signUp(newEmail("racer"));
  const phone = newPhone();
  await adminAuth().updateUser(actor.uid, { phoneNumber: phone, emailVerified: verified });
  const next = newEmail("next");
  const tokens = {
    verify: await plant(actor, "verifyEmail"),
    reset: await plant(actor, "resetPassword"),
    change: await plant(actor, "verifyAndChangeEmail", next),
  };
  const record = collection(COLLECTIONS.accounts).doc(actor.uid);
  await record.update({ email_verified: verified, links: linksOf(tokens) });
  return { ...actor, phone, victim: newEmail("victim"), next, tokens };
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

function linksOf({ verify, reset, change }: Contender["tokens"]): AccountRecord["links"] {
  return { verifyEmail: hashOf(verify), resetPassword: hashOf(reset), verifyAndChangeEmail: hashOf(change) };
}

/** A link as a mail would have brought it, without the wait for the mail. */
async function plant(
  { uid, email }: Actor,
  purpose: string,
  new_email: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = Date.now();
  const later = Timestamp.fromMillis(now + 3_600_000);
  await collection(COLLECTIONS.accountLinks)
    .doc(hashOf(token))
    .set({
      ...{ uid, purpose, email, new_email, asked_at: Timestamp.fromMillis(now), used_at: null },
      ...{ expires_at: later, erase_at: later },
    });
  return token;
}

/** What provider and ledger say of an account; null where there is none any more. */
export async function standing({ uid }: Contender) {
  const [account, record] = await Promise.all([
    adminAuth()
      .getUser(uid)
      .catch(() => null),
    collection(COLLECTIONS.accounts).doc(uid).get(),
  ]);
  return { account, record: record.data() as AccountRecord | undefined };
}

/** The sign-in that would let the next look put right, or wrong, what the race left behind. */
export async function lookAgain({ uid, password }: Contender): Promise<string | null> {
  const { email } =
    (await adminAuth()
      .getUser(uid)
      .catch(() => null)) ?? {};
  if (email === undefined) return null;
  return signIn(email, password).then(
    ({ idToken }) => idToken,
    () => null,
  );
}
