import { crc32, inflateRawSync } from "node:zlib";
import { type AadhaarSigns, aadhaarSigns } from "@niyamdesk/domain/documents/aadhaar";
import { looksLikeCsv, textOfCsv } from "@niyamdesk/domain/documents/csv-look";
import type { DocumentRefusal } from "@niyamdesk/domain/documents/document";
import { activeFault, isLockedOffice, type Part, partsOf } from "@niyamdesk/domain/documents/workbook";

/** What is wrong with a table; null: nothing. */
type Fault = DocumentRefusal | null;

/** As much of a part of a workbook, and of all of them, is read for an Aadhaar number. */
const TEXT_READ = 8 * 1024 * 1024;
const TEXT_READ_IN_ALL = 4 * TEXT_READ;
/** Where the texts and values of cells stand. */
const CELLS = /^xl\/(?:sharedstrings\.xml$|worksheets\/)/i;
/** Twice as many rows as a sheet can have. */
const MOST_LINES = 2 * 1024 * 1024;
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];

/** A table as text: nothing binary in it, and no whole Aadhaar number. */
export function csvFault(bytes: Uint8Array): Fault {
  const text = looksLikeCsv(bytes) ? textOfCsv(bytes) : null;
  if (text === null) return "wrong_kind";
  if (hasMoreLines(text, MOST_LINES)) return "too_complex";
  return isAmong([aadhaarSigns(text)]) ? "aadhaar" : null;
}

/**
 * A workbook: its directory first, then one part after the other, each unfolded to no more than it claims and let go again. Nothing of it is
 * ever parsed as XML here, so that there is nothing to expand.
 */
export function workbookFault(bytes: Uint8Array): Fault {
  if (OLD_OFFICE.every((byte, index) => bytes[index] === byte)) {
    return isLockedOffice(bytes) ? "locked" : "wrong_kind";
  }
  const parts = partsOf(bytes);
  if (typeof parts === "string") return parts;
  const signs: AadhaarSigns[] = [];
  let left = TEXT_READ_IN_ALL;
  for (const part of parts) {
    const content = unfolded(part);
    if (content === null) return "damaged";
    const fault = activeFault(part, content);
    if (fault !== null) return fault;
    if (!CELLS.test(part.name)) continue;
    const read = content.subarray(0, Math.min(TEXT_READ, left));
    left -= read.length;
    signs.push(aadhaarSigns(cellsOf(read)));
  }
  return isAmong(signs) ? "aadhaar" : null;
}

/** A column's heading stands in another part than its numbers, or far above them. */
function isAmong(signs: readonly AadhaarSigns[]): boolean {
  if (signs.some(({ isSure }) => isSure)) return true;
  return signs.some(({ isNumber }) => isNumber) && signs.some(({ isNamed }) => isNamed);
}

function hasMoreLines(text: string, most: number): boolean {
  let lines = 0;
  for (const _ of text.matchAll(/\r\n?|\n/g)) {
    lines += 1;
    if (lines > most) return true;
  }
  return false;
}

/** Null: it holds more or something else than its directory says. */
function unfolded({ packed, size, crc, isFolded }: Part): Buffer | null {
  try {
    const content = isFolded
      ? inflateRawSync(packed, { maxOutputLength: Math.max(1, size) })
      : Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
    return content.length === size && crc32(content) === crc ? content : null;
  } catch {
    return null;
  }
}

/** One in a line: texts that many cells share, those of one cell, and values. */
function cellsOf(content: Buffer): string {
  const xml = content.toString("utf8");
  // No part of it reaches over the next `<`: of what never ends, nothing is looked through twice.
  const cells = xml.matchAll(/<(?:\w{1,20}:)?[tv](?:\s[^<>]*)?>([^<]*)</g);
  return Array.from(cells, ([, text = ""]) => text.replace(/\s+/g, " ")).join("\n");
}
