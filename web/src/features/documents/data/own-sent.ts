import { ownDocumentsQuery } from "@niyamdesk/domain/documents/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { readSent, type SentView } from "../read-sent.ts";

/** Where this client's documents stand, whatever the order, newest first, live. */
export function useOwnSent(uid: string): Live<SentView[]> {
  return useLiveQuery(ownDocumentsQuery, { uid }, readSent);
}
