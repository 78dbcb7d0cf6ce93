import { DomainError } from "@niyamdesk/domain/base/errors";
import { type AuthUserRecord, beforeUserSignedIn as blockSignIn } from "firebase-functions/identity";
import { toHttpsError } from "../platform/http-error.ts";
import { logFailure } from "../platform/log.ts";
import { within } from "../platform/within.ts";
import { admitSignIn } from "./admit-sign-in.ts";
import { ANSWERED_WITHIN_MS, PATIENCE_MS } from "./patience.ts";
import { noteSeen, refuseUnused } from "./unused-account.ts";

/** `credential` is only there for other providers' tokens. */
const BY_MAILED_LINK = ":emailLink";
const BY_PHONE = ":phone";

/**
 * Nobody signs in to an account whose address was changed past us, nor by a number alone to one that was not used for long. Two
 * documents are read; sign-in waits for the answer.
 */
export const beforeUserSignedIn = blockSignIn(async ({ data, eventType }) => {
  if (!data) return;
  try {
    await within(ANSWERED_WITHIN_MS, "beforeUserSignedIn", admit(data, eventType));
  } catch (error) {
    if (!(error instanceof DomainError)) logFailure("beforeUserSignedIn failed", error);
    throw toHttpsError(error);
  }
});

type SignedIn = Pick<AuthUserRecord, "uid" | "email" | "emailVerified" | "phoneNumber">;

async function admit(account: SignedIn, eventType: string): Promise<void> {
  const { uid, email, phoneNumber } = account;
  // Of an account without an address the provider says nothing here.
  const emailVerified = account.emailVerified === true;
  await admitSignIn({ uid, email, emailVerified }, eventType.endsWith(BY_MAILED_LINK), PATIENCE_MS);
  if (eventType.endsWith(BY_PHONE)) await refuseUnused(uid, phoneNumber ?? "");
  await noteSeen(uid);
}
