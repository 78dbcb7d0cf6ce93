import { readFileSync } from "node:fs";
import path from "node:path";
import { DOCUMENT, idsOfTests, readParts, readRequirements } from "../requirements.ts";
import { bySection, type Selection } from "./selection.ts";
import { testFiles } from "./test-files.ts";

/** Parts of the delivery, and the part of each row. */
export interface Parts {
  /** Names as the document has them, in its order. */
  names: readonly string[];
  ofRow: ReadonlyMap<string, string>;
}

export function readPartsOf(root: string): Parts {
  const markdown = readFileSync(path.join(root, DOCUMENT), "utf8");
  return {
    names: [...readParts(markdown).keys()],
    ofRow: new Map(readRequirements(markdown).map(({ id, part }) => [id, part])),
  };
}

/** A part's name as a word of the command line: `money-path`. */
export function slugOf(part: string): string {
  return part.replaceAll(" ", "-");
}

/** The test files of which a title names a row of one of these parts. */
export function choosePart(root: string, parts: Parts, chosen: readonly string[]): Selection {
  const names = (file: string) =>
    idsOfTests(readFileSync(path.join(root, file), "utf8"), file)
      .flat()
      .some((id) => chosen.includes(parts.ofRow.get(id) ?? ""));
  return bySection(testFiles(root).filter(names), () => `a title names a row of ${chosen.join(" or ")}`);
}
