import * as z from "zod/mini";
import type { Moves } from "../base/moves.ts";
import type { Role } from "../base/roles.ts";
import { documentId } from "../fields/fields.ts";
import { line, text } from "../fields/written.ts";
import type { Moment } from "../time/moment.ts";
import { REJECTION_REASONS, type RejectionReason } from "./rejection.ts";

const MEGABYTE = 1024 * 1024;

/** Workbooks of Excel and its like. */
export const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** What may be sent, and how large; the Storage rules hold the same. */
export const DOCUMENT_TYPES = {
  "application/pdf": { extension: "pdf", bytes: 10 * MEGABYTE },
  "image/jpeg": { extension: "jpg", bytes: 5 * MEGABYTE },
  "image/png": { extension: "png", bytes: 5 * MEGABYTE },
  "text/csv": { extension: "csv", bytes: 5 * MEGABYTE },
  [XLSX]: {
    extension: "xlsx",
    bytes: 10 * MEGABYTE,
  },
} as const;
export type DocumentType = keyof typeof DOCUMENT_TYPES;

/** Taken only where the list of a service says so: registers, ledgers, statements. Nobody draws them, they are read as tables. */
export const TABLE_TYPES = ["text/csv", XLSX] as const satisfies readonly DocumentType[];
export type TableType = (typeof TABLE_TYPES)[number];

export function isTable(type: DocumentType): type is TableType {
  return TABLE_TYPES.some((table) => table === type);
}

/** Documents that a client may send within 24 hours, and one of us. */
export const DOCUMENTS_A_DAY = 100;
export const OUR_DOCUMENTS_A_DAY = 500;

/** Slots of what we send to a client begin so: drafts, what was filed. No client's does. */
export const OUR_SLOT = "ours_";

/** `announceDocument`: a document that is about to be uploaded for an order, by its client or by whoever has it. */
export const announceDocumentInput = z
  .strictObject({
    order_id: documentId,
    slot: documentId,
    /** As the client knows the file; it is not stored under this name. */
    name: line(1, 255),
    content_type: z.enum(Object.keys(DOCUMENT_TYPES) as [DocumentType, ...DocumentType[]]),
    size: z.int().check(z.minimum(1)),
    /** Of the bytes that are sent, in hexadecimal: what arrives is compared with it. */
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    /** Random, made when the file was chosen: a second try finds the first. */
    request_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  })
  .check(
    z.refine(({ content_type, size }) => size <= DOCUMENT_TYPES[content_type].bytes, {
      path: ["size"],
      message: "PDF and XLSX files up to 10 MB, pictures and CSV files up to 5 MB",
    }),
  );

/**
 * announced (its file is on the way) → uploaded (there, being checked) → received | refused; staff says accepted | rejected; what
 * another took the place of is replaced. `DOCUMENT_MOVES` is the whole of it.
 */
export const DOCUMENT_STATUSES = [
  "announced",
  "uploaded",
  "received",
  "refused",
  "accepted",
  "rejected",
  "replaced",
] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

const STAFF: readonly Role[] = ["admin", "tax_executive", "ca"];
/** The check moves it, or what came of another document of its slot. */
const BY_ITSELF = { by: [] } as const;

export const DOCUMENT_MOVES: Moves<DocumentStatus> = {
  announced: { uploaded: BY_ITSELF },
  uploaded: { received: BY_ITSELF, refused: BY_ITSELF, replaced: BY_ITSELF },
  received: { accepted: { by: STAFF }, rejected: { by: STAFF }, replaced: BY_ITSELF },
  rejected: { replaced: BY_ITSELF },
  refused: {},
  accepted: {},
  replaced: {},
};

/** Whose bytes were looked at and found to be what they claim: only these are shown to anybody. */
export const CHECKED_STATUSES: readonly DocumentStatus[] = ["received", "accepted", "rejected", "replaced"];

/** Why the check refused a file, which is then removed. */
export const DOCUMENT_REFUSALS = [
  /** Bytes or length are not those that were announced: damaged on the way. */
  "not_as_sent",
  /** By its bytes it is something else than it claims. */
  "wrong_kind",
  /** Ends in the middle, or cannot be read. */
  "damaged",
  /** Opens with a password only. */
  "locked",
  /** More pixels than `MAX_PIXELS`. */
  "too_many_pixels",
  "too_many_pages",
  /** Unfolds to more than is reasonable, or takes too long to read. */
  "too_complex",
  /** A workbook that could run something, or carries files of its own. */
  "macros",
  /** A whole Aadhaar number can be read in it. */
  "aadhaar",
] as const;
export type DocumentRefusal = (typeof DOCUMENT_REFUSALS)[number];

export const MAX_PAGES = 1_000;
/** Text is read of so many pages at most. */
export const PAGES_READ = 50;

/** What the check found. */
export interface DocumentCheck {
  at: Moment;
  /** Of a PDF. */
  pages: number | null;
  /** How many of its pages were read for an Aadhaar number; of a picture none can be. */
  pages_read: number;
}

export interface ClientDocument {
  id: string;
  user_id: string;
  order_id: string;
  /** The order's, so that staff can list what awaits them. */
  assigned_to: string | null;
  slot: string;
  name: string;
  content_type: DocumentType;
  size: number;
  sha256: string;
  path: string;
  status: DocumentStatus;
  /** Why it is to be sent again, in words. */
  reason: string | null;
  /** The same as staff chose it, and what they wrote besides. Absent: it was not asked for again. */
  rejected_for?: RejectionReason;
  rejected_words?: string | null;
  /** Who of us accepted it or asked for it again, and when. */
  reviewed_by?: string;
  reviewed_at?: Moment;
  /** Who of us sent it to its client: a draft, what was filed. Absent: it is the client's own. */
  sender_id?: string;
  /** Whoever has the order is to look at it: never ours, and no more once it was judged or replaced or the order is closed. */
  to_check?: boolean;
  refusal: DocumentRefusal | null;
  check: DocumentCheck | null;
  /** How often its check was begun. */
  check_attempts: number;
  /** When it was asked for once more, since nothing was heard of it. */
  check_asked_at?: Moment;
  created_at: Moment;
}

/** `openDocument` and `cancelDocument`. */
export const documentInput = z.strictObject({ document_id: documentId });

/** `reuseDocument`: what was accepted for another order of the same client, for the same slot of this one. */
export const reuseDocumentInput = z.strictObject({ document_id: documentId, order_id: documentId });

/** `reviewDocument`: what staff finds when they look at a document that was received. */
export const reviewDocumentInput = z.strictObject({
  document_id: documentId,
  verdict: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("accept") }),
    z
      .strictObject({
        kind: z.literal("reject"),
        reason: z.enum(REJECTION_REASONS),
        words: z.nullable(text(1, 500)),
      })
      .check(
        z.refine(({ reason, words }) => reason !== "other" || words !== null, {
          path: ["words"],
          message: "Please say why",
        }),
      ),
  ]),
});

/** A file that was opened can be fetched for so long. */
export const OPENED_MINUTES = 5;
