import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright/test";
import { webEnvironment } from "../../../tools/stack/environment.ts";
import { ROOT, testMode } from "../../../tools/stack/mode.ts";
import { stack } from "./stack.ts";

let built: Promise<string> | undefined;

/**
 * Serves the site with React's development build, in which StrictMode mounts everything twice, at the address of the
 * usual one.
 */
export async function serveStrictSite(page: Page): Promise<void> {
  built ??= build();
  const folder = await built;
  // A page that did not come over the network counts as public, and would have to ask before it calls this machine.
  await page.context().grantPermissions(["local-network-access"]);
  await page.route(`${stack.addresses.site}/**`, (route) => {
    const asked = path.join(folder, decodeURIComponent(new URL(route.request().url()).pathname));
    const isFile = path.extname(asked) !== "" && existsSync(asked);
    return route.fulfill({ path: isFile ? asked : path.join(folder, "index.html") });
  });
}

async function build(): Promise<string> {
  const mode = testMode();
  const folder = path.join(mode.dir, "site-strict");
  await promisify(execFile)(
    process.execPath,
    [
      viteCommand(),
      "build",
      path.join(ROOT, "web"),
      "--mode",
      "development",
      "--outDir",
      folder,
      "--emptyOutDir",
    ],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: "development", ...webEnvironment(mode) } },
  );
  return folder;
}

/** Vite's own command, found from the site's package as npm laid it out. */
function viteCommand(): string {
  const require = createRequire(path.join(ROOT, "web", "package.json"));
  return path.join(path.dirname(require.resolve("vite/package.json")), "bin", "vite.js");
}
