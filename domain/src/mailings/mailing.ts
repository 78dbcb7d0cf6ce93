import type { Language } from "../base/languages.ts";
import { type Moves, nextOf } from "../base/moves.ts";
import type { Moment } from "../time/moment.ts";

/** `done`: everybody was gone through; the mails may still be on their way. */
export const MAILING_STATUSES = ["draft", "running", "paused", "stopped", "done"] as const;
export type MailingStatus = (typeof MAILING_STATUSES)[number];

export const MAILING_MOVES: Moves<MailingStatus> = {
  draft: { running: { by: ["admin"] } },
  running: { paused: { by: ["admin"] }, stopped: { by: ["admin"] } },
  paused: { running: { by: ["admin"] }, stopped: { by: ["admin"] } },
  stopped: {},
  done: {},
};

/** Where an administrator may bring a mailing. */
export const movesOf = (status: MailingStatus): MailingStatus[] => nextOf(MAILING_MOVES, status);

/** Where the one button of a mailing leads; its words follow from it. */
export const MAILING_BUTTONS = ["services", "calendar", "orders", "help"] as const;
export type MailingButton = (typeof MAILING_BUTTONS)[number];

export interface MailingWords {
  subject: string;
  /** Paragraphs with an empty line between them; may hold `PLACEHOLDERS`. */
  text: string;
}

/** Which clients of those who agreed to offers by email. Empty: all of them. */
export interface MailingAudience {
  /** Ids of services: who bought any of them. */
  services: readonly string[];
  /** GST State codes of their addresses. */
  states: readonly string[];
  /** Who agreed in it; null: in whichever. */
  language: Language | null;
}

/** `mailings/{id}`; written by functions only, read by administrators only. */
export interface Mailing {
  id: string;
  /** For administrators. */
  title: string;
  words: Record<Language, MailingWords>;
  button: MailingButton | null;
  audience: MailingAudience;
  status: MailingStatus;
  /** Holder in the ledger of consents up to whom everybody was gone through, in the order of their ids. */
  cursor: string;
  /** Mails that were put in the outbox. */
  written: number;
  /** People of the audience whose address had bounced. */
  bounced: number;
  /** What became of the mails, as it was counted last. */
  sent: number;
  failed: number;
  waiting: number;
  /** People who ended these mails by a link of this mailing. */
  unsubscribed: number;
  /** When the next slice is due, or the mails are counted again; null: there is nothing more to do. */
  next_at: Moment | null;
  created_by: string;
  created_at: Moment;
  started_at: Moment | null;
  updated_at: Moment;
  /** Counts its changes by administrators. */
  version: number;
}
