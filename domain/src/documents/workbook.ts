import type { DocumentRefusal } from "./document.ts";

/**
 * What the directory of a ZIP file says of a workbook (XLSX), read without unfolding anything: a file of some kilobytes can claim, or hold,
 * gigabytes. What is unfolded later is never more than it claims here.
 */
export interface Part {
  name: string;
  /** Bytes as they are unfolded, and as they stand in the file. */
  size: number;
  packed: Uint8Array<ArrayBufferLike>;
  isFolded: boolean;
  crc: number;
}

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const [LOCAL_BYTES, ENTRY_BYTES, END_BYTES] = [30, 46, 22];
const LONGEST_NOTE = 65_535;
const [STORED, FOLDED] = [0, 8];
const ENCRYPTED = 1;

const MEGABYTE = 1024 * 1024;
/** A register of 200,000 rows has about 60 MB of XML. */
const MOST_UNFOLDED = 100 * MEGABYTE;
/** Of one part, and how often it may be folded: what programs write is some ten times. */
const MOST_OF_PART = 80 * MEGABYTE;
const MOST_FOLDED = 250;
const FOLDED_FREE = MEGABYTE;
const MOST_PARTS = 2_000;

const BOOK = "xl/workbook.xml";
const TYPES = "[Content_Types].xml";
/** Programs, files of other kinds that hide in a workbook, and what fetches from elsewhere when it is opened. */
const ACTIVE =
  /vbaproject|^xl\/(?:macrosheets|dialogsheets|activex|embeddings|customui|querytables|webextensions)\/|^xl\/connections\.xml$|^customui\/|\.(?:bin\.exe|exe|dll|js|vbs|hta)$/i;
/** How a locked workbook calls what it is wrapped in, in UTF-16. */
const WRAPPED = Uint8Array.from([..."EncryptedPackage"].flatMap((letter) => [letter.charCodeAt(0), 0]));

/** Whether a ZIP file names what a workbook has: what Word and others save is none. */
export function namesWorkbook(bytes: Uint8Array): boolean {
  const parts = directoryOf(bytes);
  return typeof parts !== "string" && isWorkbook(parts);
}

/** A workbook that opens with a password only is wrapped in a file of the old kind. */
export function isLockedOffice(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(WRAPPED[0] ?? 0); at >= 0; at = bytes.indexOf(WRAPPED[0] ?? 0, at + 1)) {
    if (WRAPPED.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

/** The parts of a workbook, or why it is not taken. */
export function partsOf(bytes: Uint8Array): readonly Part[] | DocumentRefusal {
  const parts = directoryOf(bytes);
  if (typeof parts === "string") return parts;
  if (!isWorkbook(parts)) return "wrong_kind";
  if (parts.some(({ name }) => ACTIVE.test(name))) return "macros";
  if (parts.some(({ name }) => name.startsWith("/") || name.split(/[/\\]/).includes(".."))) return "damaged";
  // Of two that are called the same, a spreadsheet program may read the one that we do not; it tells no capitals apart.
  if (new Set(parts.map(({ name }) => name.toLowerCase())).size < parts.length) return "damaged";
  const isTooMuch = ({ size, packed }: Part) =>
    size > MOST_OF_PART || size > Math.max(FOLDED_FREE, packed.length * MOST_FOLDED);
  const all = parts.reduce((sum, { size }) => sum + size, 0);
  return all > MOST_UNFOLDED || parts.some(isTooMuch) ? "too_complex" : parts;
}

export function partNamed(parts: readonly Part[], name: string): Part | undefined {
  return parts.find((part) => part.name.toLowerCase() === name.toLowerCase());
}

/** What of a part's content keeps a workbook from being taken, whatever the part is called. */
export function activeFault({ name }: Part, content: Uint8Array<ArrayBufferLike>): DocumentRefusal | null {
  if (name.toLowerCase() === TYPES.toLowerCase()) return typesFault(content);
  if (!EXTERNAL_LINKS.test(name)) return null;
  // A link to another workbook is common; one to a program runs it.
  const xml = plainXml(content);
  if (xml === null) return "damaged";
  return /ddelink|olelink/i.test(xml) ? "macros" : null;
}

const EXTERNAL_LINKS = /^xl\/externallinks\//i;

/** A workbook whose programs are called otherwise still says in `[Content_Types].xml` that it has some. */
function typesFault(content: Uint8Array<ArrayBufferLike>): DocumentRefusal | null {
  const types = plainXml(content);
  // Letters written as numbers, or declared elsewhere, would hide the word; no program writes them here.
  if (types === null || /&#|<!(?:doctype|entity)/i.test(types)) return "damaged";
  return /macroenabled|macrosheet|dialogsheet|vbaproject|activex|oleobject/i.test(types) ? "macros" : null;
}

/** Null: in another encoding than programs write, in which its words would look otherwise to us than to them. */
function plainXml(content: Uint8Array<ArrayBufferLike>): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(content);
    const declared = /^\s*<\?xml[^<>]*?\sencoding\s*=\s*["']([^"'<>]*)/.exec(text)?.[1] ?? "utf-8";
    return text.includes("\0") || !/^(?:utf-8|us-ascii)$/i.test(declared) ? null : text;
  } catch {
    return null;
  }
}

function isWorkbook(parts: readonly Part[]): boolean {
  return partNamed(parts, BOOK) !== undefined && partNamed(parts, TYPES) !== undefined;
}

function directoryOf(bytes: Uint8Array): readonly Part[] | DocumentRefusal {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return "damaged";
  const count = view.getUint16(end + 10, true);
  const at = view.getUint32(end + 16, true);
  // Of several disks, or with longer numbers than a file of 10 MB has: no spreadsheet program writes it.
  if (view.getUint16(end + 4, true) !== 0 || view.getUint16(end + 8, true) !== count) return "damaged";
  if (count > MOST_PARTS) return "too_complex";
  return entriesOf(bytes, view, { at, end, count });
}

function endOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_BYTES - LONGEST_NOTE);
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return null;
}

function entriesOf(
  bytes: Uint8Array,
  view: DataView,
  { at: begin, end, count }: { at: number; end: number; count: number },
): readonly Part[] | DocumentRefusal {
  const parts: Part[] = [];
  const taken: [from: number, to: number][] = [];
  let at = begin;
  for (let number = 0; number < count; number += 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY) return "damaged";
    const nameLength = view.getUint16(at + 28, true);
    const after =
      at + ENTRY_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (after > end) return "damaged";
    if (view.getUint16(at + 8, true) & ENCRYPTED) return "locked";
    const method = view.getUint16(at + 10, true);
    if (method !== STORED && method !== FOLDED) return "damaged";
    const packedSize = view.getUint32(at + 20, true);
    const from = contentAt(view, view.getUint32(at + 42, true));
    if (from === null || from.content + packedSize > begin) return "damaged";
    taken.push([from.header, from.content + packedSize]);
    parts.push({
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength)),
      size: view.getUint32(at + 24, true),
      packed: bytes.subarray(from.content, from.content + packedSize),
      isFolded: method === FOLDED,
      crc: view.getUint32(at + 16, true),
    });
    at = after;
  }
  return overlaps(taken) ? "too_complex" : parts;
}

/** Where the content of a part begins, behind its own header. */
function contentAt(view: DataView, header: number): { header: number; content: number } | null {
  if (header + LOCAL_BYTES > view.byteLength || view.getUint32(header, true) !== LOCAL) return null;
  const names = view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  return { header, content: header + LOCAL_BYTES + names };
}

/** Parts that share their bytes make terabytes of some megabytes. */
function overlaps(taken: readonly (readonly [number, number])[]): boolean {
  const sorted = [...taken].sort(([one], [next]) => one - next);
  return sorted.some(([, to], index) => to > (sorted[index + 1]?.[0] ?? Number.POSITIVE_INFINITY));
}
