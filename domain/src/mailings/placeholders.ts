import type { Language } from "../base/languages.ts";

/** What stands for something of the reader's in a mailing's words. */
export const PLACEHOLDERS = ["{name}", "{business}"] as const;

/** What stands there where nothing is known. */
const UNKNOWN: Record<Language, Readonly<Record<(typeof PLACEHOLDERS)[number], string>>> = {
  en: { "{name}": "there", "{business}": "your business" },
  hi: { "{name}": "आप", "{business}": "आपका कारोबार" },
};

const IN_BRACES = /\{[^{}]*\}/g;

/** Whether words hold nothing in braces but what is filled in. */
export function hasOnlyPlaceholders(words: string): boolean {
  const found = words.match(IN_BRACES) ?? [];
  const rest = words.replace(IN_BRACES, "");
  return !/[{}]/.test(rest) && found.every((one) => (PLACEHOLDERS as readonly string[]).includes(one));
}

/** Empty is not known. What is filled in is not looked at again. */
export function filledIn(
  words: string,
  language: Language,
  { name, business }: { name: string; business: string },
): string {
  const known = { "{name}": name, "{business}": business };
  return words.replace(IN_BRACES, (one) => {
    if (one !== "{name}" && one !== "{business}") return one;
    return known[one] || UNKNOWN[language][one];
  });
}
