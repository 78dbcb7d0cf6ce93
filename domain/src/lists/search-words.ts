/**
 * What records are found by: the beginnings of the words of a name or address, what stands before an email's `@` as a whole, and any four
 * digits or more in a row of a number. They are kept with the record, because the database compares whole values only.
 */
const SHORTEST = 2;
const LONGEST = 12;
const FEWEST_DIGITS = 4;
const MOST_WORDS = 300;
/** With its sign; the standard allows no longer one (RFC 5321, 4.5.3.1.1). */
const LONGEST_MAILBOX = 65;

/** @param texts names, addresses; what looks like a phone number is found by its digits. */
export function searchWordsOf(texts: readonly (string | null | undefined)[]): string[] {
  const words = new Set<string>();
  for (const text of texts) {
    if (!text) continue;
    for (const word of isNumber(text) ? runsOf(nationalDigits(text)) : storedOf(text)) words.add(word);
  }
  return [...words].slice(0, MOST_WORDS);
}

export interface SearchWords {
  /** The one the database is asked for, which leaves the fewest: an email's mailbox, whose domain many share, or else the longest. */
  readonly first: string;
  readonly others: readonly string[];
}

/** What was typed; null when it is too short to be looked for. */
export function searchWordsTyped(typed: string): SearchWords | null {
  const digits = isNumber(typed) ? nationalDigits(typed).slice(0, 10) : "";
  const words = digits.length >= FEWEST_DIGITS ? [digits] : wordsOf(typed).map(cut);
  const byLength = [...new Set(words)]
    .filter((word) => [...word].length >= SHORTEST)
    .sort((one, other) => other.length - one.length);
  const [first, ...others] = [...mailboxesOf(typed), ...byLength];
  return first === undefined ? null : { first, others };
}

function wordsOf(text: string): string[] {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

function storedOf(text: string): string[] {
  return [...mailboxesOf(text), ...wordsOf(text).flatMap(beginningsOf)];
}

/** `rahul.k@` of `Rahul.K@gmail.com`. */
function mailboxesOf(text: string): string[] {
  const found =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[^\s@<>(),;:"]+@/g) ?? [];
  return found.filter((mailbox) => mailbox.length <= LONGEST_MAILBOX);
}

function cut(word: string): string {
  return [...word].slice(0, LONGEST).join("");
}

function beginningsOf(word: string): string[] {
  const letters = [...word].slice(0, LONGEST);
  return letters.map((_, end) => letters.slice(0, end + 1).join("")).slice(SHORTEST - 1);
}

function isNumber(text: string): boolean {
  return /^[+\d\s().-]+$/.test(text.trim()) && /\d/.test(text);
}

/** Without the country's code, which nobody types. */
function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, "");
  return digits.length > 10 ? digits.slice(-10) : digits;
}

function runsOf(digits: string): string[] {
  const runs: string[] = [];
  for (let from = 0; from + FEWEST_DIGITS <= digits.length; from += 1) {
    for (let to = from + FEWEST_DIGITS; to <= digits.length; to += 1) runs.push(digits.slice(from, to));
  }
  return runs;
}
