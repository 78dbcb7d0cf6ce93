/**
 * The known words that a mistyped word most likely means, all in lower case. A word that is known, or that a known one begins
 * with, is never bent: who types 'gst' means GST.
 */
export function meantWords(typed: string, known: ReadonlySet<string>): string[] {
  const words = [...known];
  if (words.some((word) => word.startsWith(typed))) return [typed];
  const allowed = mistakesAllowed(typed);
  const distances = words.map((word) => [word, distanceToBeginning(typed, word, allowed)] as const);
  const least = Math.min(allowed, ...distances.map(([, distance]) => distance));
  return least === 0 ? [] : distances.filter(([, distance]) => distance === least).map(([word]) => word);
}

/** In an abbreviation each letter counts; a long word bears more. */
function mistakesAllowed(word: string): number {
  if (word.length < 3) return 0;
  if (word.length < 6) return 1;
  return word.length < 9 ? 2 : 3;
}

/** Short words are compared whole: a beginning of two letters could be anything's. */
const SHORT = 4;

/**
 * Letters missing, too many, wrong or exchanged with their neighbour, from what was typed to a word, or to its beginning while
 * it is still being typed (optimal string alignment).
 */
function distanceToBeginning(typed: string, word: string, allowed: number): number {
  if (word.length < typed.length - allowed) return Number.POSITIVE_INFINITY;
  if (typed.length <= SHORT && Math.abs(word.length - typed.length) > allowed)
    return Number.POSITIVE_INFINITY;
  let older: number[] = [];
  let previous = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      const exchanged =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current[column] = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
        exchanged ? at(older, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    older = previous;
    previous = current;
  }
  const whole = at(previous, word.length);
  if (typed.length <= SHORT) return whole;
  // Half a mistake more than the same spelling of a whole word.
  return Math.min(whole, Math.min(...previous.slice(typed.length - allowed)) + 0.5);
}

function at(distances: readonly number[], index: number): number {
  return distances[index] ?? Number.POSITIVE_INFINITY;
}
