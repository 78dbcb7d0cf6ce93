import { DomainError } from "@niyamdesk/domain/errors";
import type { UserRecord } from "firebase-admin/auth";
import { accountByEmail, changeAccount } from "../../platform/accounts.ts";
import { type Caller, needFreshSignIn, ownAccount } from "../../platform/caller.ts";
import { timestamp } from "../../platform/clock.ts";
import { commitTogether } from "../../platform/unit-of-work.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { queueWithPause } from "../mail/queue-with-pause.ts";
import { profileRef } from "../refs.ts";

/**
 * A verified address stays until the link to the new one is followed, and hears of it at once. An address that nobody has
 * proven to be theirs is replaced now; the codes sent there verify nothing any more.
 *
 * @throws DomainError reauthentication_needed, already_verified, email_in_use, unauthenticated, account_suspended
 */
export async function changeOwnEmail(caller: Caller, email: string): Promise<"now" | "when_confirmed"> {
  const account = await ownAccount(caller);
  if (!account.email || !account.emailVerified) {
    await replace(account, email);
    return "now";
  }
  needFreshSignIn(caller);
  if (account.email === email) throw new DomainError("already_verified");
  if ((await accountByEmail(email)) !== null) throw new DomainError("email_in_use");
  await ask(account.uid, account.email, email);
  return "when_confirmed";
}

async function replace({ uid, email: before }: UserRecord, email: string): Promise<void> {
  if (before !== email) {
    await changeAccount((auth) => auth.updateUser(uid, { email, emailVerified: false }));
  }
  await commitTogether(async (unit) => {
    const profile = await unit.get(profileRef(uid));
    if (profile && (profile.email !== email || profile.email_verified)) {
      unit.update(profileRef(uid), { email, email_verified: false, updated_at: timestamp() });
    }
    await queueWithPause(unit, { to: email, template: "verify-email", data: { uid } });
  });
}

function ask(uid: string, before: string, email: string): Promise<void> {
  return commitTogether(async (unit) => {
    const data = { uid, new_email: email };
    const { queued } = await queueWithPause(unit, { to: email, template: "change-email", data });
    if (!queued) return;
    queueMail(unit, {
      id: `email-change-asked_${uid}_${Date.now()}`,
      to: before,
      template: "email-changed",
      data: { uid },
    });
  });
}
