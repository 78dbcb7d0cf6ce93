import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import type { Change } from "firebase-functions";
import { onDocumentUpdated } from "firebase-functions/firestore";
import { checkDocument } from "./check-document.ts";

/**
 * A document's file has arrived. One file at a time in one instance: a check holds the file, and a process beside it that may take
 * half a gigabyte. What failed on its way is tried again, three times.
 */
export const onDocumentChanged = onDocumentUpdated(
  {
    document: `${COLLECTIONS.documents}/{documentId}`,
    memory: "1GiB",
    concurrency: 1,
    timeoutSeconds: 120,
    retry: true,
  },
  async (event) => {
    if (event.data && asksForCheck(event.data)) await checkDocument(event.params.documentId);
  },
);

/** It has just arrived, or is asked for once more; that a check was begun is no reason for another. */
function asksForCheck({ before, after }: Change<DocumentSnapshot>): boolean {
  if (after.get("status") !== "uploaded") return false;
  return before.get("status") !== "uploaded" || askedAt(before) !== askedAt(after);
}

function askedAt(document: DocumentSnapshot): number | undefined {
  return (document.get("check_asked_at") as Timestamp | undefined)?.toMillis();
}
