const LONGEST = 120;

/** A card's text, cut at 120 characters. */
export function cutSummary(text: string): string {
  const characters = Array.from(text);
  return characters.length <= LONGEST ? text : `${characters.slice(0, LONGEST).join("").trimEnd()}…`;
}
