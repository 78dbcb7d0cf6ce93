import type { Language } from "../base/languages.ts";
import {
  countMailingInput,
  endMailingsInput,
  lookAtMailingInput,
  moveMailingInput,
  proveMailingInput,
  saveMailingInput,
} from "./mailing-input.ts";

export const mailingInputs = {
  saveMailing: saveMailingInput,
  lookAtMailing: lookAtMailingInput,
  countMailing: countMailingInput,
  proveMailing: proveMailingInput,
  moveMailing: moveMailingInput,
  endMailings: endMailingsInput,
} as const;

/** How a mail reads, without its look. */
export interface MailPreview {
  subject: string;
  text: string;
}

/** As many would be written to now, and as many are left out since their address bounced. */
export interface MailingCount {
  people: number;
  bounced: number;
  /** Whether there may be others: it is not counted to the end. */
  more: boolean;
}

export interface MailingOutputs {
  saveMailing: { version: number };
  lookAtMailing: { previews: Record<Language, MailPreview> };
  countMailing: MailingCount;
  /** Where it went. */
  proveMailing: { to: string };
  moveMailing: Record<string, never>;
  endMailings: Record<string, never>;
}
