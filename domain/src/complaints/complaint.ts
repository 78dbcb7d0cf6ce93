import * as z from "zod/mini";
import { LANGUAGES, type Language } from "../base/languages.ts";
import { documentId } from "../fields/fields.ts";
import { text } from "../fields/written.ts";
import type { Moment } from "../time/moment.ts";

/** What a client is not satisfied with, in the order in which it is offered. */
export const OFFERED_REASONS = ["slow", "no_reply", "mistake", "asked_for_money"] as const;
/** `cancel`: they ask to be let go of an order that was begun, where it says what would come back. */
export const COMPLAINT_REASONS = [...OFFERED_REASONS, "cancel"] as const;
export type ComplaintReason = (typeof COMPLAINT_REASONS)[number];

/** As the client reads and an administrator sees it. */
export const COMPLAINT_WORDS: Record<Language, Record<ComplaintReason, string>> = {
  en: {
    slow: "It's taking too long",
    no_reply: "Nobody replies",
    mistake: "There's a mistake in the work",
    asked_for_money: "I was asked for money or an OTP",
    cancel: "I want to cancel the order",
  },
  hi: {
    slow: "बहुत समय लग रहा है",
    no_reply: "जवाब नहीं मिलता",
    mistake: "काम में ग़लती है",
    asked_for_money: "मुझसे पैसे या OTP माँगा गया",
    cancel: "मुझे ऑर्डर रद्द करना है",
  },
};

/** So long an administrator has to answer, whatever day it is: the law's time for an acknowledgement. */
export const ANSWERED_WITHIN_MS = 48 * 3_600_000;
/** So long before that they are reminded. */
export const REMINDED_BEFORE_MS = 8 * 3_600_000;

export const COMPLAINT_STATUSES = ["open", "answered"] as const;

/** `complaints/{id}`: between a client and the administrators; whoever has the order never sees it. */
export interface Complaint {
  id: string;
  order_id: string;
  user_id: string;
  service_name: string;
  reason: ComplaintReason;
  words: string;
  language: Language;
  status: (typeof COMPLAINT_STATUSES)[number];
  /** Who had the order when the client complained; null: nobody. */
  assigned_to: string | null;
  answer_due: Moment;
  /** When administrators are reminded; null: they were, or it is answered. */
  remind_at: Moment | null;
  answer: string | null;
  answered_by: string | null;
  answered_at: Moment | null;
  created_at: Moment;
  updated_at: Moment;
}

/** `complain`: of an order, one at a time. */
export const complainInput = z.strictObject({
  order_id: documentId,
  reason: z.enum(COMPLAINT_REASONS),
  words: text(10, 2000),
  /** Of the page on which it was written. */
  language: z.enum(LANGUAGES),
  /** Random: a second try finds the first. */
  request_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
});

/** `answerComplaint`: what the client reads. */
export const answerComplaintInput = z.strictObject({ complaint_id: documentId, answer: text(10, 4000) });
