import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const SRC = path.resolve(import.meta.dirname, "../..");

/** What loads a page anew, or opens one in a tab: the router, which knows the language, has no part in it. */
const LEAVES =
  /(?:window\.open|location\.(?:assign|replace))\((?!inLanguage\()|<a\b[^>]*?\bhref=\{(?:PATHS|WORKSPACES|DOORS)\b/g;
/** Its callers give it the whole address. */
const GIVEN = ["lib/device/notifications.ts"];

const leaving = (source: string) => source.match(LEAVES) ?? [];

it("[P-13] a page that is loaded anew or opened in a tab is in the language of the one that leads there", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: SRC }).filter(
    (file) => !file.endsWith(".test.ts") && !GIVEN.includes(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    leaving(readFileSync(path.join(SRC, file), "utf8")).map((what) => `${file}: ${what}`),
  );
  expect(found).toEqual([]);
});

it("an address without a language is found", () => {
  expect(leaving('window.open(PATHS.seeAs(uid), "_blank")')).toHaveLength(1);
  expect(leaving("window.location.replace(dashboardOf(role))")).toHaveLength(1);
  expect(leaving('<a\n  className="btn"\n  href={PATHS.home}\n>')).toHaveLength(1);
  expect(leaving("window.location.assign(inLanguage(PATHS.home))")).toEqual([]);
});
