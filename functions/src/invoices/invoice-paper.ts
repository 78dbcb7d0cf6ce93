import { PRODUCT, SUPPORT } from "@niyamdesk/domain/base/product";
import type { Invoice, InvoiceParty } from "@niyamdesk/domain/invoices/invoice";
import { stateTaxName } from "@niyamdesk/domain/money/gst";
import { GST_PERCENT } from "@niyamdesk/domain/money/gst-percent";
import { amountInWords } from "@niyamdesk/domain/money/in-words";
import { formatPaiseExact, type Paise } from "@niyamdesk/domain/money/money";
import { utrOf } from "@niyamdesk/domain/payments/payment";
import { stateName } from "@niyamdesk/domain/places/states";
import { formatDate } from "@niyamdesk/domain/time/time";
import { MUTED, newPaper, type Paper } from "../platform/pdf/paper.ts";
import { drawSums, drawTable, type TableColumn } from "../platform/pdf/table.ts";

type Line = Invoice["lines"][number];

const TITLES = { invoice: "Tax invoice", credit_note: "Credit note" } as const;

/** CGST Rule 48(2): an invoice says whose copy it is. Ours is in the books. */
const COPY = { invoice: ". Original for recipient", credit_note: "" } as const;

const COLUMNS: readonly TableColumn<Line>[] = [
  { heading: "Service", width: null, value: ({ description }) => description },
  { heading: "SAC", width: 60, value: ({ sac }) => sac },
  {
    heading: "Taxable value",
    width: 100,
    align: "right",
    value: ({ taxable_paise }) => formatPaiseExact(taxable_paise),
  },
];

const GAP = 24;

/**
 * A tax invoice with all that CGST Rule 46 asks for, or a credit note with all of Rule 53(1A), on one page that also prints well in grey.
 * The same to the byte whenever it is made.
 */
export async function invoicePaper(invoice: Invoice, isPlain = false): Promise<Buffer> {
  const { kind, number, supplier, recipient, lines, issued_at, tax } = invoice;
  const title = `${TITLES[kind]} ${number}`;
  const paper = await newPaper({
    title,
    at: issued_at.toMillis(),
    foot: `${PRODUCT} · ${title}`,
    texts: [
      ...[supplier, recipient].flatMap(({ name, address }) => [name, address ?? ""]),
      ...lines.map(({ description }) => description),
    ],
    isPlain,
  });
  paper.write(TITLES[kind], { size: 18, bold: true });
  paper.write(`${number}, ${formatDate(issued_at.toMillis())}${COPY[kind]}`, { size: 10, color: MUTED });
  paper.y += 16;
  drawBeside(paper, partyLines("From", supplier), partyLines("To", recipient));
  paper.y += 12;
  drawBeside(paper, ...factsOf(invoice));
  paper.y += 16;
  drawTable(paper, COLUMNS, lines);
  paper.rule();
  paper.y += 8;
  drawSums(paper, sumsOf(invoice));
  paper.y += 6;
  paper.write(amountInWords(tax.total_paise), { size: 10, bold: true });
  paper.y += 18;
  const note = { size: 8, color: MUTED };
  paper.write("Tax is not payable on reverse charge.", note);
  paper.write(`This is a computer-generated ${TITLES[kind].toLowerCase()} and needs no signature.`, note);
  paper.write(`Questions about it? Write to ${SUPPORT.email}.`, note);
  return paper.finish();
}

interface Written {
  label: string;
  texts: readonly string[];
}

function partyLines(label: string, { name, address, gstin, state_code, cin }: InvoiceParty): Written[] {
  return [
    {
      label,
      texts: [
        name,
        ...(address === null ? [] : [address]),
        `${stateName(state_code)} (State code ${state_code})`,
        gstin === null ? "GSTIN: not registered" : `GSTIN: ${gstin}`,
        ...(cin === undefined ? [] : [`CIN: ${cin}`]),
      ],
    },
  ];
}

/** @returns what stands on the left, and on the right */
function factsOf(invoice: Invoice): [Written[], Written[]] {
  const { kind, tax, paid_at, payment_id, order_id, original, refund_id, replaced_by, replaces } = invoice;
  const utr = refund_id === undefined ? null : utrOf(refund_id);
  const place = `${stateName(tax.place_of_supply)} (${tax.place_of_supply})`;
  const named = (one: NonNullable<Invoice["original"]>) =>
    `${one.number} of ${formatDate(one.issued_at.toMillis())}`;
  const day = formatDate(paid_at.toMillis());
  const left: [string, string | undefined][] = [
    ["Place of supply", place],
    ["Against invoice", original && named(original)],
    ["In place of", replaces && named(replaces)],
    ["Replaced by", replaced_by],
    [kind === "invoice" ? "Paid on" : "Given back on", replaced_by === undefined ? day : undefined],
  ];
  const right: [string, string | undefined][] = [
    ["Order", order_id],
    ["Payment", payment_id],
    utr === null ? ["Refund", refund_id] : ["Bank transfer (UTR)", utr],
  ];
  return [written(left), written(right)];
}

function written(facts: readonly [string, string | undefined][]): Written[] {
  return facts.flatMap(([label, text]) => (text === undefined ? [] : [{ label, texts: [text] }]));
}

function drawBeside(paper: Paper, left: readonly Written[], right: readonly Written[]): void {
  const width = (paper.width - GAP) / 2;
  const from = paper.y;
  const ends = [left, right].map((side, index) => {
    const x = paper.left + index * (width + GAP);
    let y = from;
    for (const { label, texts } of side) {
      y += paper.draw(label, x, y, width, { size: 8, color: MUTED });
      for (const [at, text] of texts.entries()) {
        y += paper.draw(text, x, y, width, { size: 10, bold: at === 0 && texts.length > 1 });
      }
      y += 6;
    }
    return y;
  });
  paper.y = Math.max(...ends);
}

function sumsOf({ tax, gst_percent = GST_PERCENT, kind, discount }: Invoice) {
  const half = `${gst_percent / 2}%`;
  const taxes: readonly (readonly [string, Paise])[] =
    tax.kind === "intra_state"
      ? [
          [`CGST ${half}`, tax.cgst_paise],
          [`${stateTaxName(tax.place_of_supply)} ${half}`, tax.sgst_paise],
        ]
      : [[`IGST ${gst_percent}%`, tax.igst_paise]];
  return [
    ...(discount
      ? [
          { term: "Price", value: formatPaiseExact(discount.price_paise) },
          { term: `Discount (coupon ${discount.code})`, value: signed(-discount.discount_paise) },
        ]
      : []),
    { term: "Taxable value", value: formatPaiseExact(tax.taxable_paise) },
    ...taxes.map(([term, paise]) => ({ term, value: formatPaiseExact(paise) })),
    ...(tax.round_off_paise === 0 ? [] : [{ term: "Round-off", value: signed(tax.round_off_paise) }]),
    {
      term: kind === "invoice" ? "Total" : "Total credited",
      value: formatPaiseExact(tax.total_paise),
      isTotal: true,
    },
  ];
}

/** With a real minus. */
function signed(paise: Paise): string {
  return paise < 0 ? `−${formatPaiseExact(-paise)}` : formatPaiseExact(paise);
}
