import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { ownOrderDocumentsQuery } from "@niyamdesk/domain/documents/queries";
import { type Live, useLiveDocument, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type DocumentView, readDocument } from "../read-document.ts";

/** What this client sent for an order, newest first, live. */
export function useOrderDocuments(uid: string, order_id: string): Live<DocumentView[]> {
  return useLiveQuery(ownOrderDocumentsQuery, { uid, order_id }, readDocument);
}

/** One document, live; null also when it may not be read. */
export function useDocument(id: string): Live<DocumentView | null> {
  const document = useLiveDocument([COLLECTIONS.documents, id], readDocument);
  return document.status === "refused" ? { status: "ready", value: null } : document;
}
