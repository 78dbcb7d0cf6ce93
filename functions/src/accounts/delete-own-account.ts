import type { UserRecord } from "firebase-admin/auth";
import { asName } from "../mail/addressee.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { audit } from "../platform/audit.ts";
import { type Caller, currentAccount, needFreshSignIn } from "../platform/caller.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { deletionRef, profileRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { closeAccount, eraseClosed, reopenAccount } from "./close-account.ts";
import { eraseOwnData } from "./erase-own-data.ts";
import { eraseUnpaidCheckouts } from "./erase-unpaid-checkouts.ts";
import { refuseOpenRecords, refuseWhileOpen } from "./refuse-while-open.ts";
import { removeAccount } from "./remove-account.ts";

/** Longer than any token of the account lives. */
const REMEMBERED_DAYS = 30;

/**
 * Erases a client. Orders, payments and invoices stay, as the law asks. The account goes last, so that whoever finds the
 * work half done can sign in and call again.
 *
 * @throws DomainError reauthentication_needed, orders_open, unauthenticated, account_suspended
 */
export async function deleteAccount(caller: Caller): Promise<void> {
  const account = await currentAccount(caller);
  needFreshSignIn(caller);
  await refuseWhileOpen(account.uid);
  await closeAccount(account.uid);
  await endPurchases(account.uid);
  await eraseOwnData(account);
  await forget(account);
  await eraseClosed(account.uid);
  // From here on none is opened.
  await eraseUnpaidCheckouts(account.uid);
  await removeAccount(account.uid);
}

/** From here on nothing can be bought, and what was paid between the question and the closing is seen, before anything else goes. */
async function endPurchases(uid: string): Promise<void> {
  try {
    await eraseUnpaidCheckouts(uid);
    await refuseOpenRecords(uid);
  } catch (error) {
    await reopenAccount(uid);
    throw error;
  }
}

/** The profile with the words about it, once: afterwards nothing makes another. */
function forget({ uid, email, emailVerified, displayName }: UserRecord): Promise<void> {
  return commitTogether(async (unit) => {
    if (await unit.get(deletionRef(uid))) return;
    const profile = await unit.get(profileRef(uid));
    unit.create(deletionRef(uid), {
      deleted_at: timestamp(),
      expires_at: timestamp(Date.now() + REMEMBERED_DAYS * DAY_MS),
    });
    unit.delete(profileRef(uid));
    // An address that nobody has proven to own may be a stranger's.
    if (email && emailVerified) {
      const name = asName(profile?.name ?? displayName);
      queueMail(unit, {
        id: `account-deleted_${uid}`,
        to: email,
        template: "account-deleted",
        data: { name },
      });
    }
    audit(unit, `account-deleted_${uid}`, {
      actor: uid,
      role: "client_user",
      action: "account.deleted",
      subject: profileRef(uid).path,
      before: null,
      after: null,
    });
  });
}
