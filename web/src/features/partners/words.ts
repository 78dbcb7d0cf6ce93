import { directory } from "#messages/directory.ts";
import { LOCALE } from "#messages/language.ts";

/** A specialization or a language of a record in the site's language; what has no other name there keeps its own. */
export function named(name: string): string {
  return Object.hasOwn(directory.names, name) ? (directory.names[name] ?? name) : name;
}

const oneDecimal = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `4.3` */
export function ratingWords(rating: number): string {
  return oneDecimal.format(rating);
}

/** `CA Kavita Rao` → `K`: the title is not the name. With the marks that belong to the letter. */
export function initialOf(name: string): string {
  const own = name.replace(/^CA\.?\s+/i, "");
  const [first] = new Intl.Segmenter(LOCALE, { granularity: "grapheme" }).segment(own);
  return first?.segment.toLocaleUpperCase(LOCALE) ?? "";
}
