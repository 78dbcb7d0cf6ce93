import { AsyncLocalStorage } from "node:async_hooks";
import { fillSentence, namesOf, type SentencePlace } from "@niyamdesk/domain/mail/sentences";

type Value = string | number;

/** A sentence of a mail that an administrator may word in another way. */
export interface SaidSentence {
  /** As it stands in the code, with its names in braces: by this it is found. */
  original: string;
  /** As this mail says it. */
  said: string;
  /** Where a letter has it. */
  places: SentencePlace[];
}

interface Wording {
  /** Other words, by the original. */
  words: ReadonlyMap<string, string>;
  /** What was said, where somebody asks for it. */
  noted?: SaidSentence[];
}

const wording = new AsyncLocalStorage<Wording>();

/** Writes a mail with these words in place of its own; without any it reads as it was written. */
export function inWording<T>(words: Wording, write: () => T): T {
  return wording.run(words, write);
}

/**
 * A sentence of a mail whose words are free: say`We paid ${{ sum }} to you.` What stands in braces keeps its name for whoever words it
 * otherwise. Amounts, links, what the law asks for and what people wrote are never within, but as a value. To be said while a mail is
 * written, not when its file is loaded.
 */
export function say(parts: TemplateStringsArray, ...given: Readonly<Record<string, Value>>[]): string {
  const original = parts.reduce((said, part, at) => `${said}{${Object.keys(given[at - 1] ?? {})[0]}}${part}`);
  const values: Record<string, Value> = Object.assign({}, ...given);
  const { words, noted } = wording.getStore() ?? {};
  const other = words?.get(original);
  // Words that lack a name, or have one that there is not any more, are not sent.
  const fits = other !== undefined && namesOf(other).join() === namesOf(original).join();
  const said = fillSentence(fits ? other : original, values);
  noted?.push({ original, said, places: [] });
  return said;
}

/** A letter says where it puts what was said. */
export function notePlaces(places: readonly (readonly [SentencePlace, string | undefined])[]): void {
  for (const one of wording.getStore()?.noted ?? [])
    for (const [place, said] of places) if (said === one.said) one.places.push(place);
}
