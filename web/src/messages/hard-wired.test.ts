import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const SRC = path.resolve(import.meta.dirname, "..");

/** What people read or hear that does not stand between tags. */
const SPOKEN = new Set(["aria-label", "alt", "hint", "label", "placeholder", "title"]);
const LETTERS = /\p{L}{2,}/u;
/** An example of an identifier is the same in every language. */
const IDENTIFIER = /^[A-Z0-9]{8,}$/;

/** Names that are the same in every language. */
const NAMES = new Set(["Visa", "Mastercard", "RuPay", "Razorpay"]);
/** What only browsers and servers read, though it looks like words: a media query, the start of a header. */
const PROTOCOL = new Set(["(pointer: coarse)", "Bearer …"]);
/** A sentence, a heading or a word on a button: what in code is neither a name of something nor a class of a style. */
const PROSE = /^\p{Lu}\p{Ll}+(?:[ ,.:…?]|$)|^[^-/_]*\p{Ll}{2,}[,.:]? \p{Ll}{2,}[^-/_]*$/u;
/** For search engines, in their own vocabulary. */
const FOR_MACHINES = /structured-data\.ts$/;

function hardWired(file: string, code = readFileSync(path.join(SRC, file), "utf8")): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isForPrograms(node)) return;
    const text = spokenText(node) ?? proseIn(node);
    if (text !== null && LETTERS.test(text) && !IDENTIFIER.test(text)) found.push(`${file}: ${text.trim()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function spokenText(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isJsxAttribute(node) || !SPOKEN.has(node.name.getText())) return null;
  return node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : null;
}

/** A text of the code that reads like one for people. */
function proseIn(node: ts.Node): string | null {
  const text = ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((part) => part.text).join("…")
    : ts.isStringLiteralLike(node)
      ? node.text
      : null;
  return text !== null && PROSE.test(text) && !NAMES.has(text) && !PROTOCOL.has(text) ? text : null;
}

/** Imports, types, classes of styles, keys that are compared with, and what only a log says. */
function isForPrograms(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isJsxAttribute(node)) return /class/i.test(node.name.getText());
  if (ts.isBinaryExpression(node)) return ts.isStringLiteral(node.right) && isComparison(node);
  if (ts.isPropertyDeclaration(node)) return node.name.getText() === "name";
  if (ts.isNewExpression(node)) return node.expression.getText().endsWith("Error");
  return ts.isCallExpression(node) && /^(?:super|console\.\w+)$/.test(node.expression.getText());
}

function isComparison({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return (
    kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken
  );
}

const screens = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
  (file) =>
    /^(?:app|features|routes|ui)\/.*\.tsx?$/.test(file) &&
    !file.endsWith(".test.ts") &&
    !FOR_MACHINES.test(file),
);

it("no text is hard-wired in what is drawn", () => {
  expect(screens.length).toBeGreaterThan(200);
  expect(screens.flatMap((file) => hardWired(file))).toEqual([]);
});

it("a text is found between tags, in what is read out and in the code; what is for programs is none", () => {
  const found = (code: string) =>
    hardWired("sample.tsx", code).map((text) => text.replace("sample.tsx: ", ""));
  expect(found("<p>Take the lead</p>")).toEqual(["Take the lead"]);
  expect(found('<nav aria-label="workspace" />')).toEqual(["workspace"]);
  expect(found('usePageTitle("Admin Dashboard")')).toEqual(["Admin Dashboard"]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code that is looked at has it
  expect(found("toast(`${name} works as ${role} now.`)")).toEqual(["… works as … now."]);
  expect(found('const LABELS = { resend: "Resend" }')).toEqual(["Resend"]);
  expect(found('email ?? "No email"')).toEqual(["No email"]);
  expect(found('<p className="Take the lead" />')).toEqual([]);
  expect(found('throw new Error("Nobody answered the challenge")')).toEqual([]);
  expect(found('event.key === "Escape"')).toEqual([]);
  expect(found('const tone = "bg-base-200 text-base-content"')).toEqual([]);
});
