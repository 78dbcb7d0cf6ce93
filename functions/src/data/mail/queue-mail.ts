import type { MailData, MailTemplate } from "@niyamdesk/domain/mail";
import type { Transaction } from "firebase-admin/firestore";
import { timestamp } from "../../platform/clock.ts";
import { mailRef } from "../refs.ts";

/** Puts a mail in the outbox as part of a transaction; the id is its idempotency key. Sending starts by itself. */
export function queueMail<T extends MailTemplate>(
  tx: Transaction,
  mail: { id: string; to: string; template: T; data: MailData[T] },
): void {
  const now = timestamp();
  tx.create(mailRef(mail.id), {
    ...mail,
    status: "queued",
    attempts: 0,
    next_attempt_at: now,
    lease_until: null,
    sent_at: null,
    message_id: null,
    last_error: null,
    created_at: now,
  });
}
