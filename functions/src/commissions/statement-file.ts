import type { ListFile } from "@niyamdesk/domain/base/list-file";
import type { CommissionStatement, StatementLine } from "@niyamdesk/domain/commissions/statement";
import { type CsvColumn, csvOf } from "@niyamdesk/domain/lists/csv";
import { rupeesOfPaise } from "@niyamdesk/domain/money/money";
import type { Caller } from "../platform/caller.ts";
import { statementFor } from "./own-statement.ts";

interface Row {
  date: number | null;
  what: string;
  order: string;
  base: number | null;
  percent: number | null;
  takenBack: number | null;
  paise: number;
}

const COLUMNS: readonly CsvColumn<Row>[] = [
  { heading: "Date", kind: "day", value: ({ date }) => date },
  { heading: "What", kind: "text", value: ({ what }) => what },
  { heading: "Order", kind: "text", value: ({ order }) => order },
  {
    heading: "Base (INR)",
    kind: "number",
    value: ({ base }) => (base === null ? null : rupeesOfPaise(base)),
  },
  { heading: "Percent", kind: "number", value: ({ percent }) => percent },
  {
    heading: "Taken back by refunds (INR)",
    kind: "number",
    value: ({ takenBack }) => (takenBack === null ? null : rupeesOfPaise(-takenBack || 0)),
  },
  { heading: "Amount (INR)", kind: "number", value: ({ paise }) => rupeesOfPaise(paise) },
];

const KINDS: Readonly<Record<StatementLine["kind"], string>> = {
  earned: "",
  taken_back: "Taken back: ",
  given_again: "Given again: ",
};

/**
 * A closed statement as a spreadsheet, of what stands in it and nothing else: the same bytes whenever it is asked for.
 *
 * @throws DomainError statement_not_found, also for another's
 */
export async function statementFile(id: string, caller: Caller): Promise<ListFile> {
  const statement = await statementFor(id, caller);
  const { territory_code, month, lines } = statement;
  return {
    name: `commission-${territory_code}-${month}.csv`,
    rows: lines.length,
    text: csvOf(COLUMNS, [...lines.map(rowOf), ...sumsOf(statement)]),
  };
}

function rowOf({
  date,
  kind,
  service_name,
  order_id,
  base_paise,
  percent,
  amount_paise,
  taken_back_paise = 0,
}: StatementLine): Row {
  return {
    date: date.toMillis(),
    what: `${KINDS[kind]}${service_name}`,
    ...{ order: order_id, base: base_paise, percent, takenBack: taken_back_paise, paise: amount_paise },
  };
}

function sumsOf(statement: CommissionStatement): Row[] {
  const sum = (what: string, paise: number, percent: number | null = null): Row => {
    return { date: null, what, order: "", base: null, percent, takenBack: null, paise };
  };
  return [
    sum("Carried over", statement.carried_in_paise),
    sum("Commission", statement.commission_paise),
    sum("GST", statement.gst_paise, statement.gst_percent),
    sum("TDS withheld", -statement.tds_paise || 0, statement.tds_percent),
    sum("To your account", statement.total_paise),
    sum("Into the next month", statement.carried_out_paise),
  ];
}
