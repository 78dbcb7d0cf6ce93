import type { BookDocument } from "@niyamdesk/domain/accounting/book-document";
import type { SacRow, StateRow } from "@niyamdesk/domain/accounting/by-state";
import { type BookSection, type BookSums, sectionOf, sumsOf } from "@niyamdesk/domain/accounting/sections";
import type { SeriesRow } from "@niyamdesk/domain/accounting/series";
import type { CsvColumn } from "@niyamdesk/domain/lists/csv";
import type { Paise } from "@niyamdesk/domain/money/money";
import { stateName } from "@niyamdesk/domain/places/states";
import { istDate } from "@niyamdesk/domain/time/time";

/** Columns of the GST offline tool, which reads files by these very headings in this very order. */

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `05-Nov-2026`, as the tool wants it. */
function toolDay(instant: number): string {
  const { year, month, day } = istDate(instant);
  return `${String(day).padStart(2, "0")}-${MONTHS[month - 1]}-${year}`;
}

/** `29-Karnataka`. */
function place(code: string): string {
  return `${code}-${stateName(code)}`;
}

function text<T>(heading: string, value: (row: T) => string | null): CsvColumn<T> {
  return { heading, kind: "text", value };
}

function paise<T>(heading: string, value: (row: T) => Paise): CsvColumn<T> {
  return { heading, kind: "paise", value };
}

function number<T>(heading: string, value: (row: T) => number): CsvColumn<T> {
  return { heading, kind: "number", value };
}

type Column = CsvColumn<BookDocument>;

const GSTIN: Column = text("GSTIN/UIN of Recipient", ({ recipient }) => recipient.gstin);
const RECEIVER: Column = text("Receiver Name", ({ recipient }) => recipient.name);
const PLACE: Column = text("Place Of Supply", ({ tax }) => place(tax.place_of_supply));
const REVERSE: Column = text("Reverse Charge", () => "N");
/** Only where a notification lowers the rate for a while. */
const APPLICABLE = text("Applicable % of Tax Rate", () => null);
const RATE: Column = number("Rate", ({ percent }) => percent);
const TAXABLE: Column = paise("Taxable Value", ({ tax }) => tax.taxable_paise);
const CESS = paise("Cess Amount", () => 0);
const SHOP = text("E-Commerce GSTIN", () => null);
const INVOICE: readonly Column[] = [
  text("Invoice Number", ({ number }) => number),
  text("Invoice date", ({ issuedAt }) => toolDay(issuedAt)),
  paise("Invoice Value", ({ total_paise }) => total_paise),
];
const NOTE: readonly Column[] = [
  text("Note Number", ({ number }) => number),
  text("Note Date", ({ issuedAt }) => toolDay(issuedAt)),
  text("Note Type", () => "C"),
];
const NOTE_VALUE: Column = paise("Note Value", ({ total_paise }) => total_paise);

export const B2B_COLUMNS: readonly Column[] = [
  ...[GSTIN, RECEIVER, ...INVOICE, PLACE, REVERSE, APPLICABLE],
  ...[text<BookDocument>("Invoice Type", () => "Regular B2B"), SHOP, RATE, TAXABLE, CESS],
];

export const B2CL_COLUMNS: readonly Column[] = [...INVOICE, PLACE, APPLICABLE, RATE, TAXABLE, CESS, SHOP];

export const B2CS_COLUMNS: readonly CsvColumn<StateRow>[] = [
  text("Type", () => "OE"),
  text("Place Of Supply", ({ state }) => place(state)),
  text("Applicable % of Tax Rate", () => null),
  number("Rate", ({ percent }) => percent),
  paise("Taxable Value", ({ taxable_paise }) => taxable_paise),
  paise("Cess Amount", () => 0),
  text("E-Commerce GSTIN", () => null),
];

export const CDNR_COLUMNS: readonly Column[] = [
  ...[GSTIN, RECEIVER, ...NOTE, PLACE, REVERSE],
  ...[
    text<BookDocument>("Note Supply Type", () => "Regular B2B"),
    NOTE_VALUE,
    APPLICABLE,
    RATE,
    TAXABLE,
    CESS,
  ],
];

export const CDNUR_COLUMNS: readonly Column[] = [
  text("UR Type", () => "B2CL"),
  ...[...NOTE, PLACE, NOTE_VALUE, APPLICABLE, RATE, TAXABLE, CESS],
];

export const HSN_COLUMNS: readonly CsvColumn<SacRow>[] = [
  text("HSN", ({ sac }) => sac),
  // The portal names it by its code.
  text("Description", () => null),
  // Services are not counted.
  text("UQC", () => "NA"),
  number("Total Quantity", () => 0),
  paise("Total Value", ({ total_paise }) => total_paise),
  number("Rate", ({ percent }) => percent),
  paise("Taxable Value", ({ taxable_paise }) => taxable_paise),
  paise("Integrated Tax Amount", ({ igst_paise }) => igst_paise),
  paise("Central Tax Amount", ({ cgst_paise }) => cgst_paise),
  paise("State/UT Tax Amount", ({ sgst_paise }) => sgst_paise),
  paise("Cess Amount", () => 0),
];

export const DOCS_COLUMNS: readonly CsvColumn<SeriesRow>[] = [
  text("Nature of Document", ({ kind }) =>
    kind === "invoice" ? "Invoices for outward supply" : "Credit Note",
  ),
  text("Sr. No. From", ({ first }) => first),
  text("Sr. No. To", ({ last }) => last),
  number("Total Number", ({ numbers }) => numbers),
  number("Cancelled", ({ numbers, documents }) => numbers - documents),
];

const SECTION_NAMES = {
  ...{ b2b: "B2B", b2cl: "B2CL", b2cs: "B2CS", cdnr: "CDNR", cdnur: "CDNUR" },
  late: "None: late (s. 34)",
} as const satisfies Record<BookSection, string>;

const part = (heading: string, name: keyof BookSums): Column =>
  paise(heading, (document) => sumsOf(document)[name]);

/** Every document with all of its figures, those of credit notes negative: each column adds up to the month. */
export const REGISTER_COLUMNS: readonly Column[] = [
  text("Number", ({ number }) => number),
  text("Document", ({ kind }) => (kind === "invoice" ? "Tax invoice" : "Credit note")),
  { heading: "Date", kind: "day", value: ({ issuedAt }) => issuedAt },
  text("GSTR-1 table", (document) => SECTION_NAMES[sectionOf(document)]),
  text("Recipient", ({ recipient }) => recipient.name),
  text("GSTIN", ({ recipient }) => recipient.gstin),
  text("Place of supply", ({ tax }) => place(tax.place_of_supply)),
  text("SAC", ({ lines }) => [...new Set(lines.map(({ sac }) => sac))].join(" ")),
  number("Rate (%)", ({ percent }) => percent),
  part("Taxable value (INR)", "taxable_paise"),
  part("CGST (INR)", "cgst_paise"),
  part("SGST/UTGST (INR)", "sgst_paise"),
  part("IGST (INR)", "igst_paise"),
  part("Round-off (INR)", "round_off_paise"),
  part("Total (INR)", "total_paise"),
  text("Against invoice", ({ original }) => original?.number ?? null),
  { heading: "Date of that invoice", kind: "day", value: ({ original }) => original?.issuedAt ?? null },
  text("In place of", ({ replaces }) => replaces),
  text("Order", ({ order_id }) => order_id),
  text("Payment", ({ payment_id }) => payment_id),
  text("Refund", ({ refundId }) => refundId),
];
