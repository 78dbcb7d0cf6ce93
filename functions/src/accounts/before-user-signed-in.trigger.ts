import { DomainError } from "@niyamdesk/domain/base/errors";
import { roleOf } from "@niyamdesk/domain/base/roles";
import { isStaffRole } from "@niyamdesk/domain/staff/staff";
import { type AuthUserRecord, beforeUserSignedIn as blockSignIn } from "firebase-functions/identity";
import { toHttpsError } from "../platform/http-error.ts";
import { logFailure } from "../platform/log.ts";
import { within } from "../platform/within.ts";
import { beginSession, newSessionName } from "../sessions/begin-session.ts";
import { noticeSecondStep } from "../sessions/keep-second-step.ts";
import { admitSignIn } from "./admit-sign-in.ts";
import { ANSWERED_WITHIN_MS, PATIENCE_MS } from "./patience.ts";
import { noteSeen, refuseUnused } from "./unused-account.ts";

/** `credential` is only there for other providers' tokens. */
const BY_MAILED_LINK = ":emailLink";
const BY_PHONE = ":phone";

/**
 * Nobody signs in to an account whose address was changed past us, nor by a number alone to one that was not used for long. Each session
 * gets a name, which stays in its tokens, and stands on its owner's list. Few documents are read and written; sign-in waits for the answer.
 */
export const beforeUserSignedIn = blockSignIn(async ({ data, eventType, userAgent }) => {
  if (!data) return;
  const session = newSessionName();
  const until = Date.now() + ANSWERED_WITHIN_MS;
  try {
    await within(ANSWERED_WITHIN_MS, "beforeUserSignedIn", admit(data, eventType));
    if (isGuest(data)) return;
    const left = Math.max(0, until - Date.now());
    // A list that comes late keeps nobody out.
    await within(left, "listing a session", listSession(data, session, userAgent)).catch(() => undefined);
    return { sessionClaims: { session } };
  } catch (error) {
    if (!(error instanceof DomainError)) logFailure("beforeUserSignedIn failed", error);
    throw toHttpsError(error);
  }
});

/** Of the anonymous sign-in. */
function isGuest({ email, phoneNumber }: AuthUserRecord): boolean {
  return !email && !phoneNumber;
}

/** A list that is not complete keeps nobody out. */
async function listSession(account: AuthUserRecord, session: string, userAgent: string): Promise<void> {
  const { uid, multiFactor, customClaims } = account;
  try {
    await beginSession(uid, session, userAgent);
    const ids = multiFactor?.enrolledFactors.map((factor) => factor.uid) ?? [];
    if (isStaffRole(roleOf(customClaims?.role))) await noticeSecondStep(uid, ids, session);
  } catch (error) {
    logFailure("a session was not listed", error, { uid });
  }
}

type SignedIn = Pick<AuthUserRecord, "uid" | "email" | "emailVerified" | "phoneNumber">;

async function admit(account: SignedIn, eventType: string): Promise<void> {
  const { uid, email, phoneNumber } = account;
  // Of an account without an address the provider says nothing here.
  const emailVerified = account.emailVerified === true;
  await admitSignIn({ uid, email, emailVerified }, eventType.endsWith(BY_MAILED_LINK), PATIENCE_MS);
  if (eventType.endsWith(BY_PHONE)) await refuseUnused(uid, phoneNumber ?? "");
  await noteSeen(uid);
}
