import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../stack/mode.ts";

const FOLDER = path.join(ROOT, "tests", "e2e");
const ASKS_FOR_WIDTH = /project\.name|\bisDesk\b/;

/** Each test of a file, with its title, tags and body. */
function testsIn(file: string): string[] {
  return readFileSync(path.join(FOLDER, file), "utf8")
    .split(/^(?= *test\()/m)
    .slice(1);
}

test("a browser test that does otherwise at a desk runs at both widths", () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".spec.ts"));
  const oneSided = files.flatMap((file) =>
    testsIn(file)
      .filter((body) => ASKS_FOR_WIDTH.test(body) && !/@desk\b/.test(body))
      .map((body) => `${file}: ${body.slice(0, 100)}`),
  );
  expect(oneSided).toEqual([]);
});
