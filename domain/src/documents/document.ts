import * as z from "zod/mini";
import { documentId } from "../fields/fields.ts";
import { line } from "../fields/written.ts";
import type { Moment } from "../time/moment.ts";

const MEGABYTE = 1024 * 1024;

/** What may be sent, and how large; the Storage rules hold the same. */
export const DOCUMENT_TYPES = {
  "application/pdf": { extension: "pdf", bytes: 10 * MEGABYTE },
  "image/jpeg": { extension: "jpg", bytes: 5 * MEGABYTE },
  "image/png": { extension: "png", bytes: 5 * MEGABYTE },
} as const;
export type DocumentType = keyof typeof DOCUMENT_TYPES;

/** Documents that a client may send within 24 hours. */
export const DOCUMENTS_A_DAY = 100;

/** `announceDocument`: a document that is about to be uploaded for an order. */
export const announceDocumentInput = z
  .strictObject({
    order_id: documentId,
    slot: documentId,
    /** As the client knows the file; it is not stored under this name. */
    name: line(1, 255),
    content_type: z.enum(Object.keys(DOCUMENT_TYPES) as [DocumentType, ...DocumentType[]]),
    size: z.int().check(z.minimum(1)),
    /** Random, made when the file was chosen: a second try finds the first. */
    request_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  })
  .check(
    z.refine(({ content_type, size }) => size <= DOCUMENT_TYPES[content_type].bytes, {
      path: ["size"],
      message: "PDF files up to 10 MB, pictures up to 5 MB",
    }),
  );

/** `announced` until its file is there; staff accept what came, or send it back with a reason. */
export const DOCUMENT_STATUSES = ["announced", "uploaded", "accepted", "rejected"] as const;

/** `documents/{id}`: `announced` until its file has arrived. */
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
  path: string;
  status: (typeof DOCUMENT_STATUSES)[number];
  reason: string | null;
  created_at: Moment;
}
