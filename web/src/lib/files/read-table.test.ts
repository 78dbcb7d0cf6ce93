import { XLSX } from "@niyamdesk/domain/documents/document";
import { expect, test } from "vitest";
import { workbook } from "../../../../tests/support/made-files.ts";
import { readTable } from "./read-table.ts";
import { SHOWN_COLUMNS, SHOWN_ROWS } from "./table-rows.ts";
import { rowsOf } from "./workbook-rows.ts";

const csv = async (text: string) => (await readTable(new TextEncoder().encode(text), "text/csv")).read(0);
const xlsx = (bytes: Buffer) => readTable(new Uint8Array(bytes), XLSX);

test("[O-05] a table as text is read as its program wrote it: quotes, line ends, the mark between its cells", async () => {
  const { rows, total } = await csv('Name;Note\r\n"Rao; Asha";"said ""yes""\nlater"\r\n\r\nVik;=1+1\r\n');
  // The blank line is not shown, and has its number as in any spreadsheet.
  expect(rows).toEqual([
    { number: 1, cells: ["Name", "Note"] },
    { number: 2, cells: ["Rao; Asha", 'said "yes"\nlater'] },
    { number: 4, cells: ["Vik", "=1+1"] },
  ]);
  expect(total).toBe(3);
});

test("[O-05] of a long or wide table the first part is shown, and it says how much there is", async () => {
  const long = await csv("a,b\n".repeat(5_000));
  expect([long.rows.length, long.total]).toEqual([SHOWN_ROWS, 5_000]);
  const wide = await csv(`${",".repeat(3_000)}x\n`);
  expect([wide.rows[0]?.cells.length, wide.isNarrowed]).toEqual([SHOWN_COLUMNS, true]);
});

test("[O-05] a workbook shows texts, numbers and days of its sheet", async () => {
  const table = await xlsx(
    workbook({
      rows: [
        ["Invoice", "Day"],
        ["A & B", { days: 46_000 }],
        ["C", 12.5],
      ],
    }),
  );
  expect(table.sheets).toEqual(["Sales"]);
  expect(await table.read(0)).toEqual({
    rows: [
      { number: 1, cells: ["Invoice", "Day"] },
      { number: 2, cells: ["A & B", "09-12-2025"] },
      { number: 3, cells: ["C", "12.5"] },
    ],
    ...{ total: 3, isNarrowed: false },
  });
});

test("[O-05] rows of a workbook bear the numbers that its program gave them, and columns are cut only where something stands", () => {
  const known = { texts: [], isDate: [], epoch: 0 };
  const most = { rows: 200, columns: 2 };
  const cell = (place: string, value: string) => `<c r="${place}"><v>${value}</v></c>`;
  const sparse = `<worksheet><row r="3">${cell("A3", "5")}<c r="D3" s="1"/></row><row r="7">${cell("B7", "6")}</row><row>${cell("A8", "7")}</row></worksheet>`;
  expect(rowsOf(sparse, known, most)).toEqual({
    rows: [
      { number: 3, cells: ["5"] },
      { number: 7, cells: ["", "6"] },
      { number: 8, cells: ["7"] },
    ],
    ...{ total: 3, isNarrowed: false },
  });
  const wide = `<worksheet><row r="1">${cell("A1", "5")}${cell("Z1", "6")}</row></worksheet>`;
  expect(rowsOf(wide, known, most)).toMatchObject({ rows: [{ cells: ["5"] }], isNarrowed: true });
});

test("[O-05] a table as text that a spreadsheet program would run says so, wherever it stands; amounts and phone numbers do not count", async () => {
  const harmless = await csv("Name,Amount,Phone\nRao,-1200.50,+91 98765 43210\nNair,+5%,-₹3\n");
  expect(harmless.hasFormulas).toBe(false);
  for (const cell of ["=HYPERLINK(1)", " =1+1", "@SUM(A1)", "-2+cmd|' /C calc'!A0", '"＝1+1"']) {
    expect((await csv(`a,b\n${"x,y\n".repeat(SHOWN_ROWS)}z,${cell}\n`)).hasFormulas, cell).toBe(true);
  }
});

test("[N-17] [O-05] a cell that claims to stand far away makes no row of thousands, and nothing is expanded", async () => {
  const known = { texts: [], isDate: [], epoch: 0 };
  const far = '<worksheet><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></worksheet>';
  expect(rowsOf(far, known, { rows: 200, columns: 40 }).rows).toEqual([{ number: 1_048_576, cells: [] }]);
  const entity = '<worksheet><row><c t="inlineStr"><is><t>&lol;&#60;</t></is></c></row></worksheet>';
  expect(rowsOf(entity, known, { rows: 200, columns: 40 }).rows).toEqual([{ number: 1, cells: ["&lol;<"] }]);
  const begun = performance.now();
  rowsOf("<row>".repeat(500_000), known, { rows: 200, columns: 40 });
  rowsOf(`<row>${"<c>".repeat(500_000)}</row>`, known, { rows: 200, columns: 40 });
  expect(performance.now() - begun).toBeLessThan(2_000);
});
