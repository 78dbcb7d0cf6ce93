import { problemOf, type SentenceProblem } from "@niyamdesk/domain/mail/sentences";
import type { FreeSentence, OtherWords } from "@niyamdesk/domain/mail/wording";
import { useState } from "react";
import type { WordingView } from "./wording.ts";

type ByOriginal = Readonly<Record<string, string>>;

const byOriginal = (words: readonly OtherWords[] = []): ByOriginal =>
  Object.fromEntries(words.map((one) => [one.original, one.words]));

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
 * What an administrator types over the stored words. What was not touched follows what is stored; what was touched stays, whoever else
 * saves, and shows what they saved.
 */
export function useWordingEditor(sentences: readonly FreeSentence[], stored: WordingView | null) {
  const [typed, setTyped] = useState<ByOriginal>({});
  const [begun, setBegun] = useState<{ words: ByOriginal; version: number } | null>(null);
  const now = byOriginal(stored?.words);
  const standing = (original: string, words: ByOriginal = now) => words[original] ?? original;
  const touched = Object.keys(typed).filter((original) => typed[original] !== standing(original));
  const all = sentences.map((sentence): Typed => {
    const { original, place } = sentence;
    const words = typed[original] ?? standing(original);
    const before = standing(original, begun?.words);
    const isTouched = touched.includes(original);
    return {
      ...{ sentence, words, isTouched, problem: problemOf(original, words, place) },
      theirs: isTouched && begun !== null && standing(original) !== before ? standing(original) : null,
    };
  });
  const type = (changes: ByOriginal) => {
    if (touched.length === 0) setBegun({ words: now, version: stored?.version ?? 0 });
    setTyped((before) => (touched.length === 0 ? changes : { ...before, ...changes }));
  };
  return {
    all,
    touched: touched.length,
    isFit: all.every(({ problem }) => problem === null),
    hasOthers: touched.length > 0 && begun !== null && (stored?.version ?? 0) !== begun.version,
    /** All that is said otherwise than it was written, and can be sent. */
    words: all
      .filter(({ sentence, words, problem }) => problem === null && words !== sentence.original)
      .map(({ sentence, words }): OtherWords => ({ original: sentence.original, words })),
    type: (original: string, words: string) => type({ [original]: words }),
    /** As a version has it; what it has not reads as it was written. */
    take: (words: readonly OtherWords[]) => {
      const theirs = byOriginal(words);
      type(Object.fromEntries(sentences.map(({ original }) => [original, standing(original, theirs)])));
    },
    discard: () => setTyped({}),
  };
}

export type WordingEditor = ReturnType<typeof useWordingEditor>;
