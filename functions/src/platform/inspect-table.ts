import { crc32, inflateRawSync } from "node:zlib";
import { hasAadhaar } from "@niyamdesk/domain/documents/aadhaar";
import { looksLikeCsv, textOfCsv } from "@niyamdesk/domain/documents/csv-look";
import type { DocumentRefusal } from "@niyamdesk/domain/documents/document";
import {
  CONTENT_TYPES,
  hasMacroTypes,
  isLockedOffice,
  type Part,
  partNamed,
  partsOf,
} from "@niyamdesk/domain/documents/workbook";

/** What is wrong with a table; null: nothing. */
type Fault = DocumentRefusal | null;

/** As much of a workbook's texts is read for an Aadhaar number. */
const TEXT_READ = 8 * 1024 * 1024;
const TEXTS = "xl/sharedstrings.xml";
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];

/** A table as text: nothing binary in it, and no whole Aadhaar number. */
export function csvFault(bytes: Uint8Array): Fault {
  const text = looksLikeCsv(bytes) ? textOfCsv(bytes) : null;
  if (text === null) return "wrong_kind";
  return hasAadhaar(text.split(/\r\n?|\n/)) ? "aadhaar" : null;
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
  for (const part of parts) {
    const content = unfolded(part);
    if (content === null) return "damaged";
    if (part === partNamed(parts, CONTENT_TYPES) && hasMacroTypes(content.toString("utf8"))) return "macros";
    if (part.name.toLowerCase() === TEXTS && hasAadhaar(textsOf(content))) return "aadhaar";
  }
  return null;
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

function textsOf(content: Buffer): string[] {
  const xml = content.subarray(0, TEXT_READ).toString("utf8");
  // No part of it reaches over the next `<`: of what never ends, nothing is looked through twice.
  return [...xml.matchAll(/<(?:\w{1,20}:)?t(?: [^<>]*)?>([^<]*)</g)].map(([, text = ""]) => text);
}
