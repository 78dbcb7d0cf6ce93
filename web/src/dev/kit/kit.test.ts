import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const UI = path.resolve(import.meta.dirname, "../../ui");

/** Have no look of their own, look as `form` or `dialog` does, or ask the server for something. */
const NOT_SHOWN = [
  "checked-form.tsx",
  "late-dialog.tsx",
  "late-form.tsx",
  "late-part.tsx",
  "page-head.tsx",
  "preparing-account.tsx",
];

it("every piece of ui is shown in the kit", () => {
  const shown = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => readFileSync(path.join(import.meta.dirname, file), "utf8"))
    .join("\n");
  const pieces = readdirSync(UI).filter((file) => file.endsWith(".tsx"));
  expect(pieces.length).toBeGreaterThan(35);
  expect(pieces.filter((file) => !shown.includes(`ui/${file}"`)).toSorted()).toEqual(NOT_SHOWN);
});
