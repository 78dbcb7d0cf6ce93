import type { CsvColumn } from "@niyamdesk/domain/lists/csv";
import {
  type ExportedRecord,
  type ListExport,
  moneyColumn,
  textColumn,
  timeColumn,
  wordColumn,
} from "./columns.ts";

function partOf(data: ExportedRecord["data"], field: string): Readonly<Record<string, unknown>> {
  const value = data[field];
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

const paise = (data: ExportedRecord["data"], field: string) => {
  const value = data[field];
  return typeof value === "number" ? value : 0;
};

const COLUMNS: readonly CsvColumn<ExportedRecord>[] = [
  timeColumn("Earned", "created_at"),
  wordColumn("Kind", "kind"),
  textColumn("Order", "order_id"),
  {
    heading: "Service",
    kind: "text",
    value: ({ data }) => {
      const { service_name } = partOf(data, "order");
      return typeof service_name === "string" ? service_name : null;
    },
  },
  moneyColumn("Base (INR)", (data) => data.base_paise),
  {
    heading: "Percent",
    kind: "number",
    value: ({ data }) => (typeof data.percent === "number" ? data.percent : null),
  },
  textColumn("Rule", "rule"),
  moneyColumn("Commission (INR)", (data) => paise(data, "amount_paise") - paise(data, "taken_back_paise")),
  wordColumn("Status", "status"),
  timeColumn("Payable since", "payable_at"),
  textColumn("Month", "month"),
];

/** As administrators take it: with whose each line is. */
export const commissionsExport: ListExport = {
  fileName: "commission",
  columns: [...COLUMNS, textColumn("Franchise", "franchise_id"), wordColumn("Level", "level")],
};

/** As a partner does. */
export const ownCommissionsExport: ListExport = { fileName: "commission", columns: COLUMNS };

export const statementsExport: ListExport = {
  fileName: "commission-statements",
  columns: [
    textColumn("Month", "month"),
    textColumn("Partner", "partner_name"),
    textColumn("Territory code", "territory_code"),
    textColumn("Territory", "territory_name"),
    textColumn("GSTIN", "gstin"),
    moneyColumn("Carried in (INR)", (data) => data.carried_in_paise),
    moneyColumn("Commission (INR)", (data) => data.commission_paise),
    moneyColumn("GST (INR)", (data) => data.gst_paise),
    moneyColumn("TDS withheld (INR)", (data) => data.tds_paise),
    moneyColumn("To pay (INR)", (data) => data.total_paise),
    moneyColumn("Carried out (INR)", (data) => data.carried_out_paise),
    wordColumn("Status", "status"),
    timeColumn("Closed", "closed_at"),
    timeColumn("Paid", "paid_at"),
    textColumn("Reference", "reference"),
    textColumn("Sent back because", "returned_reason"),
  ],
};
