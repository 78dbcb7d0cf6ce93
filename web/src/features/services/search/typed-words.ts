import { plainWords } from "../plain-words.ts";

/**
 * What somebody typed, as words to look for: those that say nothing are left out while there are others, and words that the
 * catalogue writes together or apart are brought to its way ('trade mark', 'gstreturn').
 */
export function typedWords(text: string, known: ReadonlySet<string>, empty: ReadonlySet<string>): string[] {
  const typed = text.split(/\s+/).flatMap((word) => whole(word, known));
  const telling = typed.filter((word) => !empty.has(word));
  return together(telling.length > 0 ? telling : typed, known);
}

/** A word with a hyphen counts once: joined where the catalogue joins it, else in its parts. */
function whole(word: string, known: ReadonlySet<string>): string[] {
  const [first, ...parts] = plainWords(word);
  if (first === undefined) return [];
  if (parts.length === 0) return apart(first, known);
  return known.has(first) ? [first] : parts;
}

function together(words: readonly string[], known: ReadonlySet<string>): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before !== undefined && known.has(before + word)) joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return joined;
}

const SHORTEST_PART = 3;

function apart(word: string, known: ReadonlySet<string>): string[] {
  if (known.has(word)) return [word];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => known.has(part))) return parts;
  }
  return [word];
}
