import { RESEND_AFTER_S } from "@niyamdesk/domain/accounts/account";
import { DomainError } from "@niyamdesk/domain/base/errors";
import type { UserRecord } from "firebase-admin/auth";
import { queueMail } from "../mail/queue-mail.ts";
import { queueWithPause } from "../mail/queue-with-pause.ts";
import { giveAddress } from "../platform/account-record.ts";
import { inTurn } from "../platform/account-turn.ts";
import { type Caller, currentAccount, currentInTurn, needFreshSignIn } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { mailboxOf } from "../platform/mailbox.ts";
import { profileRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { changeEmailMail } from "./change-email.mail.ts";
import { emailChangedMail } from "./email-changed.mail.ts";
import { refuseTakenAddress } from "./rightful-owner.ts";
import { verifyEmailMail } from "./verify-email.mail.ts";

/**
 * A verified address stays until the link to the new one is followed. An address that nobody has proven to be theirs is
 * replaced now; the links sent there do nothing any more. Either way the address so far hears of it at once.
 *
 * @throws DomainError reauthentication_needed, already_verified, email_in_use, unauthenticated, account_suspended,
 * address_restored, too_many_requests
 */
export async function changeOwnEmail(caller: Caller, email: string): Promise<"now" | "when_confirmed"> {
  const before = await currentAccount(caller);
  needFreshSignIn(caller);
  if (before.email !== email) await refuseTakenAddress(email);
  return inTurn(caller.uid, async () => {
    const account = await currentInTurn(caller);
    if (!account.email || !account.emailVerified) {
      await replace(account, email);
      return "now";
    }
    if (account.email === email) throw new DomainError("already_verified");
    await ask(account, email);
    return "when_confirmed";
  });
}

async function replace(account: UserRecord, email: string): Promise<void> {
  const { uid, email: before } = account;
  const changes = before !== email;
  if (changes) await giveAddress(account, { email, verified: false, endsLinks: true });
  await commitTogether(async (unit) => {
    const profile = await unit.get(profileRef(uid));
    if (profile && (profile.email !== email || profile.email_verified)) {
      unit.update(profileRef(uid), { email, email_verified: false, updated_at: timestamp() });
    }
    const mail = { to: email, data: { uid }, proven: false };
    await queueWithPause(unit, verifyEmailMail, { ...mail, asker: { as: "account", who: uid }, by: uid });
    if (changes) await tell(unit, account, email);
  });
}

function ask(account: UserRecord, email: string): Promise<void> {
  const { uid } = account;
  return commitTogether(async (unit) => {
    const data = { uid, new_email: email };
    const asked = { to: email, data, proven: false, by: uid };
    const asker = { as: "proven_account", who: uid } as const;
    const { queued, wait_s } = await queueWithPause(unit, changeEmailMail, { ...asked, asker });
    if (queued) await tell(unit, account, email);
    // None is on its way, and others are why (decision 015).
    else if (wait_s > RESEND_AFTER_S) throw new DomainError("too_many_requests");
  });
}

/** The address so far: of every request, or, while it is nobody's proven one, as often as such mailboxes are written to. */
async function tell(
  unit: UnitOfWork,
  { uid, email: to, emailVerified }: UserRecord,
  next: string,
): Promise<void> {
  if (!to || mailboxOf(to) === mailboxOf(next)) return;
  const asked = `${uid} ${Date.now()}`;
  const mail = { to, data: { uid } };
  if (emailVerified)
    queueMail(unit, emailChangedMail, { ...mail, id: `email-change-asked_${sha256(asked)}` });
  else
    await queueWithPause(unit, emailChangedMail, {
      ...mail,
      proven: false,
      asker: { as: "account", who: uid },
      by: asked,
    });
}
