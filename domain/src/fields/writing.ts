/** What people write in several lines: messages, notes, reasons, reviews. */

/** Half characters are no text to the database; controls and turned reading direction hide what stands there. */
const HIDDEN = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u;
/** No script piles up so many marks on one letter; only what is meant to run over other lines does. */
const PILED_UP = /\p{M}{9}/u;
/** Takes no room, or an empty one. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Lines as every machine ends them, and nothing around. */
export function tidyLines(typed: string): string {
  return typed.replace(/\r\n?/g, "\n").trim();
}

/** Whether it reads as it is stored. */
export function isWriting(text: string): boolean {
  return text.isWellFormed() && !HIDDEN.test(text) && !PILED_UP.test(text);
}

/** Without what nobody sees. */
export function seenIn(text: string): string {
  return text.replace(UNSEEN, "").replace(/\s+/gu, " ").trim();
}

/** How many characters somebody sees of it; joiners and rows of spaces do not count. */
export function seenLength(text: string): number {
  return [...seenIn(text)].length;
}

/** The beginning of a text that takes no more than so many bytes in UTF-8, cut between characters as people see them. */
export function cutToBytes(text: string, bytes: number): string {
  const characters = new Intl.Segmenter("und", { granularity: "grapheme" });
  let cut = "";
  let left = bytes;
  for (const { segment } of characters.segment(text)) {
    left -= new TextEncoder().encode(segment).length;
    if (left < 0) return cut.trimEnd();
    cut += segment;
  }
  return cut;
}
