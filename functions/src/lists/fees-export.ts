import type { CsvColumn } from "@niyamdesk/domain/lists/csv";
import { type ExportedRecord, type ListExport, moneyColumn, textColumn, timeColumn } from "./columns.ts";

const COLUMNS: readonly CsvColumn<ExportedRecord>[] = [
  timeColumn("Done", "done_at"),
  textColumn("Kind", "kind"),
  textColumn("For", "cause"),
  textColumn("Order or consultation", "cause_id"),
  textColumn("Service", "service_name"),
  moneyColumn("Fee (INR)", (data) => data.amount_paise),
  textColumn("Status", "status"),
  textColumn("Month", "month"),
  textColumn("Payment", "payout_id"),
];

/** As a CA takes it. */
export const ownFeesExport: ListExport = { fileName: "fees", columns: COLUMNS };

/** As administrators do: with whose each line is. */
export const feesExport: ListExport = { fileName: "fees", columns: [...COLUMNS, textColumn("CA", "ca_id")] };
