import type { Moment } from "../time/moment.ts";

/** `queued` waits for `next_attempt_at`; `sending` is claimed until `lease_until`; `failed` gave up and is shown to admins. */
export const MAIL_STATUSES = ["queued", "sending", "sent", "failed"] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** `mail/{id}`: the outbox. The id is the idempotency key: one document, one mail. */
export interface OutboxMail {
  id: string;
  to: string;
  /** The kind of mail, and what it is about. Only what sends it knows more. */
  template: string;
  data: Readonly<Record<string, unknown>>;
  status: MailStatus;
  attempts: number;
  next_attempt_at: Moment;
  lease_until: Moment | null;
  sent_at: Moment | null;
  message_id: string | null;
  /** The mail server's last words, without addresses. */
  last_error: string | null;
  created_at: Moment;
}

/** Tries at growing distance, about two days in all, before a mail counts as failed. */
export const MAIL_MAX_ATTEMPTS = 24;

/** Delay before the next try: 30 s, doubling up to 4 hours. Milliseconds. */
export function mailBackoff(attempts: number): number {
  return Math.min(30_000 * 2 ** Math.max(0, attempts - 1), 4 * 3_600_000);
}
