import type { MailTemplate } from "@niyamdesk/domain/mail/templates";
import type { OtherWords } from "@niyamdesk/domain/mail/wording";
import { clearKeptDraft, keepDraft, readKeptDraft } from "../../lib/device/kept-draft.ts";

/** Words by the sentence they stand for; one that is not in it reads as it was written. */
export type ByOriginal = Readonly<Record<string, string>>;

/** How a mail is worded as far as this screen knows. Version 0: as it was written. */
export interface Wording {
  words: ByOriginal;
  version: number;
}

/** What is typed over a wording, and the wording it was begun on. */
export interface WordingDraft {
  typed: ByOriginal;
  begun: Wording | null;
}

export const NO_DRAFT: WordingDraft = { typed: {}, begun: null };

export const byOriginal = (words: readonly OtherWords[] = []): ByOriginal =>
  Object.fromEntries(words.map((one) => [one.original, one.words]));

export const wordsIn = (words: ByOriginal, original: string): string => words[original] ?? original;

/** What is typed back to what is stored is untouched again, and follows it. */
export function typedOver({ typed, begun }: WordingDraft, changes: ByOriginal, now: Wording): WordingDraft {
  const next = unlike({ ...typed, ...changes }, now.words);
  if (isNone(next)) return NO_DRAFT;
  return { typed: next, begun: isNone(unlike(typed, now.words)) ? now : (begun ?? now) };
}

/** Without what was saved. What was typed while it was on its way stays, begun on what is stored now. */
export function withoutSaved({ typed }: WordingDraft, saved: Wording): WordingDraft {
  const next = unlike(typed, saved.words);
  return isNone(next) ? NO_DRAFT : { typed: next, begun: saved };
}

/** What an administrator typed and did not save is there when they are back, also when others saved meanwhile. */
export function readWordingDraft(template: MailTemplate): WordingDraft {
  const { typed, begun } = readKeptDraft(nameOf(template))?.values ?? {};
  return isWords(typed) && isWording(begun) ? { typed, begun } : NO_DRAFT;
}

export function keepWordingDraft(template: MailTemplate, { typed, begun }: WordingDraft): void {
  if (isNone(typed)) clearKeptDraft(nameOf(template));
  else keepDraft(nameOf(template), { typed, begun });
}

const nameOf = (template: MailTemplate): string => `mail-wording-${template}`;

const isNone = (words: ByOriginal): boolean => Object.keys(words).length === 0;

function unlike(typed: ByOriginal, words: ByOriginal): ByOriginal {
  return Object.fromEntries(
    Object.entries(typed).filter(([original, said]) => said !== wordsIn(words, original)),
  );
}

function isWords(value: unknown): value is ByOriginal {
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).every((said) => typeof said === "string");
}

function isWording(value: unknown): value is Wording {
  if (typeof value !== "object" || value === null || !("words" in value && "version" in value)) return false;
  return isWords(value.words) && typeof value.version === "number";
}
