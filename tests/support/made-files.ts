import { createHash } from "node:crypto";
import { crc32, deflateRawSync, deflateSync } from "node:zlib";

/** Files as people send them and as nobody should, made byte by byte. */

interface PdfWish {
  /** Lines of each page. */
  pages?: readonly (readonly string[])[];
  /** Opens with it only. */
  password?: string;
  /** Opens freely, but says what may not be done with it. */
  ownerLocked?: boolean;
  /** Streams that stand in it besides. */
  streams?: readonly { dictionary: string; content: Buffer }[];
  /** Says that it has so many pages, all of them the first one. */
  claims?: number;
}

export function pdf({
  pages = [["A paper"]],
  password,
  ownerLocked,
  streams = [],
  claims,
}: PdfWish = {}): Buffer {
  const lock = password !== undefined || ownerLocked === true ? new Lock(password ?? "") : null;
  const objects: Buffer[] = [];
  const add = (number: number, text: string | Buffer) => {
    objects[number] = Buffer.concat([
      Buffer.from(`${number} 0 obj\n`),
      Buffer.from(text),
      Buffer.from("\nendobj\n"),
    ]);
  };
  const stream = (number: number, dictionary: string, content: Buffer) => {
    const sealed = lock?.seal(content, number) ?? content;
    add(
      number,
      Buffer.concat([
        Buffer.from(`<< ${dictionary} /Length ${sealed.length} >>\nstream\n`),
        sealed,
        Buffer.from("\nendstream"),
      ]),
    );
  };
  const numberOf = (page: number) => 10 + page * 2;
  const kids =
    claims === undefined
      ? pages.map((_, page) => `${numberOf(page)} 0 R`)
      : Array.from({ length: claims }, () => `${numberOf(0)} 0 R`);
  add(1, "<< /Type /Catalog /Pages 2 0 R >>");
  add(2, `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${kids.length} >>`);
  add(3, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>");
  if (lock) add(4, lock.dictionary);
  for (const [page, lines] of pages.entries()) {
    const number = numberOf(page);
    add(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${number + 1} 0 R >>`,
    );
    const written = lines.map((line, row) => `1 0 0 1 72 ${760 - row * 24} Tm (${escaped(line)}) Tj`);
    stream(number + 1, "", Buffer.from(`BT /F1 18 Tf ${written.join(" ")} ET`));
  }
  for (const [index, { dictionary, content }] of streams.entries()) {
    stream(numberOf(pages.length) + index, dictionary, content);
  }
  return assembled(objects, lock);
}

function assembled(objects: readonly (Buffer | undefined)[], lock: Lock | null): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.4\n%\xe2\xe3\xcf\xd3\n", "latin1")];
  const entries = ["0000000000 65535 f \n"];
  let length = parts[0]?.length ?? 0;
  for (let number = 1; number < objects.length; number += 1) {
    const object = objects[number];
    entries.push(object ? `${String(length).padStart(10, "0")} 00000 n \n` : "0000000000 65535 f \n");
    if (!object) continue;
    parts.push(object);
    length += object.length;
  }
  const id = lock ? ` /Encrypt 4 0 R /ID [<${ID.toString("hex")}> <${ID.toString("hex")}>]` : "";
  const trailer = `trailer\n<< /Size ${objects.length} /Root 1 0 R${id} >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(`xref\n0 ${objects.length}\n${entries.join("")}${trailer}`)]);
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, "\\$&");
}

const ID = Buffer.from("00112233445566778899aabbccddeeff", "hex");
const PADDING = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");
const OWNER = "owner-of-this-file";
const PRINTING_BARRED = -3904;

/** The oldest of the locks, 40 bits: every reader knows it. (PDF 1.7, 7.6.3) */
class Lock {
  readonly #key: Buffer;
  readonly dictionary: string;

  constructor(password: string) {
    const owner = rc4(md5(padded(OWNER)).subarray(0, 5), padded(password));
    const permissions = Buffer.alloc(4);
    permissions.writeInt32LE(PRINTING_BARRED);
    this.#key = md5(Buffer.concat([padded(password), owner, permissions, ID])).subarray(0, 5);
    const user = rc4(this.#key, PADDING);
    this.dictionary = `<< /Filter /Standard /V 1 /R 2 /O <${owner.toString("hex")}> /U <${user.toString("hex")}> /P ${PRINTING_BARRED} >>`;
  }

  seal(content: Buffer, object: number): Buffer {
    const number = Buffer.from([object & 0xff, (object >> 8) & 0xff, (object >> 16) & 0xff, 0, 0]);
    return rc4(md5(Buffer.concat([this.#key, number])).subarray(0, 10), content);
  }
}

function padded(password: string): Buffer {
  return Buffer.concat([Buffer.from(password, "latin1"), PADDING]).subarray(0, 32);
}

function md5(content: Buffer): Buffer {
  return createHash("md5").update(content).digest();
}

function rc4(key: Buffer, content: Buffer): Buffer {
  const box = Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => {
    [box[a], box[b]] = [box[b] ?? 0, box[a] ?? 0];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (box[i] ?? 0) + (key[i % key.length] ?? 0)) % 256;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    content.map((byte) => {
      i = (i + 1) % 256;
      j = (j + (box[i] ?? 0)) % 256;
      swap(i, j);
      return byte ^ (box[((box[i] ?? 0) + (box[j] ?? 0)) % 256] ?? 0);
    }),
  );
}

/** Zeros that were deflated so often. */
export function foldedZeros(bytes: number, layers: number): Buffer {
  let content: Buffer = Buffer.alloc(bytes);
  for (let layer = 0; layer < layers; layer += 1) content = deflateSync(content, { level: 9 });
  return content;
}

/** A picture of one grey, as large as it says. */
export function png(width: number, height: number): Buffer {
  // Before each row stands how it was made smaller: 0, not at all.
  return pngOf(width, height, deflateSync(Buffer.alloc((width + 1) * height)));
}

/** Says that it is so large and holds nothing. */
export function pngThatClaims(width: number, height: number): Buffer {
  return pngOf(width, height, deflateSync(Buffer.alloc(16)));
}

function pngOf(width: number, height: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** The marks of a JPEG without its tables: what is read of it before anybody draws it. */
export function jpegThatClaims(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0x34, 0xff, 0xd9]);
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0x4a, 0x46]), frame, scan]);
}

/** 96 × 64, red above and grey below, as `heif-enc` of libheif 1.15 makes it. */
export const HEIC = Buffer.from(
  [
    "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAA",
    "AAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAKQAAACNpaW5mAAAAAAAB",
    "AAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADw",
    "MgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubgQEDAgA",
    "AAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAA",
    "AAAAAAAAEAAQOBAoMAAAAxbWRhdAAAACUoAa8ZgMZoCFy36r//y4ff8wzS9s7VYes/XkL13LV/xcj4MXtc",
  ].join(""),
  "base64",
);

interface ZipWish {
  /** What the directory says, where it lies. */
  claims?: number;
  /** Stands where another part does. */
  shares?: boolean;
  flags?: number;
  /** As it is folded already. */
  folded?: Buffer;
  /** Instead of a text. */
  bytes?: Buffer;
}

/** A ZIP file of folded parts, whose directory may lie. */
export function zip(parts: readonly (readonly [name: string, content: string, wish?: ZipWish])[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let [offset, last] = [0, 0];
  for (const [name, text, { claims, shares = false, flags = 0, folded, bytes }] of parts.map(
    ([name, text, wish = {}]) => [name, text, wish] as const,
  )) {
    const content = bytes ?? Buffer.from(text);
    const data = folded ?? deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(flags, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(claims ?? content.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    if (!shares) {
      locals.push(Buffer.from("PK\x03\x04"), facts, Buffer.from(name), data);
      last = offset;
      offset += 30 + Buffer.byteLength(name) + data.length;
    }
    const place = Buffer.alloc(14);
    place.writeUInt32LE(last, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\0", "latin1"), facts, place, Buffer.from(name));
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

type ZipPart = readonly [name: string, content: string, wish?: ZipWish];

interface WorkbookWish {
  /** Texts and numbers, row by row; `{ days }` is a date as a workbook counts it. */
  rows?: readonly (readonly (string | number | { days: number })[])[];
  /** What is called like one of its own parts stands in its place. */
  more?: readonly ZipPart[];
  types?: string;
}

/** A workbook of one sheet, `Sales`, as spreadsheet programs write it. */
export function workbook({
  rows = [["Invoice", "Amount"]],
  more = [],
  types = "",
}: WorkbookWish = {}): Buffer {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === "string"))];
  const cell = (value: string | number | { days: number }, row: number, column: number) => {
    const place = `${String.fromCharCode(65 + column)}${row + 1}`;
    if (typeof value === "string") return `<c r="${place}" t="s"><v>${texts.indexOf(value)}</v></c>`;
    if (typeof value === "number") return `<c r="${place}"><v>${value}</v></c>`;
    return `<c r="${place}" s="1"><v>${value.days}</v></c>`;
  };
  const written = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((one, column) => cell(one, row, column)).join("")}</row>`,
  );
  const main = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const replaced = new Set(more.map(([name]) => name.toLowerCase()));
  const own: ZipPart[] = [
    [
      "[Content_Types].xml",
      `<Types><Override PartName="/xl/workbook.xml" ContentType="${main}.sheet.main+xml"/>${types}</Types>`,
    ],
    [
      "xl/workbook.xml",
      '<workbook><sheets><sheet name="Sales" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ],
    [
      "xl/_rels/workbook.xml.rels",
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ],
    ["xl/styles.xml", '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'],
    [
      "xl/sharedStrings.xml",
      `<sst>${texts.map((text) => `<si><t>${text.replace(/&/g, "&amp;")}</t></si>`).join("")}</sst>`,
    ],
    ["xl/worksheets/sheet1.xml", `<worksheet><sheetData>${written.join("")}</sheetData></worksheet>`],
  ];
  return zip([...own.filter(([name]) => !replaced.has(name.toLowerCase())), ...more]);
}
