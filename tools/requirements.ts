/**
 * `node tools/requirements.ts [root]`: which tests prove each row of a delivered part of docs/requirements.md. Exits 1
 * when such a row has no test, when a test's title names a row that does not exist, or when the document is not sound.
 */
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";

export const DOCUMENT = "docs/requirements.md";
const TESTS = "{domain,web,functions,tools,tests}/**/*.{test.ts,test.tsx,spec.ts}";
const PART_ROW = /^\| ([a-z ]+?) +\| (delivered|planned) +\|/gm;
const REQUIREMENT_ROW = /^\| ([A-Z]+-\d+) +\| .+ \| ([^|]+?) +\|$/gm;
const LEADING_IDS = /^(?:\s*\[[^\]]*\])+/;

export interface Requirement {
  id: string;
  part: string;
  delivered: boolean;
}

/** Parts of the delivery with their state, in the document's order. */
export function readParts(markdown: string): Map<string, string> {
  return new Map([...markdown.matchAll(PART_ROW)].map(([, part = "", state = ""]) => [part, state]));
}

/** Rows of the document in its order. @throws Error on a row twice, or with a part that the first table lacks */
export function readRequirements(markdown: string): Requirement[] {
  const states = readParts(markdown);
  const rows = new Map<string, Requirement>();
  for (const [, id = "", part = ""] of markdown.matchAll(REQUIREMENT_ROW)) {
    const state = states.get(part);
    if (state === undefined)
      throw new Error(`${id} belongs to the part '${part}', which is not in the table of parts`);
    if (rows.has(id)) throw new Error(`${id} stands twice`);
    rows.set(id, { id, part, delivered: state === "delivered" });
  }
  if (rows.size === 0) throw new Error("There is no row");
  return [...rows.values()];
}

/** The rows that each test of a file names, one entry a test; a `describe` speaks for the tests in it. */
export function idsOfTests(source: string, file: string): string[][] {
  const tests: string[][] = [];
  const visit = (node: ts.Node, inherited: readonly string[]): void => {
    const call = ts.isCallExpression(node) ? titledCall(node) : null;
    const ids = call === null ? inherited : [...inherited, ...call.ids];
    if (call?.kind === "test" && ids.length > 0) tests.push([...new Set(ids)]);
    ts.forEachChild(node, (child) => visit(child, ids));
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false), []);
  return tests;
}

/** `it("…")`, `test.describe("…")`, `it.each(table)("…")`; other calls of these names, such as `test.step`, are none. */
function titledCall(node: ts.CallExpression): { kind: "test" | "group"; ids: string[] } | null {
  const names = namesOf(node.expression);
  const kind = /^(it|test) ?(each|for|concurrent|fails)?$/.test(names)
    ? "test"
    : /^(test )?describe ?(each|for|serial|parallel)?$/.test(names)
      ? "group"
      : null;
  const title = node.arguments[0];
  if (kind === null || title === undefined || node.arguments.length < 2) return null;
  const text = ts.isStringLiteralLike(title)
    ? title.text
    : ts.isTemplateExpression(title)
      ? title.head.text
      : "";
  return { kind, ids: idsOfTitle(text) };
}

/** The rows that a title begins with. */
export function idsOfTitle(title: string): string[] {
  return [...(LEADING_IDS.exec(title)?.[0] ?? "").matchAll(/\[([^\]]*)\]/g)].map(([, id = ""]) => id);
}

function namesOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee)) return `${namesOf(callee.expression)} ${callee.name.text}`;
  if (ts.isCallExpression(callee)) return namesOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? namesOf(callee.tag) : "";
}

function check(root: string): boolean {
  const requirements = readRequirements(readFileSync(join(root, DOCUMENT), "utf8"));
  const proofs = new Map<string, Map<string, number>>(requirements.map(({ id }) => [id, new Map()]));
  const faults: string[] = [];
  for (const file of globSync(TESTS, { cwd: root, exclude: ["**/node_modules/**"] }).sort()) {
    for (const id of idsOfTests(readFileSync(join(root, file), "utf8"), file).flat()) {
      const files = proofs.get(id);
      if (files) files.set(file, (files.get(file) ?? 0) + 1);
      else faults.push(`${file}: a title names [${id}], which is no row of ${DOCUMENT}`);
    }
  }
  const delivered = requirements.filter((row) => row.delivered);
  for (const { id } of delivered) {
    const files = [...(proofs.get(id) ?? [])];
    console.log(`${id.padEnd(8)} ${files.map(([file, count]) => `${file} (${count})`).join(", ") || "NONE"}`);
    if (files.length === 0) faults.push(`${id} is delivered and no test names it`);
  }
  console.log(`\n${requirements.length} rows, ${delivered.length} of them delivered.`);
  for (const fault of new Set(faults)) console.error(`✗ ${fault}`);
  return faults.length === 0;
}

if (import.meta.main && !check(resolve(process.argv[2] ?? "."))) process.exitCode = 1;
