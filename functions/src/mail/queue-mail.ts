import type { MailData, MailTemplate, OutboxMail } from "@niyamdesk/domain/mail/mail";
import { timestamp } from "../platform/clock.ts";
import { mailRef } from "../platform/refs.ts";
import type { Writer } from "../platform/unit-of-work.ts";

interface NewMail<T extends MailTemplate> {
  id: string;
  to: string;
  template: T;
  data: MailData[T];
}

/** Puts a mail in the outbox together with what it tells of; the id is its idempotency key. Sending starts by itself. */
export function queueMail<T extends MailTemplate>(writer: Pick<Writer, "create">, mail: NewMail<T>): void {
  const now = timestamp();
  writer.create<OutboxMail>(mailRef(mail.id), {
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
