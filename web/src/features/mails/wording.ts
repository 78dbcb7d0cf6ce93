import type { CallableInput } from "@niyamdesk/domain/callables";
import { MAIL_WORDINGS, mailWordingsQuery, mailWordingVersionsQuery } from "@niyamdesk/domain/mail/queries";
import { MAIL_TEMPLATES, type MailTemplate } from "@niyamdesk/domain/mail/templates";
import type { OtherWords } from "@niyamdesk/domain/mail/wording";
import { call } from "../../lib/backend/callables.ts";
import { type Live, useLiveDocument, useLiveQuery } from "../../lib/firestore/live.ts";
import { numberIn, type StoredData, textIn, timeIn } from "../../lib/firestore/stored.ts";

/** How a mail is worded, or was. */
export interface WordingView {
  id: string;
  words: readonly OtherWords[];
  version: number;
  byName: string;
  /** Epoch ms. */
  at: number | null;
}

function readWording(id: string, data: StoredData): WordingView {
  const stored = Array.isArray(data.words) ? (data.words as StoredData[]) : [];
  const words = stored.map((one) => ({
    original: textIn(one, "original") ?? "",
    words: textIn(one, "words") ?? "",
  }));
  return {
    ...{ id, words, version: numberIn(data, "version") },
    ...{ byName: textIn(data, "by_name") ?? "", at: timeIn(data, "at") },
  };
}

export const useWordings = (): Live<WordingView[]> => useLiveQuery(mailWordingsQuery, {}, readWording);

/** Null: it reads as it was written. */
export const useWording = (template: MailTemplate): Live<WordingView | null> =>
  useLiveDocument([MAIL_WORDINGS, template], readWording);

export const useWordingVersions = (template: MailTemplate): Live<WordingView[]> =>
  useLiveQuery(mailWordingVersionsQuery, { template }, readWording);

export const saveMailWording = (input: CallableInput<"saveMailWording">) => call("saveMailWording", input);

export const lookAtMailTemplate = (template: MailTemplate, words: readonly OtherWords[]) =>
  call("lookAtMailTemplate", { template, words: [...words] });

export const templateOf = (named: string | undefined): MailTemplate | undefined =>
  MAIL_TEMPLATES.find((one) => one === named);
