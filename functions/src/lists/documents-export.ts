import { DOCUMENT_STATUSES, type DocumentStatus } from "@niyamdesk/domain/documents/document";
import { REJECTION_REASONS, REJECTION_WORDS } from "@niyamdesk/domain/documents/rejection";
import { type ListExport, textColumn, timeColumn } from "./columns.ts";

/** As staff call it. */
const STATUS_LABELS: Record<DocumentStatus, string> = {
  announced: "Not here yet",
  uploaded: "Being checked",
  received: "To check",
  refused: "Not usable",
  accepted: "Accepted",
  rejected: "Asked again",
  replaced: "Replaced",
};

export const documentsExport: ListExport = {
  fileName: "documents",
  columns: [
    textColumn("Order", "order_id"),
    textColumn("File", "name"),
    {
      heading: "Status",
      kind: "text",
      value: ({ data }) => {
        const status = DOCUMENT_STATUSES.find((known) => known === data.status);
        return status === undefined ? null : STATUS_LABELS[status];
      },
    },
    {
      heading: "Asked again for",
      kind: "text",
      value: ({ data }) => {
        const reason = REJECTION_REASONS.find((known) => known === data.rejected_for);
        return reason === undefined ? null : REJECTION_WORDS.en[reason];
      },
    },
    timeColumn("Sent", "created_at"),
    timeColumn("Looked at", "reviewed_at"),
  ],
};
