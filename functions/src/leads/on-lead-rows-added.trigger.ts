import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { onDocumentCreated } from "firebase-functions/firestore";
import { workSlice } from "./import-leads.ts";

/** Rows become leads as soon as they are there; what fails or is missed here is done by `careForLeads`. */
export const onLeadRowsAdded = onDocumentCreated(
  { document: `${COLLECTIONS.leadImportSlices}/{sliceId}`, timeoutSeconds: 120 },
  (event) => workSlice(event.params.sliceId),
);
