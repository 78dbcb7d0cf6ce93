import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const HERE = import.meta.dirname;
const SLOT = /\{\w+\}/g;

/** Every text with something drawn in it, by where it stands. */
function slotsOf(texts: unknown, at: string): [string, string[]][] {
  if (typeof texts === "string") {
    const slots = texts.match(SLOT)?.toSorted() ?? [];
    return slots.length === 0 ? [] : [[at, slots]];
  }
  if (typeof texts !== "object" || texts === null) return [];
  return Object.entries(texts).flatMap(([key, value]) => slotsOf(value, `${at}.${key}`));
}

async function slotsIn(language: "en" | "hi", file: string) {
  return slotsOf({ ...(await import(/* @vite-ignore */ path.join(HERE, language, file))) }, file);
}

it("[P-13] a text has the same numbers and links drawn in it in both languages", async () => {
  const files = readdirSync(path.join(HERE, "en")).filter((file) => file.endsWith(".ts"));
  const english = [];
  const hindi = [];
  for (const file of files) {
    const slots = await slotsIn("en", file);
    if (slots.length === 0) continue;
    english.push(...slots);
    hindi.push(...(await slotsIn("hi", file)));
  }
  expect(english.length).toBeGreaterThan(15);
  expect(hindi).toEqual(english);
});
