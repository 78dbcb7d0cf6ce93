import { DomainError } from "@niyamdesk/domain/errors";
import { beforeUserSignedIn as blockSignIn } from "firebase-functions/identity";
import { admitSignIn } from "../data/accounts/admit-sign-in.ts";
import { noteSeen, refuseUnused } from "../data/accounts/unused-account.ts";
import { toHttpsError } from "../platform/http-error.ts";
import { logFailure } from "../platform/log.ts";

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
    const { uid, email, emailVerified, phoneNumber } = data;
    await admitSignIn({ uid, email, emailVerified }, eventType.endsWith(BY_MAILED_LINK));
    if (eventType.endsWith(BY_PHONE)) await refuseUnused(uid, phoneNumber ?? "");
    await noteSeen(uid);
  } catch (error) {
    if (!(error instanceof DomainError)) logFailure("beforeUserSignedIn failed", error);
    throw toHttpsError(error);
  }
});
