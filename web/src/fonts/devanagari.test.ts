import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const HERE = import.meta.dirname;
const HINDI = [path.resolve(HERE, "../messages"), path.resolve(HERE, "../../../domain/src")];
const LETTERS = /[क-ह]़?(?:्[क-ह]़?)+/gu;

/** The font was cut to these; another would fall apart into its letters. How it is cut again: docs/design.md. */
const drawn = new Set(readFileSync(path.join(HERE, "devanagari-conjuncts.txt"), "utf8").trim().split(" "));

it("[P-13] the Devanagari font draws every conjunct that the Hindi texts write", () => {
  const missing = HINDI.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .flatMap((file) => readFileSync(path.join(folder, file), "utf8").normalize("NFC").match(LETTERS) ?? []),
  ).filter((conjunct) => !drawn.has(conjunct));
  expect([...new Set(missing)]).toEqual([]);
});
