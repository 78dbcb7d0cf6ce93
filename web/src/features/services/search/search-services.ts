import { meantWords } from "@niyamdesk/domain/fields/spelling";
import type { ServiceSummary } from "@niyamdesk/domain/services/service";
import { aliases, emptyWords } from "#messages/search.ts";
import { plainWords } from "../plain-words.ts";
import { typedWords } from "./typed-words.ts";

export interface Found {
  /** The best first. */
  services: readonly ServiceSummary[];
  /** Nothing is spelled as it was typed: these come close. */
  close: boolean;
}

/** What a language adds to the catalogue's own texts. */
interface SearchWords {
  /** Further names of a service, by its id. */
  aliases: Readonly<Record<string, string>>;
  emptyWords: string;
}

/** Where a word stands decides how much it says of a service. */
const WEIGHTS = { name: 8, alias: 8, summary: 3, keyword: 1 } as const;

interface Entry {
  service: ServiceSummary;
  /** The weight of each of its words: of the most telling place. */
  words: ReadonlyMap<string, number>;
}

/**
 * A search over services that forgives spelling. Of our own and without an index: there are twenty services, and what makes it
 * good is which word may be bent and which may not, not speed.
 */
export function serviceSearch(
  services: readonly ServiceSummary[],
  words: SearchWords = { aliases, emptyWords },
): (text: string) => Found {
  const empty: ReadonlySet<string> = new Set(plainWords(words.emptyWords));
  const entries = services.map((service) => entryOf(service, words.aliases[service.id] ?? ""));
  const known: ReadonlySet<string> = new Set(entries.flatMap(({ words }) => [...words.keys()]));
  return (text) => {
    const typed = typedWords(text, known, empty);
    if (typed.length === 0) return { services, close: false };
    const meant = typed.map((word) => meantWords(word, known));
    const found = entries
      .map(({ service, words }) => ({ service, score: scoreOf(words, meant) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score || Number(b.service.popular) - Number(a.service.popular))
      .map(({ service }) => service);
    return { services: found, close: meant.some(([word], index) => word !== typed[index]) };
  };
}

function entryOf(service: ServiceSummary, furtherNames: string): Entry {
  const words = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of plainWords(text)) words.set(word, Math.max(weight, words.get(word) ?? 0));
  };
  add(service.name, WEIGHTS.name);
  add(furtherNames, WEIGHTS.alias);
  add(service.summary, WEIGHTS.summary);
  for (const keyword of service.keywords) add(keyword, WEIGHTS.keyword);
  return { service, words };
}

/** Zero unless every word is there. */
function scoreOf(words: ReadonlyMap<string, number>, meant: readonly (readonly string[])[]): number {
  const scores = meant.map((variants) => Math.max(0, ...variants.map((word) => wordScore(words, word))));
  return scores.every((score) => score > 0) ? scores.reduce((sum, score) => sum + score, 0) : 0;
}

/** A whole word says more than the beginning of one. */
function wordScore(words: ReadonlyMap<string, number>, wanted: string): number {
  let best = 0;
  for (const [word, weight] of words) {
    if (word === wanted) best = Math.max(best, weight * 2);
    else if (word.startsWith(wanted)) best = Math.max(best, weight);
  }
  return best;
}
