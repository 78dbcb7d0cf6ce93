import type { ConsultationParty } from "../consultations/consultation.ts";
import type { Moment } from "../time/moment.ts";

/** `queued` waits for `next_attempt_at`; `sending` is claimed until `lease_until`; `failed` gave up and is shown to admins. */
export const MAIL_STATUSES = ["queued", "sending", "sent", "failed"] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** What each template is filled with. */
export interface MailData {
  "order-confirmation": { order_id: string; payment_id: string };
  /** To the administrator: money arrived that fits no order. */
  "payment-held": { payment_id: string };
  /** To the administrator: the bank asks the money of a payment back, and there is a day to answer by. */
  "payment-disputed": { payment_id: string; dispute_id: string };
  /** Links are made when the mail is sent: of none more than a hash is stored. */
  "verify-email": { uid: string };
  "reset-password": { uid: string };
  /** To the account's address; last digits of a number that was taken off the account by it, or null. */
  "password-changed": { uid: string; phone_removed: string | null };
  /** To the owner of a mailbox that was proven for the first time without a session: what was in the account is gone. */
  "account-cleared": { uid: string; phone_removed: string | null };
  /** To the new address: it counts once its link was followed. */
  "change-email": { uid: string; new_email: string };
  /** To the address of an account that somebody wants to sign in to by its number after a long time. */
  "confirm-number": { uid: string };
  /** To the address of an account whose number belongs to somebody else by now; its last digits. */
  "number-removed": { uid: string; phone_end: string };
  "staff-invitation": { uid: string };
  /** To the address that was signed in with before. */
  "email-changed": { uid: string };
  /** To who wrote to us; what they wrote is not repeated, since the address may be another's. */
  "contact-received": { message_id: string };
  /** To support. */
  "contact-new": { message_id: string };
  /** `uid` is whose mailbox it is. */
  "consultation-booked": ConsultationMail;
  /** `starts_at` in epoch ms: a consultation is gone when its client's account is. */
  "consultation-cancelled": ConsultationMail & { starts_at: number };
  "consultation-reminder": ConsultationMail;
  /** To the client, who is asked for a review. */
  "consultation-held": ConsultationMail & { party: "client" };
  /** The account is gone when this is sent. */
  "account-deleted": { name: string };
}
export type MailTemplate = keyof MailData;

interface ConsultationMail {
  consultation_id: string;
  uid: string;
  party: ConsultationParty;
}

/** `mail/{id}`: the outbox. The id is the idempotency key: one document, one mail. */
export interface OutboxMail<T extends MailTemplate = MailTemplate> {
  id: string;
  to: string;
  template: T;
  data: MailData[T];
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
