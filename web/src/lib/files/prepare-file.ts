import { textOfCsv } from "@niyamdesk/domain/documents/csv-look";
import {
  DOCUMENT_TYPES,
  type DocumentType,
  type TableType,
  XLSX,
} from "@niyamdesk/domain/documents/document";
import { type FileKind, kindOfFile } from "@niyamdesk/domain/documents/file-kind";
import { MAX_PIXELS, pictureSize } from "@niyamdesk/domain/documents/picture-size";
import { isLockedOffice, partsOf } from "@niyamdesk/domain/documents/workbook";
import { FileRefusal } from "./file-refusal.ts";
import { heicToJpeg } from "./heic.ts";
import { isLockedPdf } from "./pdf-lock.ts";
import { needsRedrawing, redrawn } from "./photo.ts";
import { sha256Of } from "./sha256.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A file in memory as it will be sent. */
export interface PreparedFile {
  name: string;
  type: DocumentType;
  bytes: Bytes;
  /** Hexadecimal. */
  sha256: string;
}

const MEGABYTE = 1024 * 1024;
/** More than any camera makes: not even taken into memory. */
const LARGEST_READ = 60 * MEGABYTE;

/**
 * Copies what was picked into memory, at once: files of a cloud change or vanish under a page that reads them later. Then says what
 * is wrong with it, by its bytes and never by its name, before anything is sent; photos are made smaller and turned.
 *
 * @param takesTables XLSX and CSV are taken as well
 * @throws FileRefusal
 */
export async function prepareFile(file: File, takesTables = false): Promise<PreparedFile> {
  const bytes = await readWhole(file);
  if (bytes.length === 0) throw new FileRefusal({ code: "empty" });
  const { type, bytes: ready } = await asSendable(bytes, takesTables);
  const limit = DOCUMENT_TYPES[type].bytes;
  if (ready.length > limit) throw new FileRefusal({ code: "too_large", megabytes: limit / MEGABYTE });
  return { name: nameFor(file.name, type), type, bytes: ready, sha256: await sha256Of(ready) };
}

async function readWhole(file: File): Promise<Bytes> {
  if (file.size > LARGEST_READ) throw new FileRefusal({ code: "too_large", megabytes: 10 });
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new FileRefusal({ code: "unreadable" });
  }
}

async function asSendable(bytes: Bytes, takesTables: boolean): Promise<{ type: DocumentType; bytes: Bytes }> {
  const kind = kindOfFile(bytes);
  if (takesTables) {
    const table = tableIn(kind, bytes);
    if (table !== null) return { type: table, bytes };
  }
  if (kind === "heic") {
    const jpeg = await heicToJpeg(bytes);
    if (jpeg === null) throw new FileRefusal({ code: "heic" });
    return { type: "image/jpeg", bytes: jpeg };
  }
  if (kind === "application/pdf") {
    // One that is too large is refused for that: it need not be read.
    if (bytes.length <= DOCUMENT_TYPES[kind].bytes && (await isLockedPdf(bytes))) {
      throw new FileRefusal({ code: "locked" });
    }
    return { type: kind, bytes };
  }
  if (kind !== "image/jpeg" && kind !== "image/png") {
    throw new FileRefusal(
      takesTables
        ? { code: "no_table" }
        : { code: "wrong_kind", kind: kind === "text/csv" || kind === XLSX ? "office" : kind },
    );
  }
  const size = pictureSize(bytes, kind);
  if (size === null || !size.whole) throw new FileRefusal({ code: "damaged" });
  const { width, height } = size;
  if (width * height > MAX_PIXELS) throw new FileRefusal({ code: "too_many_pixels", width, height });
  if (!needsRedrawing(bytes, kind, size)) return { type: kind, bytes };
  const smaller = await redrawn(new Blob([bytes], { type: kind }));
  return smaller === null ? { type: kind, bytes } : { type: "image/jpeg", bytes: smaller };
}

/** Null: it is no table. What stands in a workbook is looked at before it is sent, by its directory. @throws FileRefusal */
function tableIn(kind: FileKind, bytes: Bytes): TableType | null {
  if (kind === "text/csv") return textOfCsv(bytes) === null ? null : kind;
  if (kind !== XLSX && kind !== "office") return null;
  if (kind === "office" && isLockedOffice(bytes)) throw new FileRefusal({ code: "locked_table" });
  const parts = partsOf(bytes);
  if (typeof parts !== "string") return XLSX;
  if (parts === "wrong_kind" || kind === "office") return null;
  if (parts === "macros") throw new FileRefusal({ code: "macros" });
  throw new FileRefusal({ code: parts === "locked" ? "locked_table" : "damaged" });
}

/** On one line and with the ending that its content has. */
function nameFor(name: string, type: DocumentType): string {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}<>]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const { extension } = DOCUMENT_TYPES[type];
  const stem = plain.replace(/\.[A-Za-z0-9]{1,5}$/, "") || "document";
  const isFitting = new RegExp(`\\.(${extension === "jpg" ? "jpe?g" : extension})$`, "i").test(plain);
  return isFitting && [...plain].length <= 200 ? plain : `${[...stem].slice(0, 190).join("")}.${extension}`;
}
