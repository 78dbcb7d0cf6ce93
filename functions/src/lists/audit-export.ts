import { actPhrase } from "@niyamdesk/domain/audit/acts";
import { changesBetween } from "@niyamdesk/domain/audit/changes";
import { reasonWords } from "@niyamdesk/domain/audit/reasons";
import { ROLE_LABELS } from "@niyamdesk/domain/base/roles";
import type { CsvColumn } from "@niyamdesk/domain/lists/csv";
import { formatDateTime } from "@niyamdesk/domain/time/time";
import { Timestamp } from "firebase-admin/firestore";
import { type ExportedRecord, type ListExport, textColumn, wordColumn } from "./columns.ts";

/** The audit log as a file: an act a line, with all that it changed. */
export const auditExport: ListExport = {
  fileName: "audit-log",
  columns: [
    said("When (IST)", ({ at }) => (at instanceof Timestamp ? formatDateTime(at.toMillis()) : null)),
    textColumn("Who", "by"),
    wordColumn("Role", "role", ROLE_LABELS),
    said("What", ({ action }) => (typeof action === "string" ? actPhrase(action) : null)),
    textColumn("Act", "action"),
    textColumn("About", "subject"),
    said("Changes", ({ before, after }) =>
      changesBetween(recordIn(before), recordIn(after))
        .map(({ field, before: from, after: to }) => `${field}: ${from ?? "–"} → ${to ?? "–"}`)
        .join("; "),
    ),
    said("Reason", ({ reason }) => {
      const { kind, words } = recordIn(reason) ?? {};
      return reasonWords(textOf(kind), textOf(words));
    }),
  ],
};

function said(
  heading: string,
  value: (data: ExportedRecord["data"]) => string | null,
): CsvColumn<ExportedRecord> {
  return { heading, kind: "text", value: ({ data }) => value(data) };
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function recordIn(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
}
