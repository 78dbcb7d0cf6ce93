import type { FeeCause, FeeKind, FeeStatus } from "@niyamdesk/domain/earnings/ca-fee";
import type { CsvColumn } from "@niyamdesk/domain/lists/csv";
import {
  type ExportedRecord,
  type ListExport,
  moneyColumn,
  textColumn,
  timeColumn,
  wordColumn,
} from "./columns.ts";

const KINDS: Readonly<Record<FeeKind, string>> = {
  earned: "Earned",
  taken_back: "Taken back",
  given_again: "Given again",
};
const CAUSES: Readonly<Record<FeeCause, string>> = { order: "Order", consultation: "Consultation" };
const STATUSES: Readonly<Record<FeeStatus, string>> = {
  accrued: "Accrued",
  in_payout: "Being paid",
  paid: "Paid",
  reversed: "Reversed",
};

const COLUMNS: readonly CsvColumn<ExportedRecord>[] = [
  timeColumn("Done", "done_at"),
  wordColumn("Kind", "kind", KINDS),
  wordColumn("For", "cause", CAUSES),
  textColumn("Order or consultation", "cause_id"),
  textColumn("Service", "service_name"),
  moneyColumn("Fee (INR)", (data) => data.amount_paise),
  wordColumn("Status", "status", STATUSES),
  textColumn("Month", "month"),
  textColumn("Payment", "payout_id"),
];

/** As a CA takes it. */
export const ownFeesExport: ListExport = { fileName: "fees", columns: COLUMNS };

/** As administrators do: with whose each line is. */
export const feesExport: ListExport = { fileName: "fees", columns: [...COLUMNS, textColumn("CA", "ca_id")] };
