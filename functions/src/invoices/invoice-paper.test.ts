import type { Invoice } from "@niyamdesk/domain/invoices/invoice";
import { taxOn } from "@niyamdesk/domain/money/gst";
import { expect, test } from "vitest";
import { invoicePaper } from "./invoice-paper.ts";

const at = (day: string) => ({ toMillis: () => Date.parse(`${day}T12:00:00+05:30`) });

function invoice(place: string, more: Partial<Invoice> = {}): Invoice {
  const tax = taxOn(99_900, "29", place);
  return {
    ...{ number: "INV-26-27-000123", kind: "invoice", user_id: "u", order_id: "ORD-1", payment_id: "pay_1" },
    supplier: {
      ...{ name: "NiyamDesk Services Private Limited", email: null, state_code: "29" },
      ...{ address: "4th Floor, 12 MG Road, Bengaluru, Karnataka 560001", gstin: "29AABCN1234F1Z5" },
    },
    recipient: {
      ...{ name: "শ্রীমতী লক্ষ্মী চট্টোপাধ্যায়", email: "l@x.example", address: "१२ महात्मा गाँधी मार्ग, पुणे ४११००१" },
      ...{ gstin: null, state_code: place },
    },
    lines: [{ description: "GST registration – Standard", sac: "998231", taxable_paise: tax.taxable_paise }],
    ...{ tax, gst_percent: 18, total_paise: tax.total_paise, pdf_path: null },
    ...{ issued_at: at("2026-11-29"), paid_at: at("2026-11-28"), ...more },
  } as Invoice;
}

/** Every text that is drawn, as the page's own words: signs of a font are read by the font's table in the file. */
function readIn(file: Buffer): string {
  return [...file.toString("latin1").matchAll(/ActualText <FEFF([0-9a-f]+)>/g)]
    .map(([, hex = ""]) => Buffer.from(hex, "hex").swap16().toString("utf16le"))
    .join("\n");
}

const pagesOf = (file: Buffer) => file.toString("latin1").match(/\/Type \/Page\b(?!s)/g)?.length;

test("[Y-08] an invoice is one page, names of two scripts can be searched in it, and it is the same to the byte when made again", async () => {
  const file = await invoicePaper(invoice("19"), true);
  expect(pagesOf(file)).toBe(1);
  expect(readIn(file)).toContain("শ্রীমতী লক্ষ্মী চট্টোপাধ্যায়");
  expect(readIn(file)).toContain("१२ महात्मा गाँधी मार्ग, पुणे ४११००१");
  expect((await invoicePaper(invoice("19"), true)).equals(file)).toBe(true);
});

test("[N-21] the file holds the rupee sign: a font of its own with a sign for U+20B9", async () => {
  const text = (await invoicePaper(invoice("29"), true)).toString("latin1");
  expect(text).toContain("<20b9>");
  expect(text).toMatch(/\/FontFile2 /);
});
