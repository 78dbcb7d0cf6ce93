import * as z from "zod/mini";
import { LANGUAGES } from "../base/languages.ts";
import { documentId } from "../fields/fields.ts";
import { text } from "../fields/written.ts";
import type { Moment } from "../time/moment.ts";

/** `consultation_notes/{consultation id}`: what a CA wants to remember of a consultation; its client does not read it. By functions. */
export interface ConsultationNote {
  consultation_id: string;
  ca_user_id: string;
  /** The client's. */
  user_id: string;
  text: string;
  created_at: Moment;
  updated_at: Moment;
}

export const CONSULTATION_NOTE_LIMIT = 2_000;

/** `noteConsultation`: in place of what was noted before. */
export const noteConsultationInput = z.strictObject({
  consultation_id: documentId,
  text: text(1, CONSULTATION_NOTE_LIMIT),
  /** `updated_at` of what was on the screen, epoch ms; null: nothing was noted. */
  seen_at: z.nullable(z.int()),
});

/** `prepareFollowUp`: a purchase for the client of a consultation, who pays in their own account. */
export const prepareFollowUpInput = z.strictObject({
  consultation_id: documentId,
  service_id: documentId,
  plan_id: documentId,
  /** What the client reads beside the link. */
  note: z.nullable(text(1, 500)),
  language: z.enum(LANGUAGES),
  /** Random: a second try finds the first. */
  request_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
});
