import { problemOf, type SentenceProblem } from "@niyamdesk/domain/mail/sentences";
import type { MailTemplate } from "@niyamdesk/domain/mail/templates";
import type { FreeSentence, OtherWords } from "@niyamdesk/domain/mail/wording";
import { useEffect, useState } from "react";
import type { WordingView } from "./wording.ts";
import {
  type ByOriginal,
  byOriginal,
  keepWordingDraft,
  NO_DRAFT,
  readWordingDraft,
  typedOver,
  type Wording,
  withoutSaved,
  wordsIn,
} from "./wording-draft.ts";

/** A sentence as it stands in the form. */
export interface Typed {
  sentence: FreeSentence;
  words: string;
  problem: SentenceProblem | null;
  isTouched: boolean;
  /** What another administrator saved for it since it was touched. */
  theirs: string | null;
}

/**
 * What an administrator types over the stored words, kept on this device until it is saved or thrown away. What was not touched follows what
 * is stored; what was touched stays, whoever else saves, and shows what they saved.
 */
export function useWordingEditor(
  template: MailTemplate,
  sentences: readonly FreeSentence[],
  stored: WordingView | null,
) {
  const [draft, setDraft] = useState(() => readWordingDraft(template));
  const [saved, setSaved] = useState<Wording | null>(null);
  useEffect(() => keepWordingDraft(template, draft), [template, draft]);
  const { typed, begun } = draft;
  const read: Wording = { words: byOriginal(stored?.words), version: stored?.version ?? 0 };
  // What was just saved counts before the record with it is here: what stood there before would show for a moment.
  const now = saved !== null && saved.version > read.version ? saved : read;
  const all = sentences.map((sentence): Typed => {
    const { original, place } = sentence;
    const standing = wordsIn(now.words, original);
    const words = typed[original] ?? standing;
    const isTouched = words !== standing;
    const isTheirs = isTouched && begun !== null && standing !== wordsIn(begun.words, original);
    return {
      ...{ sentence, words, isTouched, problem: problemOf(original, words, place) },
      theirs: isTheirs ? standing : null,
    };
  });
  const touched = all.filter(({ isTouched }) => isTouched).length;
  const type = (changes: ByOriginal) => setDraft((before) => typedOver(before, changes, now));
  return {
    all,
    touched,
    isFit: all.every(({ problem }) => problem === null),
    hasOthers: touched > 0 && begun !== null && now.version !== begun.version,
    /** What is saved is saved over it. */
    version: now.version === 0 ? null : now.version,
    /** All that is said otherwise than it was written, and can be sent. */
    words: all
      .filter(({ sentence, words, problem }) => problem === null && words !== sentence.original)
      .map(({ sentence, words }): OtherWords => ({ original: sentence.original, words })),
    type: (original: string, words: string) => type({ [original]: words }),
    /** As a version has it; what it has not reads as it was written. */
    take: (words: readonly OtherWords[]) => {
      const theirs = byOriginal(words);
      type(Object.fromEntries(sentences.map(({ original }) => [original, wordsIn(theirs, original)])));
    },
    /** These words are stored now. */
    forget: (words: readonly OtherWords[], version: number) => {
      const wording = { words: byOriginal(words), version };
      setSaved(wording);
      setDraft((before) => withoutSaved(before, wording));
    },
    discard: () => setDraft(NO_DRAFT),
  };
}

export type WordingEditor = ReturnType<typeof useWordingEditor>;
