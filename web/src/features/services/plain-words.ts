/**
 * Text as words to compare: lower case, without punctuation or accents. In Devanagari the vowel signs (marks) belong to
 * their word, the dot below is often left out, and a moon-and-dot is often typed as a dot: फ़ीस and फीस are one word.
 */
export function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/['’.]|[\u0300-\u036f]|\u093c|[\u200c\u200d]/g, "")
    .replaceAll("\u0901", "\u0902")
    .split(/[^\p{L}\p{M}\p{N}-]+/u)
    .flatMap(partsOf);
}

/** 'e-tender' is looked for as `etender`, as `e-tender` and as `tender`. */
function partsOf(word: string): string[] {
  const parts = word.split("-").filter(Boolean);
  return parts.length > 1 ? [parts.join(""), ...parts] : parts;
}
