/** Twenty invoices and credit notes of all kinds as PDF: how long one takes to draw, and how large the largest is. */
import type { Invoice, InvoiceParty } from "@niyamdesk/domain/invoices/invoice";
import { taxOn } from "@niyamdesk/domain/money/gst";
import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import { invoicePaper } from "../../functions/src/invoices/invoice-paper.ts";
import { median, timed } from "./measure.ts";
import { report } from "./row.ts";

const PAPERS = 20;
const MOST_MS = 400;
const MOST_KB = 60;

const NAMES = [
  ["Asha Verma", "12 MG Road, Bengaluru 560001"],
  ["मीरा अय्यर", "१२ महात्मा गाँधी मार्ग, पुणे ४११००१"],
  ["শ্রীমতী লক্ষ্মী চট্টোপাধ্যায়", "৫ পার্ক স্ট্রিট, কলকাতা"],
  ["கார்த்திக் சுப்ரமணியன்", "அண்ணா சாலை, சென்னை"],
  ["ಸಹ್ಯಾದ್ರಿ ಸ್ಪೈಸಸ್ ಪ್ರೈವೇಟ್ ಲಿಮಿಟೆಡ್", "ಮಾರ್ಕೆಟ್ ಯಾರ್ಡ್, ಬೆಂಗಳೂರು"],
] as const;
const PLACES = ["29", "27", "04", "33"] as const;
const SUPPLIER: InvoiceParty = {
  ...{ name: "NiyamDesk Services Private Limited", email: null, state_code: "29" },
  ...{ address: "4th Floor, 12 MG Road, Bengaluru, Karnataka 560001", gstin: "29AABCN1234F1Z5" },
};

const papers = Array.from({ length: PAPERS }, (_, at) => paper(at));
// The first one reads the fonts, as the first of a function does.
const first = await timed(() => invoicePaper(of(papers, 0)));
const times: number[] = [];
const sizes: number[] = [];
for (const one of papers) {
  times.push(await timed(async () => sizes.push((await invoicePaper(one)).length)));
}
const [usual, slowest, largest] = [median(times), Math.max(first, ...times), Math.max(...sizes) / 1_000];
report([
  {
    ...{ name: "an invoice as PDF", value: usual, unit: "ms", baseline: null, ratio: null },
    aim: { words: `each ≤ ${MOST_MS} ms`, met: slowest <= MOST_MS },
    notes: [`the first, with its fonts: ${first.toFixed(0)} ms; the slowest: ${slowest.toFixed(0)} ms`],
  },
  {
    ...{ name: "an invoice as PDF, size", value: largest, unit: "kB", baseline: null, ratio: null },
    aim: { words: `each ≤ ${MOST_KB} kB`, met: largest <= MOST_KB },
    notes: [`the largest of ${PAPERS}; the middle one has ${(median(sizes) / 1_000).toFixed(1)} kB`],
  },
]);

function paper(at: number): Invoice {
  const [name, address] = of(NAMES, at);
  const place = of(PLACES, at);
  const service = of(CATALOGUE, at);
  const tax = taxOn(99_900 + at * 1_000, SUPPLIER.state_code, place);
  const kind = at % 5 === 4 ? "credit_note" : "invoice";
  const moment = { toMillis: () => Date.parse("2026-11-29T12:00:00+05:30") };
  const isBusiness = at % 3 === 0;
  return {
    ...{ number: `${kind === "invoice" ? "INV" : "CN"}-26-27-${String(at + 1).padStart(6, "0")}`, kind },
    ...{
      user_id: "u",
      order_id: "ORD-7K2M9Q4T8W3X5Y6Z",
      payment_id: "pay_Demo0000000001",
      supplier: SUPPLIER,
    },
    recipient: {
      ...{ name, address, email: "client@example.com", state_code: place },
      gstin: isBusiness ? "29AABCS9603R1ZL" : null,
    },
    lines: [{ description: service.name, sac: service.sac, taxable_paise: tax.taxable_paise }],
    ...{ tax, gst_percent: 18, total_paise: tax.total_paise, pdf_path: null },
    ...{ issued_at: moment, paid_at: moment },
    ...(kind === "credit_note" ? { original: { number: "INV-26-27-000001", issued_at: moment } } : {}),
  };
}

function of<T>(list: readonly T[], at: number): T {
  const item = list[at % list.length];
  if (item === undefined) throw new RangeError("The list is empty");
  return item;
}
