/**
 * Keywords are only searched in, word by word: those of `texts` that are not among the words of `known` already, so that
 * nothing is sent twice.
 */
export function furtherWords(known: string, texts: readonly string[]): string {
  const shown = new Set(wordsOf(known));
  return [...new Set(texts.flatMap(wordsOf))].filter((word) => !shown.has(word)).join(" ");
}

/** Vowel signs of Devanagari are marks, and belong to their word. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}+'’.-]+/u)
    .filter((word) => word.length > 2);
}
