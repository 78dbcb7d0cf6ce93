import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { AUDIT_ACTS, AUDIT_NOUNS, actPhrase, fieldWords, isKnownAct } from "./acts.ts";

const FUNCTIONS = path.join(import.meta.dirname, "../../../functions/src");
const QUOTED = /\baction(?:: |\s*=\s*)[^;\n]*?["`]([a-z_]+\.[a-z_]+)["`]/g;

it("[Z-02] each act that functions write is a line of the table", () => {
  const written = globSync("**/*.ts", { cwd: FUNCTIONS })
    .filter((file) => !/\.(mail|test)\.ts$/.test(file))
    .flatMap((file) =>
      [...readFileSync(path.join(FUNCTIONS, file), "utf8").matchAll(QUOTED)].map(([, act = ""]) => act),
    );
  expect(written.length).toBeGreaterThan(30);
  const missing = [...new Set(written)].filter((act) => !isKnownAct(act));
  const toAdd = missing.map((act) => `  "${act}": "did what, said after who did it",`);
  expect(toAdd, "Lines to add to AUDIT_ACTS of domain/src/audit/acts.ts").toEqual([]);
});

it("[Z-02] the table is in the order of the alphabet, and each line goes on after a name", () => {
  const acts = Object.keys(AUDIT_ACTS);
  expect(acts).toEqual([...acts].sort());
  for (const phrase of Object.values(AUDIT_ACTS)) expect(phrase).toMatch(/^[a-z][^.]+$/);
  expect(AUDIT_NOUNS).toContain("order");
});

it("[Z-02] an act that is not known is still readable", () => {
  expect(actPhrase("refund.bank-said_no")).toBe("did refund bank said no");
  expect(actPhrase("toString")).toBe("did toString");
  expect(fieldWords("staff_status")).toBe("Staff status");
});
