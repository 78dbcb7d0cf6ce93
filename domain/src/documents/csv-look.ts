import { decode } from "./decode-text.ts";

/** As much as says what a text is. */
const LOOKED_AT = 64 * 1024;
/** What programs and other formats begin with, though a comma stands in them too. */
const OTHER_BEGINNING = /^\s*(?:<|\{|\[|#!|%!|%PDF|BEGIN:|MIME-Version)/i;
const SEPARATED = /[,;\t|]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const BINARY = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/**
 * Whether bytes are a table as text: UTF-8, UTF-16 or the western code page of older Excel, without anything binary, with something that
 * separates cells near its beginning.
 */
export function looksLikeCsv(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, LOOKED_AT);
  // Cut within a letter it would be no UTF-8: up to the last line end.
  const whole = start.length < bytes.length ? start.subarray(0, start.lastIndexOf(0x0a) + 1) : start;
  const text = textOfCsv(whole.length === 0 ? start : whole);
  if (text === null || OTHER_BEGINNING.test(text)) return false;
  return SEPARATED.test(text.split(/\r?\n/, 20).join("\n"));
}

/** The text of a table; null: it is none. */
export function textOfCsv(bytes: Uint8Array): string | null {
  const text = decode(bytes).text.replace(/^\ufeff/, "");
  return BINARY.test(text) || text.trim() === "" ? null : text;
}
