import { RESEND_AFTER_S } from "@niyamdesk/domain/account";
import type { MailData, MailTemplate } from "@niyamdesk/domain/mail";
import { DAY_MS, SECOND_MS, timestamp } from "../../platform/clock.ts";
import { sha256 } from "../../platform/hash.ts";
import type { UnitOfWork } from "../../platform/unit-of-work.ts";
import { mailPauseRef } from "../refs.ts";
import { queueMail } from "./queue-mail.ts";

interface AskedMail<T extends MailTemplate> {
  to: string;
  template: T;
  /** Null: nobody to write to, which only the outbox shows. */
  data: MailData[T] | null;
}

/**
 * Queues a mail that people ask for, unless the same went to the same address less than RESEND_AFTER_S ago. Calls at the
 * same time queue one.
 *
 * @returns seconds until it may be asked for again
 */
export async function queueWithPause<T extends MailTemplate>(
  unit: UnitOfWork,
  mail: AskedMail<T>,
): Promise<{ queued: boolean; wait_s: number }> {
  const now = Date.now();
  const key = `${mail.template}_${sha256(mail.to)}`;
  const pause = mailPauseRef(key);
  const before = await unit.get(pause);
  const left = (before?.until.toMillis() ?? 0) - now;
  if (left > 0) return { queued: false, wait_s: Math.ceil(left / SECOND_MS) };
  const until = timestamp(now + RESEND_AFTER_S * SECOND_MS);
  const next = { until, expires_at: timestamp(now + DAY_MS) };
  if (before) unit.update(pause, next);
  else unit.create(pause, next);
  if (mail.data !== null) {
    queueMail(unit, { id: `${key}_${now}`, to: mail.to, template: mail.template, data: mail.data });
  }
  return { queued: true, wait_s: RESEND_AFTER_S };
}
