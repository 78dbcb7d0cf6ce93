import { COMPANY, PRODUCT, SUPPORT } from "@niyamdesk/domain/base/product";
import type { CommissionKind, CommissionRule } from "@niyamdesk/domain/commissions/commission";
import { monthInMail } from "@niyamdesk/domain/commissions/month-words";
import type { CommissionStatement, StatementLine } from "@niyamdesk/domain/commissions/statement";
import { formatPaiseExact, type Paise } from "@niyamdesk/domain/money/money";
import { formatDate } from "@niyamdesk/domain/time/time";
import { MUTED, newPaper, type Paper } from "../platform/pdf/paper.ts";
import { drawSums, drawTable, type TableColumn } from "../platform/pdf/table.ts";

const KINDS: Readonly<Record<CommissionKind, string>> = {
  earned: "",
  taken_back: "Taken back: ",
  given_again: "Given again: ",
};

const RULES: Readonly<Record<CommissionRule, string>> = {
  referral: "your link",
  territory: "your territory",
  above: "a partner below",
};

const COLUMNS: readonly TableColumn<StatementLine>[] = [
  { heading: "Date", width: 62, value: ({ date }) => formatDate(date.toMillis()) },
  {
    heading: "Order",
    width: null,
    value: ({ kind, service_name }) => `${KINDS[kind]}${service_name}`,
    note: ({ order_id, taken_back_paise = 0 }) =>
      taken_back_paise === 0 ? order_id : `${order_id} · ${rupees(taken_back_paise)} went back with a refund`,
  },
  { heading: "Base", width: 76, align: "right", value: ({ base_paise }) => rupees(base_paise) },
  { heading: "Percent", width: 72, value: ({ percent }) => `${percent}%`, note: ({ rule }) => RULES[rule] },
  { heading: "Commission", width: 76, align: "right", value: ({ amount_paise }) => rupees(amount_paise) },
];

/** A closed statement on paper: the same lines and sums as on the page and in the spreadsheet. */
export async function statementPaper(statement: CommissionStatement, isPlain = false): Promise<Buffer> {
  const { partner_name, territory_code, territory_name, month, lines, closed_at } = statement;
  const title = `Commission statement, ${monthInMail(month)}`;
  const paper = await newPaper({
    title: `${title}, ${territory_code}`,
    at: closed_at.toMillis(),
    foot: `${PRODUCT} · ${title} · ${territory_code}`,
    texts: [partner_name, territory_name, ...lines.map(({ service_name }) => service_name)],
    isPlain,
  });
  drawHead(paper, statement);
  if (lines.length === 0) paper.write("Nothing became payable in this month.");
  else drawTable(paper, COLUMNS, lines);
  paper.rule();
  paper.y += 8;
  drawSums(paper, sumsOf(statement));
  drawEnd(paper, statement);
  return paper.finish();
}

function drawHead(paper: Paper, statement: CommissionStatement): void {
  const { month, partner_name, territory_code, territory_name, gstin, closed_at } = statement;
  paper.write(PRODUCT, { size: 12, bold: true });
  paper.write(`${COMPANY.legalName}, ${COMPANY.address}`, { size: 8, color: MUTED });
  paper.y += 18;
  paper.write(`Commission statement, ${monthInMail(month)}`, { size: 16, bold: true });
  paper.write(`Closed on ${formatDate(closed_at.toMillis())}`, { size: 9, color: MUTED });
  paper.y += 12;
  paper.write(partner_name, { size: 11, bold: true });
  paper.write(`${territory_name}, ${territory_code}`);
  if (gstin !== null) paper.write(`GSTIN ${gstin}`);
  paper.y += 18;
}

function sumsOf(statement: CommissionStatement) {
  const { carried_in_paise, commission_paise, gst_percent, gst_paise, gstin } = statement;
  const { tds_percent, tds_paise, total_paise } = statement;
  return [
    ...(carried_in_paise === 0 ? [] : [{ term: "Carried over", value: rupees(carried_in_paise) }]),
    { term: "Commission", value: rupees(commission_paise) },
    {
      ...(gstin === null ? { note: "no GSTIN in your profile" } : {}),
      ...{ term: gst_percent > 0 ? `GST ${gst_percent}%` : "GST", value: rupees(gst_paise) },
    },
    {
      ...(tds_percent > 0 ? {} : { note: "below the yearly threshold, nothing withheld" }),
      ...{ term: tds_percent > 0 ? `TDS ${tds_percent}%` : "TDS", value: rupees(-tds_paise) },
    },
    { term: "To your account", value: rupees(total_paise), isTotal: true },
  ];
}

function drawEnd(paper: Paper, statement: CommissionStatement): void {
  const { carried_out_paise, paid_at, reference, account_end, returned_reason } = statement;
  paper.y += 10;
  const account = account_end === null ? "" : ` to the account ending in ${account_end}`;
  if (paid_at !== null) {
    paper.write(`Paid on ${formatDate(paid_at.toMillis())}${account}. Reference ${reference ?? "–"}.`);
  }
  if (returned_reason !== null) paper.write(`The bank sent it back: ${returned_reason}`);
  if (carried_out_paise !== 0) paper.write(`${rupees(carried_out_paise)} goes into the next month.`);
  paper.y += 10;
  const note = { size: 8, color: MUTED };
  paper.write("This statement says what was earned and paid. It is not a tax invoice.", note);
  paper.write(`Something looks wrong? Tell us from the statement's page, or at ${SUPPORT.email}.`, note);
}

/** With a real minus. */
function rupees(paise: Paise): string {
  return paise < 0 ? `−${formatPaiseExact(-paise)}` : formatPaiseExact(Math.abs(paise));
}
