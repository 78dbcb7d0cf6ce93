/** Words of the product's mails that an administrator may choose: what makes a sentence one that can be sent. Pure. */

const NAME = /\{([a-z0-9_]+)\}/g;

/** Which names stand in it in braces, each once, in the order of the alphabet. */
export function namesOf(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(NAME)].map(([, name = ""]) => name))].sort();
}

/** With what the names stand for. In one pass: a value that has braces itself is not looked at again. */
export function fillSentence(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(NAME, (braced, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : braced,
  );
}

/** Where a sentence stands, which says how long it may be. */
export const SENTENCE_PLACES = ["subject", "title", "preview", "text", "button", "note"] as const;
export type SentencePlace = (typeof SENTENCE_PLACES)[number];

/** In letters, names in braces included. A mail program cuts subjects, and a button is one line on a phone. */
export const LONGEST_SENTENCE: Record<SentencePlace, number> = {
  subject: 120,
  title: 120,
  preview: 160,
  text: 600,
  button: 40,
  note: 400,
};

export const SENTENCE_PROBLEMS = [
  "empty",
  "long",
  "names",
  "numbers",
  "language",
  "markup",
  "link",
  "secret",
] as const;
export type SentenceProblem = (typeof SENTENCE_PROBLEMS)[number];

/** `5.7` is one number, `5 to 7` are two. */
const NUMBERS = /\p{Nd}+(?:[.,]\p{Nd}+)*|[₹$€£%]/gu;
/** What nobody sees turns words round or hides them; the joiners of Hindi stand behind a letter of it. */
const MARKUP =
  /[<>{}\p{Cc}\u2028\u2029]|(?<!\p{Script=Devanagari})[\u200c\u200d]|(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const JOINERS = /[\u200c\u200d]/g;
/** What a name stands for would be read as one with it: `{sum}5`. */
const GLUED = /[\p{L}\p{M}\p{N}]\{|\}[\p{L}\p{M}\p{N}]/u;
/** An address of a page or a mailbox, or what a mail program makes one of: a dot between two letters. */
const LINK = /:\/\/|@|[\p{L}\p{N}][.。][\p{L}\p{M}]{2}/u;
/** What nobody is to be asked for by a mail of ours: a sentence speaks of it only where it did. */
const SECRET = /\b(?:otps?|pin|cvv|passwords?)\b|ओटीपी|पासवर्ड|पिन/iu;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/**
 * What is wrong with other words for a sentence; null: they can be sent. Its names must all be there and no other; sums, days and other numbers
 * are promises and stay as they are; there is no markup and no link, since what a mail leads to is not for words to say.
 */
export function problemOf(original: string, words: string, place: SentencePlace): SentenceProblem | null {
  if (words.trim().length < 2) return "empty";
  if (words.length > Math.max(LONGEST_SENTENCE[place], original.length)) return "long";
  const bare = words.replace(NAME, " ");
  const bareOriginal = original.replace(NAME, " ");
  if (namesOf(words).join() !== namesOf(original).join()) return "names";
  if (MARKUP.test(bare)) return "markup";
  if (isLink(words) && !isLink(original)) return "link";
  if (isSecret(bare) && !isSecret(bareOriginal)) return "secret";
  if (numbersIn(bare) !== numbersIn(bareOriginal)) return "numbers";
  if (GLUED.test(words) && !GLUED.test(original)) return "names";
  // A name among letters is a word of neither.
  if (/[\p{L}\p{M}]{2}/u.test(bare) && DEVANAGARI.test(bare) !== DEVANAGARI.test(bareOriginal))
    return "language";
  return null;
}

/** A name stands for letters: `{product}.com` is an address. */
function isLink(sentence: string): boolean {
  return LINK.test(sentence.replace(NAME, "x").replace(JOINERS, ""));
}

function isSecret(bare: string): boolean {
  return SECRET.test(bare.replace(JOINERS, ""));
}

/** In their order: from 7 to 5 is another promise than from 5 to 7. */
function numbersIn(bare: string): string {
  return [...bare.matchAll(NUMBERS)].map(([found]) => found).join(" ");
}

export function isHindi(sentence: string): boolean {
  return DEVANAGARI.test(sentence);
}
