import type { TableType } from "@niyamdesk/domain/documents/document";
import { istDay } from "@niyamdesk/domain/time/time";
import { workbook } from "../../tests/support/made-files.ts";

/** A register as a small business keeps it, for slots that take tables. */
export interface DemoTable {
  content_type: TableType;
  content: Buffer;
}

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Bills of a month: enough to scroll in. */
const BILLS = 36;
const GST = 0.05;
const DAY_MS = 86_400_000;

/** State by which a bill is taxed, name, GSTIN. Sahyadri Spices sells from Maharashtra (27). */
const BUYERS = [
  ["27", "Deccan Provision Stores", "27AAKCD4821M1ZB"],
  ["29", "Coastal Kitchens LLP", "29AAGFC7730Q1ZS"],
  ["24", "Narmada Foods Private Limited", "24AADCN5512H1ZR"],
  ["27", "Shree Ganesh Masala House", "27ACPPG6645L1Z0"],
  ["27", "Walk-in customers", ""],
] as const;
const SUPPLIERS = [
  ["27", "Konkan Pepper Growers", "27AAECK2094R1ZV"],
  ["32", "Idukki Cardamom Traders", "32AABFI8813D1ZT"],
  ["27", "Pune Packaging Works", "27AARFP3377C1ZY"],
] as const;
const GOODS = [
  ["09041120", "Black pepper", 640],
  ["09083120", "Cardamom, small", 2350],
  ["09103030", "Turmeric powder", 180],
  ["09109100", "Garam masala", 420],
] as const;

type Cell = string | number;
type Party = readonly [state: string, name: string, gstin: string];

/** What fills a slot of this name; null: it takes documents, or a PDF will do. @param at when it was sent: it is of the month before */
export function demoTable(slot: string, at: number): DemoTable | null {
  switch (slot) {
    case "sales":
      return asCsv(registerOf(BUYERS, "SSP", at));
    case "purchases":
      return asWorkbook(registerOf(SUPPLIERS, "PB", at));
    case "gstr-2b":
      return asWorkbook(registerOf(SUPPLIERS.slice(0, 2), "PB", at));
    default:
      return null;
  }
}

function registerOf(parties: readonly Party[], series: string, at: number): Cell[][] {
  const heading = ["Invoice no.", "Date", "Name", "GSTIN", "HSN", "Goods", "Taxable value"];
  const rows = Array.from({ length: BILLS }, (_, index): Cell[] => {
    const [state, name, gstin] = parties[index % parties.length] as Party;
    const [hsn, goods, price] = GOODS[(index * 3) % GOODS.length] as (typeof GOODS)[number];
    const value = price * (4 + ((index * 7) % 23));
    const tax = Math.round(value * GST * 100) / 100;
    const half = Math.round((tax / 2) * 100) / 100;
    const taxes = state === "27" ? [half, half, 0] : [0, 0, tax];
    const sum = value + taxes.reduce((all, one) => all + one, 0);
    const day = istDay(at - (BILLS - index) * DAY_MS);
    return [`${series}/${String(index + 101)}`, day, name, gstin, hsn, goods, value, ...taxes, sum];
  });
  return [[...heading, "CGST", "SGST", "IGST", "Invoice value"], ...rows];
}

function asCsv(rows: readonly (readonly Cell[])[]): DemoTable {
  const written = (cell: Cell) => (typeof cell === "number" ? cell.toFixed(2) : quoted(cell));
  const lines = rows.map((cells) => cells.map(written).join(","));
  return { content_type: "text/csv", content: Buffer.from(`${lines.join("\r\n")}\r\n`) };
}

function quoted(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

function asWorkbook(rows: readonly (readonly Cell[])[]): DemoTable {
  return { content_type: XLSX, content: workbook({ rows }) };
}
