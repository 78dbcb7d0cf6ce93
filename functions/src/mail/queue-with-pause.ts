import { RESEND_AFTER_S } from "@niyamdesk/domain/accounts/account";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import { DAY_MS, SECOND_MS, timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { mailPauseRef } from "../platform/refs.ts";
import type { UnitOfWork, Writer } from "../platform/unit-of-work.ts";
import type { Mail } from "./define-mail.ts";
import { type Asker, hourOf } from "./mail-hour.ts";
import { queueMail } from "./queue-mail.ts";

interface AskedMail<Data> {
  to: string;
  /** Null: nobody to write to, which only the outbox shows. */
  data: Data | null;
  /** Whether the mailbox is known to be the account's owner's; others get few mails an hour. */
  proven: boolean;
  /** Whose share it counts against where it is not. */
  asker: Asker;
  /** Uid of who asks, where one account's request must not stand in for another's. */
  by?: string;
}

/**
 * Queues a mail that people ask for, unless the same went to the same address less than RESEND_AFTER_S ago, or the mailbox
 * is nobody's proven one and the asker's share of this hour is used up. Calls at the same time queue one. What is read and written is
 * the same in every case.
 *
 * @returns seconds until it may be asked for again
 */
export async function queueWithPause<Data extends OutboxMail["data"]>(
  unit: UnitOfWork,
  kind: Mail<Data>,
  mail: AskedMail<NoInfer<Data>>,
): Promise<{ queued: boolean; wait_s: number }> {
  const now = Date.now();
  const key = keyOf(kind, mail.by === undefined ? mail.to : `${mail.by} ${mail.to}`);
  const pause = mailPauseRef(key);
  const [before, hour] = await Promise.all([unit.get(pause), hourOf(unit, mail.to, now, mail.asker)]);
  const paused = (before?.until.toMillis() ?? 0) - now;
  const full = !mail.proven && hour.isFull ? hour.ends - now : 0;
  const left = Math.max(paused, full);
  if (left > 0) return { queued: false, wait_s: Math.ceil(left / SECOND_MS) };
  hour.countOne();
  const until = timestamp(now + RESEND_AFTER_S * SECOND_MS);
  const next = { until, expires_at: timestamp(now + DAY_MS) };
  if (before) unit.update(pause, next);
  else unit.create(pause, next);
  if (mail.data !== null) {
    queueMail(unit, kind, { id: `${key}_${now}`, to: mail.to, data: mail.data });
  }
  return { queued: true, wait_s: RESEND_AFTER_S };
}

/** What the last one was about is over: another may go at once. An hour's share stays used. */
export function liftPause(unit: Writer, kind: { template: string }, to: string): void {
  unit.delete(mailPauseRef(keyOf(kind, to)));
}

function keyOf({ template }: { template: string }, whose: string): string {
  return `${template}_${sha256(whose)}`;
}
