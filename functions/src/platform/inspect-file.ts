import { createHash } from "node:crypto";
import {
  type DocumentRefusal,
  type DocumentType,
  isTable,
  MAX_PAGES,
  type TableType,
} from "@niyamdesk/domain/documents/document";
import { kindOfFile } from "@niyamdesk/domain/documents/file-kind";
import { MAX_PIXELS, pictureSize } from "@niyamdesk/domain/documents/picture-size";
import { csvFault, workbookFault } from "./inspect-table.ts";
import { unfoldsTooFar } from "./pdf-streams.ts";
import { readPdf } from "./read-pdf.ts";

interface Announced {
  content_type: DocumentType;
  size: number;
  sha256: string;
}

/** What is wrong with a file, or what it holds. */
export type Found = { refusal: DocumentRefusal } | { pages: number | null; pages_read: number };

/** Compares a file with what was announced, then looks into it: at no time is a picture unfolded, a PDF is read by
 * another process, and a workbook is unfolded part by part. */
export async function inspectFile(bytes: Uint8Array, announced: Announced): Promise<Found> {
  if (bytes.length !== announced.size || hashOf(bytes) !== announced.sha256)
    return { refusal: "not_as_sent" };
  const { content_type } = announced;
  if (isTable(content_type)) return inspectTable(bytes, content_type);
  if (kindOfFile(bytes) !== content_type) return { refusal: "wrong_kind" };
  return content_type === "application/pdf" ? inspectPdf(bytes) : inspectPicture(bytes, content_type);
}

function inspectTable(bytes: Uint8Array, kind: TableType): Found {
  const fault = kind === "text/csv" ? csvFault(bytes) : workbookFault(bytes);
  return fault === null ? { pages: null, pages_read: 0 } : { refusal: fault };
}

function inspectPicture(bytes: Uint8Array, kind: "image/jpeg" | "image/png"): Found {
  const size = pictureSize(bytes, kind);
  if (size === null) return { refusal: "damaged" };
  if (size.width * size.height > MAX_PIXELS) return { refusal: "too_many_pixels" };
  return size.whole ? { pages: null, pages_read: 0 } : { refusal: "damaged" };
}

async function inspectPdf(bytes: Uint8Array): Promise<Found> {
  if (unfoldsTooFar(bytes)) return { refusal: "too_complex" };
  const read = await readPdf(bytes);
  if ("failure" in read) return { refusal: read.failure };
  if (read.pages > MAX_PAGES) return { refusal: "too_many_pages" };
  if (read.aadhaar) return { refusal: "aadhaar" };
  return { pages: read.pages, pages_read: read.pages_read };
}

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
