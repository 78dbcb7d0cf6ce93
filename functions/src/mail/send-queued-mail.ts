import { abandonedMailQuery, dueMailQuery } from "@niyamdesk/domain/mail/queries";
import { eachIsolated } from "../platform/each-isolated.ts";
import { logEvent } from "../platform/log.ts";
import { runQuery } from "../platform/run-query.ts";
import type { MailRegister } from "./define-mail.ts";
import { deliverMail } from "./deliver-mail.ts";

export interface MailRun {
  [count: string]: number;
  tried: number;
  failed: number;
}

/** Sends what is due in the outbox: mail put back after a failure, and mail whose sender died. Safe twice or late. */
export async function sendQueuedMail(mails: MailRegister): Promise<MailRun> {
  const now = { now_at: Date.now() };
  const due = [...(await runQuery(dueMailQuery, now)), ...(await runQuery(abandonedMailQuery, now))];
  const { done, failed } = await eachIsolated("mail", due, (mail) => deliverMail(mail.id, mails));
  const run = { tried: done + failed, failed };
  if (run.tried > 0) logEvent("outbox worked through", run);
  return run;
}
