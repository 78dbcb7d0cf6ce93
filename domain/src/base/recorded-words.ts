type Recorded = string | ((...values: string[]) => string) | { readonly [part: string]: Recorded };

/** Stands for a value within a sentence, and in no text. */
const MARK = "\u0001";

/**
 * Records are written in English, to the client. What the product itself wrote there is said in another language, or to somebody else: known
 * by the words that it was written with, values and all. Any other text, such as one that a person wrote, stays as it is.
 *
 * @param english the words as they are written, by part
 * @param own the same parts, or some of them, as the reader is told
 * @param inOwn a value that stood in a sentence, in the language of the site
 */
export function translator<T extends Recorded>(
  english: T,
  own: Recorded,
  inOwn: (value: string) => string,
): (stored: string) => string {
  const sentences: { length: number; pattern: RegExp; say: (values: string[]) => string }[] = [];
  const collect = (from: Recorded, to: Recorded | undefined): void => {
    if (typeof from === "string") {
      if (typeof to === "string")
        sentences.push({ length: from.length, pattern: exactly([from]), say: () => to });
    } else if (typeof from === "function") {
      const written = from(...Array.from({ length: from.length }, () => MARK)).split(MARK);
      if (typeof to === "function") {
        sentences.push({
          length: written.join("").length,
          pattern: exactly(written),
          say: (values) => to(...values),
        });
      }
    } else {
      for (const [part, words] of Object.entries(from)) {
        collect(words, typeof to === "object" ? to[part] : undefined);
      }
    }
  };
  collect(english, own);
  // One sentence may go on where another ends: the longer is tried first.
  sentences.sort((one, other) => other.length - one.length);
  return (stored) => {
    for (const { pattern, say } of sentences) {
      const found = pattern.exec(stored);
      if (found !== null) return say(found.slice(1).map(inOwn));
    }
    return stored;
  };
}

function exactly(parts: readonly string[]): RegExp {
  return new RegExp(
    `^${parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("(.+?)")}$`,
    // What a person wrote within goes over several lines.
    "su",
  );
}
