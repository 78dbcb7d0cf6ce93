import { type Part, partNamed } from "@niyamdesk/domain/documents/workbook";
import { openings, textIn, textsIn } from "./plain-xml.ts";
import type { NumberedRow, TableRows } from "./table-rows.ts";

/** As much of each part is unfolded. */
const MEGABYTE = 1024 * 1024;
const READ_BYTES = { sheet: 4 * MEGABYTE, texts: 8 * MEGABYTE, other: MEGABYTE } as const;
const DAY_MS = 86_400_000;
/** Days of a workbook count from here, or from 1904 where a Mac wrote it. */
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

interface Book {
  sheets: readonly string[];
  rows(sheet: number, rows: number, columns: number): Promise<TableRows>;
}

interface Known {
  texts: readonly string[];
  /** Whether the cell's format is a date, by its style. */
  isDate: readonly boolean[];
  epoch: number;
}

/** The first rows of a workbook's sheets, by its values alone: formulas are not reckoned, nothing is fetched, no entity is expanded. */
export async function readWorkbook(parts: readonly Part[]): Promise<Book> {
  const text = async (name: string, most: number) => {
    const part = partNamed(parts, name);
    return part === undefined ? "" : unfolded(part, most);
  };
  const [book, links, shared, styles] = await Promise.all([
    text("xl/workbook.xml", READ_BYTES.other),
    text("xl/_rels/workbook.xml.rels", READ_BYTES.other),
    text("xl/sharedStrings.xml", READ_BYTES.texts),
    text("xl/styles.xml", READ_BYTES.other),
  ]);
  const sheets = sheetsOf(book, links);
  const known: Known = {
    texts: openings(shared, "si").map(({ inner }) => textsIn(inner)),
    isDate: datesOf(styles),
    epoch: /date1904="(?:1|true)"/.test(book) ? EPOCH_1904 : EPOCH,
  };
  return {
    sheets: sheets.map(({ name }) => name),
    rows: async (sheet, rows, columns) => {
      const xml = await text(sheets[sheet]?.path ?? "", READ_BYTES.sheet);
      return rowsOf(xml, known, { rows, columns });
    },
  };
}

async function unfolded({ packed, isFolded }: Part, most: number): Promise<string> {
  const bytes = new Uint8Array(packed);
  if (!isFolded) return new TextDecoder().decode(bytes.subarray(0, most));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const letters = new TextDecoder();
  let text = "";
  for (let read = 0; read < most; ) {
    const { done, value } = await reader.read();
    if (done) break;
    read += value.length;
    text += letters.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}

function sheetsOf(book: string, links: string): { name: string; path: string }[] {
  const targets = new Map(
    openings(links, "Relationship").map(({ head }) => [textIn(head, "Id"), textIn(head, "Target")]),
  );
  return openings(book, "sheet").map(({ head }, at) => {
    const target = targets.get(textIn(head, "r:id") || textIn(head, "id")) ?? `worksheets/sheet${at + 1}.xml`;
    return {
      name: textIn(head, "name"),
      path: target.startsWith("/") ? target.slice(1) : `xl/${target}`,
    };
  });
}

/** Built-in numbers of date formats, and own ones that name a day, month, year, hour or second. */
function datesOf(styles: string): boolean[] {
  const own = new Map(
    openings(styles, "numFmt").map(({ head }) => [textIn(head, "numFmtId"), textIn(head, "formatCode")]),
  );
  const [formats] = openings(styles, "cellXfs");
  return openings(formats?.inner ?? "", "xf").map(({ head }) => {
    const id = textIn(head, "numFmtId");
    const code = own.get(id);
    if (code !== undefined) return /[dmyhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ""));
    const number = Number(id);
    return (number >= 14 && number <= 22) || (number >= 45 && number <= 47);
  });
}

export function rowsOf(xml: string, known: Known, most: { rows: number; columns: number }): TableRows {
  const found = openings(xml, "row");
  let isNarrowed = false;
  let before = 0;
  const rows = found.slice(0, most.rows).map(({ head: about, inner }): NumberedRow => {
    const number = numberOf(textIn(about, "r")) ?? before + 1;
    before = number;
    const cells: string[] = [];
    for (const { head, inner: content } of openings(inner, "c", 4 * most.columns)) {
      // Where a cell stands is what it claims: a far one would make a row of thousands.
      const at = columnOf(textIn(head, "r")) ?? cells.length;
      if (at >= most.columns) {
        // Spreadsheets also write cells that have a colour and nothing in them.
        isNarrowed ||= cellText(head, content, known) !== "";
        continue;
      }
      while (cells.length < at) cells.push("");
      cells[at] = cellText(head, content, known);
    }
    return { number, cells };
  });
  const isWhole = xml.includes("</worksheet>") || /<\/\w+:worksheet>/.test(xml.slice(-100));
  return { rows, total: isWhole ? found.length : null, isNarrowed };
}

function numberOf(row: string): number | null {
  return /^[1-9]\d{0,6}$/.test(row) ? Number(row) : null;
}

function columnOf(place: string): number | null {
  const letters = /^([A-Z]{1,3})\d/.exec(place)?.[1];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(head: string, content: string, { texts, isDate, epoch }: Known): string {
  const kind = textIn(head, "t");
  if (kind === "inlineStr") return textsIn(content);
  const value = openings(content, "v", 1)[0]?.inner ?? "";
  if (kind === "s") return texts[Number(value)] ?? "";
  if (kind === "b") return value === "1" ? "TRUE" : "FALSE";
  if (kind === "str" || kind === "e" || value === "") return textsIn(`<t>${value}</t>`);
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  if (isDate[Number(textIn(head, "s") || "0")]) return dateOf(number, epoch);
  return String(Number(number.toPrecision(15)));
}

/** As people of India write it: day first. */
function dateOf(days: number, epoch: number): string {
  const at = new Date(epoch + Math.round(days * 86_400) * 1000);
  if (Number.isNaN(at.getTime())) return String(days);
  const [date = "", time = ""] = at.toISOString().split("T");
  const day = date.split("-").reverse().join("-");
  const clock = time.slice(0, 5);
  if (days < 1) return clock;
  return (at.getTime() - epoch) % DAY_MS === 0 ? day : `${day} ${clock}`;
}
