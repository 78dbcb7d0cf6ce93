/** A number of ours is looked for from four letters or digits on, and compared as far as this. */
export const SHORTEST = 4;
const LONGEST = 24;

/** By its beginning, with and without what stands before the first mark, and by its end. */
export function idWords(id: string): string[] {
  const parts = wordsOf(id);
  const whole = parts.join("");
  const bare = parts.slice(1).join("");
  return [...new Set([...beginnings(whole), ...beginnings(bare), ...endings(whole)])];
}

function beginnings(text: string): string[] {
  const most = Math.min(text.length, LONGEST);
  return Array.from({ length: Math.max(0, most - SHORTEST + 1) }, (_, more) =>
    text.slice(0, SHORTEST + more),
  );
}

function endings(text: string): string[] {
  const most = Math.min(text.length, LONGEST);
  return Array.from({ length: Math.max(0, most - SHORTEST + 1) }, (_, more) =>
    text.slice(-(SHORTEST + more)),
  );
}

export function wordsOf(text: string): string[] {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

export function cut(word: string): string {
  return [...word].slice(0, LONGEST).join("");
}
