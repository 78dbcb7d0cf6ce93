import { ownDocumentsQuery } from "@niyamdesk/domain/documents/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type DocumentView, readDocument } from "../read-document.ts";

/** What this client sent and got, whatever the order, newest first, live. */
export function useOwnDocuments(uid: string): Live<DocumentView[]> {
  return useLiveQuery(ownDocumentsQuery, { uid }, readDocument);
}
