import { decode } from "@niyamdesk/domain/documents/decode-text";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { tableOf } from "./read-file.ts";
import { rowsOf } from "./rows-of.ts";

const table = (text: string) => {
  const read = tableOf(Papa, text);
  if (typeof read === "string") throw new Error(read);
  return read;
};
const bytes = (text: string, ...mark: number[]) =>
  new Uint8Array([...mark, ...new TextEncoder().encode(text)]);
const utf16 = (text: string, big = false) =>
  new Uint8Array(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return big ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );

describe("[FRM-09] a file is read as spreadsheet programs save it", () => {
  it.each([
    ["UTF-8", bytes("नाम,फोन"), "नाम,फोन"],
    ["UTF-8", bytes("नाम,फोन", 0xef, 0xbb, 0xbf), "नाम,फोन"],
    ["UTF-16", new Uint8Array([0xff, 0xfe, ...utf16("Name;Phone")]), "Name;Phone"],
    ["UTF-16", new Uint8Array([0xfe, 0xff, ...utf16("Name;Phone", true)]), "Name;Phone"],
    ["UTF-16", utf16("Name\tPhone"), "Name\tPhone"],
    ["Windows-1252", new Uint8Array([0x4e, 0x61, 0x6d, 0xe9]), "Namé"],
  ])("%s", (encoding, file, text) => {
    expect(decode(file)).toEqual({ encoding, text });
  });

  it.each([",", ";", "\t"])(
    "with '%s' between its cells, a mark before a quoted heading, and line ends in quotes",
    (mark) => {
      const text = `\ufeff"Name${mark} first"${mark}Phone\r\n"Asha\r\nRao"${mark}98765 43210\r\n\r\n ${mark}\r\nRavi${mark}007\n`;
      expect(table(text)).toEqual({
        headings: [`Name${mark} first`, "Phone"],
        rows: [
          { line: 2, cells: ["Asha\nRao", "98765 43210"] },
          { line: 6, cells: ["Ravi", "007"] },
        ],
      });
    },
  );

  it("refuses what has no rows, or too many, or quotes that never end", () => {
    expect(tableOf(Papa, "")).toBe("empty");
    expect(tableOf(Papa, "Name,Phone\n\n,\n")).toBe("empty");
    expect(tableOf(Papa, `Name,Phone\n${"a,1\n".repeat(10_001)}`)).toBe("tooLong");
    expect(tableOf(Papa, 'Name,Phone\n"Asha,98765 43210\nRavi,1')).toBe("unreadable");
  });

  it("ten thousand rows keep their lines, and whoever is there twice is told", () => {
    const lines = Array.from(
      { length: 10_000 },
      (_, at) => `Asha ${"abcdefghij"[at % 10]},${9_000_000_000 + (at % 9_999)}`,
    );
    const { fit, problems } = rowsOf(table(`Name,Phone\n${lines.join("\n")}`), ["name", "phone"]);
    expect(fit).toHaveLength(9_999);
    expect(problems).toEqual([{ line: 10_001, reason: "twice_in_file", of: 2 }]);
  });
});
