import { LANGUAGES, type Language } from "@niyamdesk/domain/base/languages";
import {
  MAILING_BUTTONS,
  MAILING_STATUSES,
  type MailingButton,
  type MailingStatus,
  type MailingWords,
} from "@niyamdesk/domain/mailings/mailing";
import {
  numberIn,
  oneIn,
  partIn,
  recentTimeIn,
  type StoredData,
  textIn,
} from "../../lib/firestore/stored.ts";
import { textsIn } from "./read-announcement.ts";

/** A mailing as administrators see it; times in epoch ms. */
export interface MailingView {
  id: string;
  title: string;
  words: Record<Language, MailingWords>;
  button: MailingButton | null;
  services: string[];
  states: string[];
  language: Language | null;
  status: MailingStatus;
  written: number;
  sent: number;
  failed: number;
  waiting: number;
  bounced: number;
  unsubscribed: number;
  createdAt: number;
  version: number;
}

export function readMailing(id: string, data: StoredData): MailingView {
  const words = partIn(data, "words");
  const audience = partIn(data, "audience");
  const inLanguage = (language: Language): MailingWords => {
    const said = partIn(words, language);
    return { subject: textIn(said, "subject") ?? "", text: textIn(said, "text") ?? "" };
  };
  return {
    ...{ id, title: textIn(data, "title") ?? "", words: { en: inLanguage("en"), hi: inLanguage("hi") } },
    button: MAILING_BUTTONS.find((one) => one === data.button) ?? null,
    ...{ services: textsIn(audience, "services"), states: textsIn(audience, "states") },
    language: LANGUAGES.find((one) => one === audience.language) ?? null,
    status: oneIn(data, "status", MAILING_STATUSES, "stopped"),
    ...{ written: numberIn(data, "written"), sent: numberIn(data, "sent") },
    ...{ failed: numberIn(data, "failed"), waiting: numberIn(data, "waiting") },
    ...{ bounced: numberIn(data, "bounced"), unsubscribed: numberIn(data, "unsubscribed") },
    ...{ createdAt: recentTimeIn(data, "created_at"), version: numberIn(data, "version") },
  };
}
