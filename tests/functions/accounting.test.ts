import "./own-project.ts";
import { BOOK_PARTS, type BookPart } from "@niyamdesk/domain/accounting/callables";
import { monthFrom, monthOf } from "@niyamdesk/domain/accounting/month";
import type { AuditEntry } from "@niyamdesk/domain/audit/audit-entry";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type Invoice, seriesKey } from "@niyamdesk/domain/invoices/invoice";
import { paiseOfRupees } from "@niyamdesk/domain/money/money";
import { beforeAll, expect, test } from "vitest";
import { documentsOf } from "../../functions/src/accounting/books-of-month.ts";
import { allotCreditNotes } from "../../functions/src/invoices/allot-credit-notes.ts";
import { allotInvoiceNumber } from "../../functions/src/invoices/allot-invoice-number.ts";
import { timestamp } from "../../functions/src/platform/clock.ts";
import { confirm, openCheckout, type Paid, pay } from "./buying.ts";
import { type Client, call, signedIn, useProduct, withAccount } from "./product.ts";
import { collection, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

/** The month in which all of it is sold, one in which some of it comes back, and one in which that lowers no tax any more. */
const SOLD = monthOf(Date.now());
const LATER = monthFrom(SOLD, 2);
const TOO_LATE = "2031-01";
const noon = (month: string, day: string) => Date.parse(`${month}-${day}T12:00:00+05:30`);
const later = (day: string) => noon(LATER, day);

const GSTIN = { "27": "27AAPFU0939F1ZV", "29": "29AAGCB7383J1Z4" } as const;
let admin: Client;

async function sold(state_code: "27" | "29", gstin?: string): Promise<Paid> {
  const contact = { name: "Asha Rao", email: "a@example.com", phone: "98765 43210", state_code };
  const registered = gstin === undefined ? {} : { gstin, billing_name: "Rao Traders", address: "12 MG Road" };
  const paid = await pay(await openCheckout({ contact: { ...contact, ...registered } }));
  await confirm(paid);
  await allotInvoiceNumber(paid.payment.id);
  return paid;
}

let requests = 0;

async function giveBack({ payment }: Paid, amount_paise: number, day: number): Promise<void> {
  requests += 1;
  const words = { reason: "goodwill", words: "Sorry." } as const;
  const request_id = `books-refund-request-${requests}`;
  await call("refundPayment", { payment_id: payment.id, amount_paise, ...words, request_id }, admin);
  await allotCreditNotes(payment.id, day);
}

/**
 * A large invoice: nothing of the catalogue costs so much, so the record is written as functions would make it, in the later month, with
 * a part of it credited.
 */
async function large(of: Invoice): Promise<void> {
  const tax = {
    ...{ ...of.tax, taxable_paise: 10_000_000, cgst_paise: 0, sgst_paise: 0, igst_paise: 1_800_000 },
    ...{ gst_paise: 1_800_000, round_off_paise: 0, total_paise: 11_800_000 },
  };
  const lines = of.lines.map((line) => ({ ...line, taxable_paise: tax.taxable_paise }));
  const issued_at = timestamp(later("05"));
  const number = `${seriesKey("invoice", later("05"))}-000900`;
  const invoice = { ...of, number, tax, lines, total_paise: 11_800_000, issued_at };
  const part = { ...tax, taxable_paise: 1_000_000, igst_paise: 180_000, gst_paise: 180_000 };
  const note = {
    ...{
      ...invoice,
      number: `${seriesKey("credit_note", later("05"))}-000900`,
      kind: "credit_note" as const,
      total_paise: 1_180_000,
    },
    tax: { ...part, total_paise: 1_180_000 },
    ...{ original: { number: invoice.number, issued_at }, issued_at: timestamp(later("06")) },
  };
  for (const paper of [invoice, note]) await collection(COLLECTIONS.invoices).doc(paper.number).set(paper);
}

beforeAll(async () => {
  admin = await withAccount("admin");
  const [, , outside, inside, corrected, whole] = await Promise.all([
    sold("27", GSTIN["27"]),
    sold("29", GSTIN["29"]),
    sold("27"),
    sold("29"),
    sold("27"),
    sold("29", GSTIN["29"]),
  ]);
  const [{ number } = { number: "" }] = await where<Invoice>(
    COLLECTIONS.invoices,
    "payment_id",
    corrected.payment.id,
  );
  const to = { name: "=Rao Traders", address: "12 FC Road", gstin: GSTIN["29"], state_code: "29" };
  await call("correctInvoice", { number, ...to }, corrected.buyer);
  // One after another: numbers of a series and their days rise together.
  await giveBack(inside, 39_300, later("02"));
  await giveBack(inside, 39_300, later("03"));
  await giveBack(outside, 10_000, later("03"));
  await giveBack(whole, whole.payment.amount, later("04"));
  const papers = await where<Invoice>(COLLECTIONS.invoices, "payment_id", outside.payment.id);
  const paper = papers.find(({ kind }) => kind === "invoice");
  if (!paper) throw new Error("There is no invoice");
  await large(paper);
  await giveBack(outside, 20_000, noon(TOO_LATE, "02"));
}, 60_000);

type Row = Record<string, string>;

/** The file as a spreadsheet reads it: rows by heading. */
async function table(month: string, part: BookPart): Promise<Row[]> {
  const { text, rows } = await call("exportBooks", { month, part }, admin);
  expect(text.startsWith("\ufeff")).toBe(true);
  const [head = "", ...lines] = text.slice(1).split("\r\n").slice(0, -1);
  expect(lines).toHaveLength(rows);
  const names = head.split(",");
  return lines.map((line) => Object.fromEntries(line.split(",").map((cell, at) => [names[at], cell])));
}

/** Of a column, in paise; each cell has two decimals. */
function sum(rows: readonly Row[], column: string): number {
  return rows.reduce((total, row) => {
    expect(row[column]).toMatch(/^-?\d+\.\d\d$/);
    return total + paiseOfRupees(Number(row[column]));
  }, 0);
}

async function papersOf(month: string): Promise<Invoice[]> {
  const all = (await collection(COLLECTIONS.invoices).get()).docs.map((entry) => entry.data() as Invoice);
  return all.filter(({ issued_at }) => monthOf(issued_at.toMillis()) === month);
}

const signed = (papers: readonly Invoice[], of: (paper: Invoice) => number) =>
  papers.reduce((total, paper) => total + (paper.kind === "invoice" ? of(paper) : -of(paper)), 0);
const registered = ({ recipient }: Invoice) => recipient.gstin !== null;
const isInvoice = ({ kind }: Invoice) => kind === "invoice";
const isLarge = ({ number }: Invoice) => number.endsWith("000900");

test.each([SOLD, LATER])(
  "[Y-21] [N-23] an accountant takes the tables of %s and files from them: each figure is that of the documents to the paisa",
  async (month) => {
    const papers = await papersOf(month);
    const [invoices, notes] = [papers.filter(isInvoice), papers.filter((paper) => !isInvoice(paper))];
    expect([invoices.length, notes.length]).toEqual(month === SOLD ? [7, 1] : [1, 5]);
    const files = await Promise.all(
      BOOK_PARTS.map(async (part) => [part, await table(month, part)] as const),
    );
    const of = Object.fromEntries(files) as Record<BookPart, Row[]>;
    const taxable = (some: readonly Invoice[]) => some.reduce((all, { tax }) => all + tax.taxable_paise, 0);
    const value = (some: readonly Invoice[]) => some.reduce((all, { total_paise }) => all + total_paise, 0);

    const toRegistered = invoices.filter(registered);
    expect(sum(of.b2b, "Taxable Value")).toBe(taxable(toRegistered));
    expect(sum(of.b2b, "Invoice Value")).toBe(value(toRegistered));
    expect(of.b2b.map((row) => row["Invoice Number"])).toEqual(
      toRegistered.map(({ number }) => number).sort(),
    );
    const creditedRegistered = notes.filter(registered);
    expect(sum(of.cdnr, "Taxable Value")).toBe(taxable(creditedRegistered));
    expect(sum(of.cdnr, "Note Value")).toBe(value(creditedRegistered));
    const others = papers.filter((paper) => !registered(paper));
    expect(sum(of.b2cl, "Taxable Value")).toBe(taxable(others.filter(isLarge).filter(isInvoice)));
    expect(sum(of.cdnur, "Taxable Value")).toBe(
      taxable(others.filter((one) => isLarge(one) && !isInvoice(one))),
    );
    const small = others.filter((paper) => !isLarge(paper));
    expect(sum(of.b2cs, "Taxable Value")).toBe(signed(small, ({ tax }) => tax.taxable_paise));
    for (const row of of.b2cs) {
      const [code] = String(row["Place Of Supply"]).split("-");
      const there = small.filter(({ tax }) => tax.place_of_supply === code);
      expect(sum([row], "Taxable Value")).toBe(signed(there, ({ tax }) => tax.taxable_paise));
    }

    for (const [rows, some] of [
      [of.hsn_b2b, papers.filter(registered)],
      [of.hsn_b2c, others],
    ] as const) {
      expect(sum(rows, "Taxable Value")).toBe(signed(some, ({ tax }) => tax.taxable_paise));
      expect(sum(rows, "Integrated Tax Amount")).toBe(signed(some, ({ tax }) => tax.igst_paise));
      expect(sum(rows, "Central Tax Amount")).toBe(signed(some, ({ tax }) => tax.cgst_paise));
      expect(sum(rows, "State/UT Tax Amount")).toBe(signed(some, ({ tax }) => tax.sgst_paise));
      expect(sum(rows, "Total Value")).toBe(signed(some, ({ total_paise }) => total_paise));
    }
    expect(of.docs.map((row) => [row["Nature of Document"], row["Total Number"], row.Cancelled])).toEqual([
      ["Invoices for outward supply", String(invoices.length), "0"],
      ["Credit Note", expect.any(String), expect.any(String)],
    ]);

    expect(of.register.map((row) => row.Number)).toEqual(papers.map(({ number }) => number).sort());
    expect(sum(of.register, "Taxable value (INR)")).toBe(signed(papers, ({ tax }) => tax.taxable_paise));
    expect(sum(of.register, "CGST (INR)")).toBe(signed(papers, ({ tax }) => tax.cgst_paise));
    expect(sum(of.register, "SGST/UTGST (INR)")).toBe(signed(papers, ({ tax }) => tax.sgst_paise));
    expect(sum(of.register, "IGST (INR)")).toBe(signed(papers, ({ tax }) => tax.igst_paise));
    expect(sum(of.register, "Round-off (INR)")).toBe(signed(papers, ({ tax }) => tax.round_off_paise));
    expect(sum(of.register, "Total (INR)")).toBe(signed(papers, ({ total_paise }) => total_paise));
    const books = await call("booksOfMonth", { month }, admin);
    expect(books.total.total_paise).toBe(signed(papers, ({ total_paise }) => total_paise));
    expect(books.sections.reduce((all, { invoices: some, notes: more }) => all + some + more, 0)).toBe(
      papers.length,
    );
  },
);

test("[Y-21] a credit note that lowers no tax any more is in the register and the series, and in nothing that is filed", async () => {
  const [register, docs] = await Promise.all([table(TOO_LATE, "register"), table(TOO_LATE, "docs")]);
  expect(register).toMatchObject([{ "Total (INR)": "-200.00", "GSTR-1 table": "None: late (s. 34)" }]);
  expect(docs).toMatchObject([{ "Nature of Document": "Credit Note", "Total Number": "1" }]);
  for (const part of ["b2cs", "cdnr", "cdnur", "hsn_b2b", "hsn_b2c"] as const)
    expect(await table(TOO_LATE, part)).toEqual([]);
  const { sections } = await call("booksOfMonth", { month: TOO_LATE }, admin);
  expect(sections.filter(({ notes }) => notes > 0)).toMatchObject([
    { section: "late", total_paise: -20_000 },
  ]);
});

test("[Y-21] a correction stands in the month in which it was made, with the tax of each recipient's State, and texts of people run in no spreadsheet", async () => {
  const register = await table(SOLD, "register");
  const made = register.filter((row) => row["In place of"] !== "");
  expect(made).toMatchObject([
    { "Place of supply": "29-Karnataka", "GSTR-1 table": "B2B", "IGST (INR)": "0.00" },
  ]);
  const credit = register.filter((row) => row.Document === "Credit note");
  expect(credit).toMatchObject([
    { "Against invoice": made[0]?.["In place of"], "CGST (INR)": "0.00", "GSTR-1 table": "B2CS" },
  ]);
  expect(made[0]?.Recipient).toBe("'=Rao Traders");
});

test("[Y-21] who took which file of the books is noted, more than can be told whole is refused, and a month without a document is empty", async () => {
  await call("exportBooks", { month: SOLD, part: "cdnr" }, admin);
  const noted = await where<AuditEntry>(COLLECTIONS.auditLog, "action", "books.exported");
  expect(noted).toContainEqual(
    expect.objectContaining({ actor: admin.uid, subject: `books/${SOLD}`, after: { part: "cdnr", rows: 0 } }),
  );
  await refusal("forbidden", call("exportBooks", { month: SOLD, part: "register" }, signedIn()));
  await expect(documentsOf(SOLD, 3)).rejects.toMatchObject({ code: "too_many_rows" });
  expect(await documentsOf("2029-05")).toEqual([]);
  expect(await table("2029-05", "b2b")).toEqual([]);
});
