import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildFunctions } from "./stack/build.ts";
import { secretsOf } from "./stack/environment.ts";
import { ROOT, START_MODE } from "./stack/mode.ts";

/**
 * Runs after `npm ci` (package.json's `prepare`), so that `firebase emulators:start --project demo-niyamdesk` finds in a
 * fresh clone what firebase-tools does not make by itself: the functions' bundle, and values for their secrets. Those of a
 * clone open the local simulator only, and the file is not committed.
 */
await buildFunctions();
const secrets = path.join(ROOT, "functions", ".secret.local");
if (!existsSync(secrets)) {
  const lines = Object.entries(secretsOf(START_MODE)).map(
    ([name, value]) => `${name}=${JSON.stringify(value)}\n`,
  );
  writeFileSync(secrets, lines.join(""));
}
