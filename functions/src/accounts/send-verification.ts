import { DomainError } from "@niyamdesk/domain/base/errors";
import { queueWithPause } from "../mail/queue-with-pause.ts";
import { type Caller, ownAccount } from "../platform/caller.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { awaitsAdministrator } from "./administrator-proof.ts";
import { verifyEmailMail } from "./verify-email.mail.ts";

/** @throws DomainError email_missing, already_verified, unauthenticated, account_suspended */
export async function sendVerification(caller: Caller): Promise<{ wait_s: number }> {
  const account = await ownAccount(caller);
  const { uid, email: to } = account;
  if (!to) throw new DomainError("email_missing");
  if (account.emailVerified && !awaitsAdministrator(account)) throw new DomainError("already_verified");
  const { wait_s } = await commitTogether((unit) =>
    queueWithPause(unit, verifyEmailMail, {
      ...{ to, data: { uid }, proven: account.emailVerified },
      ...{ asker: { as: "account", who: uid }, by: uid },
    }),
  );
  return { wait_s };
}
