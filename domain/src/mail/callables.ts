import type { Language } from "../base/languages.ts";
import {
  lookAtMailTemplateInput,
  readMailInput,
  resendMailInput,
  saveMailWordingInput,
} from "./mail-input.ts";
import type { FreeSentence } from "./wording.ts";

export const mailInputs = {
  resendMail: resendMailInput,
  readMail: readMailInput,
  lookAtMailTemplate: lookAtMailTemplateInput,
  saveMailWording: saveMailWordingInput,
} as const;

/** A mail as it is sent, filled with samples. */
export interface MailSample {
  language: Language;
  subject: string;
  html: string;
}

export interface MailOutputs {
  resendMail: Record<string, never>;
  /** `text` is null where the mail holds a personal link, or has nothing to say any more. */
  readMail: { subject: string | null; text: string | null };
  /** In each language it is written in. */
  lookAtMailTemplate: { sentences: readonly FreeSentence[]; samples: readonly MailSample[] };
  saveMailWording: { version: number };
}
