import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { parametersOf } from "./stack/environment.ts";
import { ROOT, START_MODE } from "./stack/mode.ts";

const textOf = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const PARAMETERS = "functions/.env.demo-niyamdesk";

test("[SX-13] every parameter of the functions has its local value in a clone, the one that npm start gives it", () => {
  const defined = [...textOf("functions/src/platform/params.ts").matchAll(/defineString\("(\w+)"/g)];
  const here = parseEnv(textOf(PARAMETERS));
  expect(Object.keys(here).sort()).toEqual(defined.map(([, name]) => name).sort());
  expect(here).toEqual(parametersOf(START_MODE));
});

test("[SX-13] that file is committed, secrets are not and are never deployed, and the emulators have their screen", () => {
  const isIgnored = (file: string) => {
    try {
      execFileSync("git", ["check-ignore", "--no-index", "-q", file], { cwd: ROOT });
      return true;
    } catch {
      return false;
    }
  };
  expect([PARAMETERS, "functions/.secret.local", "functions/.env.niyamdesk", ".env"].map(isIgnored)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  const config = JSON.parse(textOf("firebase.json")) as {
    emulators: { ui: { enabled: boolean } };
    functions: { ignore: string[] }[];
  };
  expect(config.emulators.ui.enabled).toBe(true);
  expect(config.functions[0]?.ignore).toEqual(expect.arrayContaining([".secret.local", ".env.demo-*"]));
  expect(JSON.parse(textOf("package.json"))).toMatchObject({ scripts: { prepare: "node tools/prepare.ts" } });
});
