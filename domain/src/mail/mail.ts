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
  /** What it is found by: the mailbox (`searchWordsOf`). Absent: from before it was kept. */
  search_words?: readonly string[];
  created_at: Moment;
}

/** Tries at growing distance, about two days in all, before a mail counts as failed. */
export const MAIL_MAX_ATTEMPTS = 24;

/** Delay before the next try: 30 s, doubling up to 4 hours. Milliseconds. */
export function mailBackoff(attempts: number): number {
  return Math.min(30_000 * 2 ** Math.max(0, attempts - 1), 4 * 3_600_000);
}

/**
 * Whether the mail server refuses the recipient by a permanent answer (RFC 5321, 4.2.1), so that the same mail is not tried again. Another
 * one it may take: it also refuses so what it holds for spam, or a mailbox that is full.
 */
export function refusesForGood(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  return command === "RCPT TO" && typeof responseCode === "number" && [550, 551, 553].includes(responseCode);
}

/** Whether it does so since there is no such mailbox or host, or none any more: by its enhanced status (RFC 3463, 3.2). */
export function knowsNoMailbox(error: unknown): boolean {
  if (!refusesForGood(error)) return false;
  const { response } = error as { response?: unknown };
  return typeof response === "string" && /^\d{3}[ -]5\.1\.[1236](?!\d)/.test(response);
}
