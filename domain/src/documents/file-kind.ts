import { looksLikeCsv } from "./csv-look.ts";
import { type DocumentType, XLSX } from "./document.ts";
import { namesWorkbook } from "./workbook.ts";

/**
 * What a file is by its first bytes, whatever it is called or claims to be: what may be sent, and what is sent by mistake often
 * enough to be named.
 */
export type FileKind = DocumentType | "heic" | "office" | "picture" | "web_page" | "other";

const TEXT_START = 64;

const SIGNATURES: readonly (readonly [kind: FileKind, at: number, bytes: readonly number[]])[] = [
  ["application/pdf", 0, ascii("%PDF-")],
  ["image/jpeg", 0, [0xff, 0xd8, 0xff]],
  ["image/png", 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  // Word, Excel and their like: new ones are ZIP files, old ones compound files.
  ["office", 0, [0x50, 0x4b, 0x03, 0x04]],
  ["office", 0, [0xd0, 0xcf, 0x11, 0xe0]],
  ["picture", 0, ascii("GIF8")],
  ["picture", 0, [0x49, 0x49, 0x2a, 0x00]],
  ["picture", 0, [0x4d, 0x4d, 0x00, 0x2a]],
  ["picture", 0, ascii("BM")],
  ["picture", 8, ascii("WEBP")],
];
/** Photos of iPhones, by the brand of their container. */
const HEIC_BRANDS = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"];

export function kindOfFile(bytes: Uint8Array): FileKind {
  const found = SIGNATURES.find(([, at, signature]) => startsWith(bytes, at, signature));
  if (found?.[0] === "office" && namesWorkbook(bytes)) return XLSX;
  if (found) return found[0];
  if (textAt(bytes, 4, 4) === "ftyp") {
    return HEIC_BRANDS.includes(textAt(bytes, 8, 4)) ? "heic" : "other";
  }
  if (/^\s*<(?:!doctype html|html|svg|\?xml)/i.test(textAt(bytes, 0, TEXT_START))) return "web_page";
  return looksLikeCsv(bytes) ? "text/csv" : "other";
}

function startsWith(bytes: Uint8Array, at: number, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[at + index] === byte);
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}
