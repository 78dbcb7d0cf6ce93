import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { Timestamp } from "firebase-admin/firestore";
import { onDocumentWritten } from "firebase-functions/firestore";
import { countLeads } from "./count-leads.ts";
import { countConversion } from "./count-record.ts";

/** Somebody became known to us, or bought something. Those of an import are counted by the hour, and not one by one. */
export const onLeadToCount = onDocumentWritten(
  { document: `${COLLECTIONS.leads}/{leadId}`, retry: true },
  async (event) => {
    const { before, after } = event.data ?? {};
    if (!after?.exists) return;
    const made: unknown = after.get("created_at");
    if (!before?.exists && after.get("import_id") === undefined && made instanceof Timestamp) {
      await countLeads(made.toMillis());
    }
    const order: unknown = after.get("conversion.order_id");
    if (typeof order === "string" && order !== before?.get("conversion.order_id")) {
      await countConversion(event.params.leadId);
    }
  },
);
