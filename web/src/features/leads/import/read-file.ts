import { type Decoded, decode } from "@niyamdesk/domain/documents/decode-text";
import { MOST_IMPORT_ROWS } from "@niyamdesk/domain/leads/lead-import";
import type Papa from "papaparse";

/** A file as a table. */
export interface Table {
  name: string;
  encoding: Decoded["encoding"];
  /** SHA-256 of the file. */
  hash: string;
  headings: readonly string[];
  /** Cells, with the line of the file that a row begins at. */
  rows: readonly { line: number; cells: readonly string[] }[];
}

export type FileProblem = "unreadable" | "empty" | "tooLong" | "tooBig";

const MOST_BYTES = 10 * 1024 * 1024;

/** Reads a file that somebody chose. */
export async function readFile(file: File): Promise<Table | FileProblem> {
  if (file.size > MOST_BYTES) return "tooBig";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const { text, encoding } = decode(bytes);
  const { default: parser } = await import("papaparse");
  const table = tableOf(parser, text);
  return typeof table === "string" ? table : { ...table, name: file.name, encoding, hash };
}

/** @returns with the separator that the file uses, quoted line ends and all; blank rows are none */
export function tableOf(
  parser: Pick<typeof Papa, "parse">,
  text: string,
): Pick<Table, "headings" | "rows"> | FileProblem {
  // Files mix their line ends.
  const lines = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  // What separates cells shows in lines that have some; blank ones are left out of that, and kept for the count of lines.
  const { meta } = parser.parse(lines, {
    ...{ newline: "\n", preview: 50, skipEmptyLines: "greedy" },
    delimitersToGuess: [",", ";", "\t", "|"],
  });
  // Nothing is taken for a number: 007 stays 007.
  const { data, errors } = parser.parse<string[]>(lines, { newline: "\n", delimiter: meta.delimiter });
  if (errors.some(({ type }) => type === "Quotes")) return "unreadable";
  let line = 1;
  const numbered = data.map((cells) => {
    const begins = line;
    // Line ends within quotes are lines of the file too.
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);
    return { line: begins, cells };
  });
  const [head, ...rows] = numbered.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (head === undefined || rows.length === 0) return "empty";
  if (rows.length > MOST_IMPORT_ROWS) return "tooLong";
  return { headings: head.cells.map((heading) => heading.trim()), rows };
}
