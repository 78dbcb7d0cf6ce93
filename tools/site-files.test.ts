import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { afterAll, expect, test } from "vitest";
import { circleIn, refuseCircles } from "../web/site/chunk-circles.ts";

const folder = mkdtempSync(path.join(tmpdir(), "niyamdesk-files-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a circle is found wherever it begins, and two ways to the same file are none", () => {
  const imports = (...lines: [string, ...string[]][]) =>
    new Map(lines.map(([file, ...imported]) => [file, imported]));
  expect(
    circleIn(imports(["page", "left", "right"], ["left", "base"], ["right", "base"], ["base"])),
  ).toBeNull();
  expect(circleIn(imports(["page", "work"], ["work", "time"], ["time", "dates"], ["dates", "work"]))).toEqual(
    ["work", "time", "dates", "work"],
  );
});

test("a site whose files would import each other in a circle is not built", async () => {
  const sources = {
    "main.js": 'import { a } from "./a.js"; import { c } from "./c.js"; document.title = a + c;',
    "a.js": 'import { b } from "./b.js"; export const a = "a" + b();',
    "b.js": 'import { c } from "./c.js"; export const b = () => document.URL + c;',
    "c.js": "export const c = document.URL;",
  };
  for (const [name, text] of Object.entries(sources)) writeFileSync(path.join(folder, name), text);
  const built = (first: RegExp) =>
    build({
      root: folder,
      configFile: false,
      logLevel: "silent",
      plugins: [refuseCircles()],
      build: {
        write: false,
        rolldownOptions: {
          input: path.join(folder, "main.js"),
          output: {
            codeSplitting: {
              groups: [
                { name: "first", test: first, includeDependenciesRecursively: false, priority: 2 },
                { name: "second", test: /b\.js$/, includeDependenciesRecursively: false, priority: 1 },
              ],
            },
          },
        },
      },
    });
  await expect(built(/[ac]\.js$/)).rejects.toThrow(
    /in a circle[\s\S]*first[\s\S]*a\.js → [\s\S]*b\.js[\s\S]*second[\s\S]*b\.js → [\s\S]*c\.js/,
  );
  await expect(built(/c\.js$/)).resolves.toBeDefined();
});
