import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { idsOfTests, readRequirements } from "./requirements.ts";

const DOCUMENT = `
| Part | State | What it is |
|---|---|---|
| money path | delivered | … |
| client area   | planned   | …  |

| ID | What must hold | Part |
|---|---|---|
| Y-01 | The amount is \`right\`. | money path |
| RZP-05   | Paise are whole.   | money path    |
| Y-08 | The invoice is a PDF. | client area |
`;

describe("the document", () => {
  it("gives its rows in order, each with its state", () => {
    expect(readRequirements(DOCUMENT)).toEqual([
      { id: "Y-01", part: "money path", delivered: true },
      { id: "RZP-05", part: "money path", delivered: true },
      { id: "Y-08", part: "client area", delivered: false },
    ]);
  });

  it("is refused with a row twice, a part unknown or no row", () => {
    expect(() => readRequirements(`${DOCUMENT}| Y-01 | Again. | money path |\n`)).toThrow("stands twice");
    expect(() => readRequirements(`${DOCUMENT}| Y-02 | More. | money paths |\n`)).toThrow("money paths");
    expect(() => readRequirements("# Nothing\n")).toThrow("no row");
  });
});

describe("a title", () => {
  it.each([
    ['it("[Y-01] adds", () => {})', [["Y-01"]]],
    ['test("[Y-01] [RZP-05] adds", async () => {})', [["Y-01", "RZP-05"]]],
    ['it.each([1, 2])("[Y-01] adds %i", () => {})', [["Y-01"]]],
    ['it.each`a`("[Y-01] adds", () => {})', [["Y-01"]]],
    ["it(`[Y-01] adds $" + "{name}`, () => {})", [["Y-01"]]],
    [
      'describe("[Y-01] tax", () => { it("adds", () => {}); it("[RZP-05] rounds", () => {}) })',
      [["Y-01"], ["Y-01", "RZP-05"]],
    ],
    ['test.describe("[Y-01] tax", () => { test("adds", async () => {}) })', [["Y-01"]]],
    ['for (const n of [1]) { it("[Y-01] adds " , () => {}) }', [["Y-01"]]],
  ])("is found in %s", (source, ids) => {
    expect(idsOfTests(source, "a.test.ts")).toEqual(ids);
  });

  it.each([
    '// it("[Y-01] adds", () => {})',
    "const fixture = \"it('[Y-01] adds', () => {})\";",
    'describe("[Y-01] tax", () => {})',
    'it.skip("[Y-01] adds", () => {})',
    'it.todo("[Y-01] adds")',
    'test("adds", async () => { await test.step("[Y-01] step", async () => {}) })',
    'it("adds [Y-01]", () => {})',
  ])("proves nothing in %s", (source) => {
    expect(idsOfTests(source, "a.test.ts")).toEqual([]);
  });
});

describe("the command", () => {
  let root = "";
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const run = () =>
    spawnSync(process.execPath, [fileURLToPath(new URL("requirements.ts", import.meta.url)), root], {
      encoding: "utf8",
    });

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "requirements-"));
    write("docs/requirements.md", DOCUMENT);
    write("domain/src/a.test.ts", 'it("[Y-01] one", () => {}); it("[Y-01] two", () => {});');
    write("tests/e2e/b.spec.ts", 'test("[RZP-05] three", async () => {});');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it("shows the tests of every delivered row and is content", () => {
    const { status, stdout } = run();
    expect(stdout).toContain("Y-01     domain/src/a.test.ts (2)");
    expect(stdout).toContain("RZP-05   tests/e2e/b.spec.ts (1)");
    expect(stdout).not.toContain("Y-08");
    expect(status).toBe(0);
  });

  it("fails on a delivered row without a test", () => {
    rmSync(join(root, "tests/e2e/b.spec.ts"));
    const { status, stderr } = run();
    expect(stderr).toContain("RZP-05 is delivered and no test names it");
    expect(status).toBe(1);
  });

  it("fails on a title that names no row, and says where", () => {
    write("web/src/c.test.tsx", 'it("[Y-99] four", () => {});');
    const { status, stderr } = run();
    expect(stderr).toContain("web/src/c.test.tsx: a title names [Y-99]");
    expect(status).toBe(1);
  });

  it("takes no account of installed packages", () => {
    write("web/node_modules/x/d.test.ts", 'it("[Q-77] five", () => {});');
    expect(run().status).toBe(0);
  });
});
