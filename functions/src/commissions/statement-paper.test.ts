import type { CommissionStatement, StatementLine } from "@niyamdesk/domain/commissions/statement";
import { expect, test } from "vitest";
import { statementPaper } from "./statement-paper.ts";

const at = (day: string) => ({ toMillis: () => Date.parse(`${day}T12:00:00+05:30`) });

const line = (n: number, more: Partial<StatementLine> = {}): StatementLine => ({
  ...{ id: `c_${n}`, order_id: `ORD-1795862400${n}`, kind: "earned", rule: "territory", percent: 15 },
  ...{ base_paise: 999_900, amount_paise: 149_985, service_name: "Private limited company" },
  ...{ date: at("2026-11-03"), ...more },
});

const statement = (more: Partial<CommissionStatement> = {}): CommissionStatement => ({
  ...{
    id: "fr_1_2026-11",
    franchise_id: "fr_1",
    user_id: "lakshmi",
    month: "2026-11",
    financial_year: "26-27",
  },
  ...{ partner_name: "লক্ষ্মী চট্টোপাধ্যায়", territory_code: "KA-BLR", territory_name: "बेंगलुरु शहरी" },
  gstin: "29ABCPM1234F1Z5",
  lines: [
    line(1),
    line(2, {
      kind: "taken_back",
      base_paise: -149_900,
      amount_paise: -22_485,
      service_name: "GST registration",
    }),
  ],
  ...{ lines_paise: 127_500, carried_in_paise: -5_000, commission_paise: 122_500, gst_percent: 18 },
  ...{ gst_paise: 22_050, tds_percent: 2, tds_paise: 2_450, total_paise: 142_100, carried_out_paise: 0 },
  ...{ status: "paid", closed_at: at("2026-12-03"), payout_id: "pout_1", paid_at: at("2026-12-10") },
  ...{ reference: "HDFCR52026121000012345", returned_reason: null, account_end: "8812", ...more },
});

/** Texts in Indian scripts as programs read them, in the order they are drawn. */
function readIn(file: Buffer): string {
  return [...file.toString("latin1").matchAll(/ActualText <FEFF([0-9a-f]+)>/g)]
    .map(([, hex = ""]) => Buffer.from(hex, "hex").swap16().toString("utf16le"))
    .join("\n");
}

const pagesOf = (file: Buffer) => file.toString("latin1").match(/\/Type \/Page\b(?!s)/g)?.length;

test("[F-10] a statement as a PDF: names in Indian scripts can be searched as they are typed, and it is the same to the byte when it is asked for again", async () => {
  const file = await statementPaper(statement(), true);
  expect(file.subarray(0, 8).toString()).toBe("%PDF-1.7");
  expect(readIn(file)).toBe("লক্ষ্মী চট্টোপাধ্যায়\nबेंगलुरु शहरी, KA-BLR");
  expect(pagesOf(file)).toBe(1);
  const again = await statementPaper(statement(), true);
  expect(again.equals(file)).toBe(true);
});

test("[F-10] a statement of many lines goes on over pages, and each line stands on one of them", async () => {
  const lines = Array.from({ length: 120 }, (_, n) => line(n, { service_name: `जीएसटी पंजीकरण ${n}` }));
  const file = await statementPaper(statement({ lines, partner_name: "Lakshmi Menon" }), true);
  expect(pagesOf(file)).toBeGreaterThan(4);
  const drawn = readIn(file);
  for (const { service_name } of lines) expect(drawn.split("\n")).toContain(service_name);
});
