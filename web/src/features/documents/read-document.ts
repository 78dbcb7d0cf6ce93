import {
  DOCUMENT_REFUSALS,
  DOCUMENT_STATUSES,
  DOCUMENT_TYPES,
  type DocumentRefusal,
  type DocumentStatus,
  type DocumentType,
} from "@niyamdesk/domain/documents/document";
import {
  numberIn,
  oneIn,
  recentTimeIn,
  type StoredData,
  textIn,
  timeIn,
} from "../../lib/firestore/stored.ts";
import { reasonIn } from "./read-sent.ts";

/** A document of an order as the screens show it. */
export interface DocumentView {
  id: string;
  orderId: string;
  slot: string;
  name: string;
  type: DocumentType;
  status: DocumentStatus;
  refusal: DocumentRefusal | null;
  /** Why it is to be sent again, in the language of the site; staff's own words as they wrote them. */
  reason: string | null;
  /** Of us: a draft, what was filed. */
  isOurs: boolean;
  /** Bytes; 0: the record does not say. */
  size: number;
  /** When it was accepted or asked for again, epoch ms; null: neither. */
  reviewedAt: number | null;
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
    reason: reasonIn(data),
    isOurs: textIn(data, "sender_id") !== null,
    size: numberIn(data, "size"),
    reviewedAt: timeIn(data, "reviewed_at"),
    sentAt: recentTimeIn(data, "created_at"),
  };
}
