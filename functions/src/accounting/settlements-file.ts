import { boundsOfMonth } from "@niyamdesk/domain/accounting/month";
import { linesOfSettlementQuery, settlementsOfPeriodQuery } from "@niyamdesk/domain/accounting/queries";
import type { LineProblem, Settlement, SettlementLine } from "@niyamdesk/domain/accounting/settlement";
import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ListFile } from "@niyamdesk/domain/base/list-file";
import { type CsvColumn, csvOf } from "@niyamdesk/domain/lists/csv";
import { runWholeQuery } from "../platform/run-query.ts";

const MOST_ROWS = 20_000;

/** A settlement whose lines are not listed yet has a row without one. */
type Row = Settlement & { line: SettlementLine | null };

const PROBLEMS: Readonly<Record<LineProblem, string>> = {
  not_here: "not in our books",
  amount_differs: "another amount in our books",
  fee_differs: "credit or debit is not amount and fee",
};

const COLUMNS: readonly CsvColumn<Row>[] = [
  { heading: "Settlement", kind: "text", value: ({ id }) => id },
  { heading: "Date", kind: "day", value: ({ created_at }) => created_at.toMillis() },
  { heading: "UTR", kind: "text", value: ({ utr }) => utr },
  { heading: "Status", kind: "text", value: ({ status }) => status },
  { heading: "Sent to bank (INR)", kind: "paise", value: ({ amount_paise }) => amount_paise },
  { heading: "Type", kind: "text", value: ({ line }) => line?.type ?? null },
  { heading: "Id", kind: "text", value: ({ line }) => line?.id ?? null },
  { heading: "Made on", kind: "day", value: ({ line }) => line?.created_at.toMillis() ?? null },
  { heading: "Of payment", kind: "text", value: ({ line }) => line?.payment_id ?? null },
  { heading: "Amount (INR)", kind: "paise", value: ({ line }) => line?.amount_paise ?? null },
  { heading: "Fee with GST (INR)", kind: "paise", value: ({ line }) => line?.fee_paise ?? null },
  { heading: "GST on fee (INR)", kind: "paise", value: ({ line }) => line?.tax_paise ?? null },
  { heading: "Credit (INR)", kind: "paise", value: ({ line }) => line?.credit_paise ?? null },
  { heading: "Debit (INR)", kind: "paise", value: ({ line }) => line?.debit_paise ?? null },
  { heading: "Our amount (INR)", kind: "paise", value: ({ line }) => line?.ours_paise ?? null },
  { heading: "Agrees", kind: "text", value: ({ line }) => (line === null ? "no lines yet" : agreed(line)) },
  { heading: "Description", kind: "text", value: ({ line }) => line?.description ?? null },
];

function agreed({ problem }: SettlementLine): string {
  return problem === null ? "yes" : PROBLEMS[problem];
}

/** Every line of a month's settlements. @throws DomainError too_many_rows */
export async function settlementsFile(month: string, most = MOST_ROWS): Promise<ListFile> {
  const { from, until } = boundsOfMonth(month);
  const found = await runWholeQuery(settlementsOfPeriodQuery, { from_at: from, until_at: until });
  const settlements = found.map((entry) => entry.data() as Settlement);
  if (settlements.reduce((sum, { lines }) => sum + Math.max(1, lines), 0) > most)
    throw new DomainError("too_many_rows");
  const rows: Row[] = [];
  for (const settlement of settlements) rows.push(...(await rowsOf(settlement)));
  return { name: `settlements-${month}.csv`, rows: rows.length, text: csvOf(COLUMNS, rows) };
}

async function rowsOf(settlement: Settlement): Promise<Row[]> {
  const found = await runWholeQuery(linesOfSettlementQuery, { settlement_id: settlement.id });
  const lines = found
    .map((entry) => entry.data() as SettlementLine)
    .sort((a, b) => a.created_at.toMillis() - b.created_at.toMillis() || a.id.localeCompare(b.id, "en"));
  return lines.length === 0
    ? [{ ...settlement, line: null }]
    : lines.map((line) => ({ ...settlement, line }));
}
