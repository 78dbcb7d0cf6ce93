import { LIST_EXPORTS_MADE } from "@niyamdesk/domain/lists/export-queries";
import { onDocumentCreated } from "firebase-functions/firestore";
import { makeExport } from "./make-export.ts";

/** Begun at once; where this dies, `careForExports` goes on. */
export const onExportAsked = onDocumentCreated(
  {
    ...{ document: `${LIST_EXPORTS_MADE}/{exportId}`, timeoutSeconds: 540 },
    // A whole file is in memory while its parts are put together: one at a time.
    ...{ memory: "1GiB", concurrency: 1 },
  },
  (event) => makeExport(event.params.exportId),
);
