import type { Language } from "../base/languages.ts";
import {
  endMailingsInput,
  lookAtMailingInput,
  moveMailingInput,
  proveMailingInput,
  saveMailingInput,
} from "./mailing-input.ts";

export const mailingInputs = {
  saveMailing: saveMailingInput,
  lookAtMailing: lookAtMailingInput,
  proveMailing: proveMailingInput,
  moveMailing: moveMailingInput,
  endMailings: endMailingsInput,
} as const;

/** How a mail reads, without its look. */
export interface MailPreview {
  subject: string;
  text: string;
}

export interface MailingOutputs {
  saveMailing: { version: number };
  lookAtMailing: {
    /** As many would be written to now, and as many are left out since their address bounced. */
    people: number;
    bounced: number;
    previews: Record<Language, MailPreview>;
  };
  /** Where it went. */
  proveMailing: { to: string };
  moveMailing: Record<string, never>;
  endMailings: Record<string, never>;
}
