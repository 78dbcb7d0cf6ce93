import { formatPhone } from "../phone/phone.ts";
import { istDay } from "../time/time.ts";
import { isFormula } from "./formula.ts";

/**
 * Tables for spreadsheet programs, which take a text such as `=HYPERLINK(…)` for a formula and run it. Texts that people wrote
 * are made harmless by an apostrophe; numbers, days and phone numbers are written by us and stay what they are, also `-5`.
 */
type Cell = string | number | null;

export interface CsvColumn<T> {
  readonly heading: string;
  /** `rupees`: whole rupees; `paise`: written as rupees with two decimals; `day`: epoch ms, written as the day in India. */
  readonly kind: "text" | "number" | "rupees" | "paise" | "day" | "phone";
  value(row: T): Cell;
}

/** What Excel needs to see UTF-8, and so Hindi. */
const BYTE_ORDER_MARK = "\ufeff";
const LINE_END = "\r\n";

export function csvOf<T>(columns: readonly CsvColumn<T>[], rows: readonly T[]): string {
  return csvHead(columns) + csvRows(columns, rows);
}

/** Its first line, with what Excel needs to see first: for a file that is written part by part. */
export function csvHead<T>(columns: readonly CsvColumn<T>[]): string {
  return BYTE_ORDER_MARK + columns.map(({ heading }) => quoted(heading)).join(",") + LINE_END;
}

/** Further lines. */
export function csvRows<T>(columns: readonly CsvColumn<T>[], rows: readonly T[]): string {
  return rows.map((row) => columns.map((column) => cellOf(column, row)).join(",") + LINE_END).join("");
}

/** `staff-2026-11-27-37-rows.csv`: what, when in India, and how many there should be in it. */
export function csvName(name: string, at: number, rows: number): string {
  return `${name}-${istDay(at)}-${rows}-${rows === 1 ? "row" : "rows"}.csv`;
}

function cellOf<T>({ kind, value }: CsvColumn<T>, row: T): string {
  const cell = value(row);
  if (cell === null || cell === "") return "";
  if (kind === "day" && typeof cell === "number") return istDay(cell);
  if (kind === "paise" && typeof cell === "number") return exactRupees(cell);
  if (typeof cell === "number" && kind !== "phone") return Number.isFinite(cell) ? String(cell) : "";
  // With its gaps it stays a text: twelve digits on end would be shown as 9.19812E+11.
  if (kind === "phone" && typeof cell === "string" && /^\+\d{8,15}$/.test(cell))
    return quoted(formatPhone(cell));
  return quoted(harmless(String(cell)));
}

/** From the digits themselves: no amount is ever a fraction. */
function exactRupees(paise: number): string {
  if (!Number.isSafeInteger(paise)) return "";
  const digits = String(Math.abs(paise)).padStart(3, "0");
  return `${paise < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function harmless(text: string): string {
  return isFormula(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
