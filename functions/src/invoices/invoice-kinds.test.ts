import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Invoice } from "@niyamdesk/domain/invoices/invoice";
import { stateTaxName } from "@niyamdesk/domain/money/gst";
import { amountInWords } from "@niyamdesk/domain/money/in-words";
import { formatPaiseExact } from "@niyamdesk/domain/money/money";
import { utrOf } from "@niyamdesk/domain/payments/payment";
import { stateName } from "@niyamdesk/domain/places/states";
import { formatDate } from "@niyamdesk/domain/time/time";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { invoicesOfEveryKind } from "./every-kind.samples.ts";
import { invoicePaper } from "./invoice-paper.ts";

const MOST_BYTES = 60 * 1024;

const KINDS = Object.entries(invoicesOfEveryKind());

/**
 * What a reader of the file finds in it; lines are joined as they may be broken. This reader takes signs for letters: what shaped text reads
 * as is told beside them, as viewers that search and copy know.
 */
async function readBack(invoice: Invoice): Promise<{ text: string; pages: number; file: Buffer }> {
  const file = await invoicePaper(invoice);
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  const told = (await invoicePaper(invoice, true))
    .toString("latin1")
    .matchAll(/ActualText <FEFF([0-9a-f]+)>/g);
  const shaped = [...told].map(([, hex = ""]) => Buffer.from(hex, "hex").swap16().toString("utf16le"));
  return { text: flat([...text, ...shaped].join(" ")), pages: totalPages, file };
}

const flat = (text: string) => text.replaceAll(/\s+/g, "");

/** What CGST Rule 46 asks of an invoice, Rule 53(1A) of a credit note. */
function asked({ kind, number, supplier, recipient, tax, lines, issued_at, ...more }: Invoice): string[] {
  const half = [tax.cgst_paise, tax.sgst_paise] as const;
  return [
    ...(kind === "invoice" ? ["Tax invoice", "Original for recipient"] : ["Credit note"]),
    number,
    formatDate(issued_at.toMillis()),
    ...[supplier, recipient].flatMap(({ name, address, gstin, state_code, cin }) => [
      ...[name, address ?? "", gstin ?? "not registered", cin ?? ""],
      `${stateName(state_code)} (State code ${state_code})`,
    ]),
    ...lines.flatMap((line) => [line.description, line.sac, formatPaiseExact(line.taxable_paise)]),
    `${stateName(tax.place_of_supply)} (${tax.place_of_supply})`,
    ...(tax.kind === "inter_state"
      ? [`IGST 18%`, formatPaiseExact(tax.igst_paise)]
      : [
          "CGST 9%",
          `${stateTaxName(tax.place_of_supply)} 9%`,
          ...half.map((paise) => formatPaiseExact(paise)),
        ]),
    ...[formatPaiseExact(tax.taxable_paise), formatPaiseExact(tax.total_paise)],
    amountInWords(tax.total_paise),
    "not payable on reverse charge",
    ...(more.original ? [more.original.number, formatDate(more.original.issued_at.toMillis())] : []),
    ...(more.discount ? [formatPaiseExact(more.discount.price_paise), more.discount.code] : []),
    ...[more.replaced_by ?? "", more.replaces?.number ?? "", more.order_id],
    // The bank's number alone: ours of a transfer helps nobody.
    ...(more.refund_id ? [utrOf(more.refund_id) ?? more.refund_id] : []),
  ];
}

test("[N-21] twenty kinds of invoice and credit note and more can be made", () => {
  expect(KINDS.length).toBeGreaterThanOrEqual(20);
});

test.each(KINDS)(
  "[Y-08] [N-21] all that the rules ask for can be read back from one page: %s",
  async (kind, invoice) => {
    const { text, pages, file } = await readBack(invoice);
    // To look at them: NIYAM_KEEP_PAPERS names a folder.
    const keptIn = process.env.NIYAM_KEEP_PAPERS;
    if (keptIn) await writeFile(path.join(keptIn, `${kind.replaceAll(/\W+/g, "-")}.pdf`), file);
    expect(pages).toBe(1);
    for (const words of asked(invoice)) expect(text).toContain(flat(words));
    expect(file.length).toBeLessThanOrEqual(MOST_BYTES);
  },
);

test.each(KINDS)("[N-23] what stands on it adds up to the paisa: %s", (_, { tax, lines, total_paise }) => {
  expect(lines.reduce((sum, { taxable_paise }) => sum + taxable_paise, 0)).toBe(tax.taxable_paise);
  expect(tax.cgst_paise).toBe(tax.sgst_paise);
  expect(tax.cgst_paise + tax.sgst_paise + tax.igst_paise).toBe(tax.gst_paise);
  expect(tax.taxable_paise + tax.gst_paise + tax.round_off_paise).toBe(total_paise);
});
