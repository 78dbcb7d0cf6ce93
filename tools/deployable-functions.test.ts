import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildFunctions } from "./stack/build.ts";
import { ROOT } from "./stack/mode.ts";

const run = promisify(execFile);
const SOURCE = path.join(ROOT, "functions");
/** firebase.json keeps these out of a deploy. */
const NOT_DEPLOYED = ["node_modules", "src", "build.mjs"].map((name) => path.join(SOURCE, name));
let folder: string;

beforeAll(async () => {
  await buildFunctions();
  folder = await mkdtemp(path.join(os.tmpdir(), "niyamdesk-functions-"));
  await cp(SOURCE, folder, { recursive: true, filter: (file) => !NOT_DEPLOYED.includes(file) });
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test("a copy of functions/ alone installs and loads, as a deploy does it", { timeout: 600_000 }, async () => {
  await run("npm", ["install", "--omit=dev", "--no-audit", "--no-fund", "--prefer-offline"], { cwd: folder });
  const entry = pathToFileURL(path.join(folder, "lib", "index.js")).href;
  const script = `console.log(JSON.stringify(Object.keys(await import(${JSON.stringify(entry)}))))`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: folder,
    env: { ...process.env, FUNCTIONS_CONTROL_API: "true", GCLOUD_PROJECT: "demo-deploy" },
  });
  expect(JSON.parse(stdout)).toEqual(
    expect.arrayContaining(["createCheckout", "verifyPayment", "razorpayWebhook", "reconcilePayments"]),
  );
});
