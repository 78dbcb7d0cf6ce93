import {
  DOCUMENT_REFUSALS,
  DOCUMENT_STATUSES,
  DOCUMENT_TYPES,
  type DocumentRefusal,
  type DocumentStatus,
  type DocumentType,
} from "@niyamdesk/domain/documents/document";
import { oneIn, recentTimeIn, type StoredData, textIn } from "../../lib/firestore/stored.ts";

/** A document of an order as the screens show it. */
export interface DocumentView {
  id: string;
  orderId: string;
  slot: string;
  name: string;
  type: DocumentType;
  status: DocumentStatus;
  refusal: DocumentRefusal | null;
  /** Why it is to be sent again, in staff's words. */
  reason: string | null;
  /** Epoch ms. */
  sentAt: number;
}

const TYPES = Object.keys(DOCUMENT_TYPES) as DocumentType[];

export function readDocument(id: string, data: StoredData): DocumentView {
  return {
    id,
    orderId: textIn(data, "order_id") ?? "",
    slot: textIn(data, "slot") ?? "",
    name: textIn(data, "name") ?? id,
    type: oneIn(data, "content_type", TYPES, "application/pdf"),
    status: oneIn(data, "status", DOCUMENT_STATUSES, "uploaded"),
    refusal: DOCUMENT_REFUSALS.find((known) => known === data.refusal) ?? null,
    reason: textIn(data, "reason"),
    sentAt: recentTimeIn(data, "created_at"),
  };
}
