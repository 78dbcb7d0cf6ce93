import { spawn } from "node:child_process";
import path from "node:path";
import { webEnvironment } from "./environment.ts";
import { siteFolder } from "./files.ts";
import { type Mode, ROOT } from "./mode.ts";

/** Bundles the functions to `functions/lib`, as a deploy does. */
export async function buildFunctions(): Promise<void> {
  await run("functions", [path.join(ROOT, "functions", "build.mjs")], process.env);
}

/** Builds the site for this stack's addresses into its folder, where the hosting emulator serves it. */
export async function buildSite(mode: Mode): Promise<void> {
  await run("site", [path.join(ROOT, "web", "site", "build.ts"), "--out", siteFolder(mode)], {
    ...process.env,
    ...webEnvironment(mode),
  });
}

function run(what: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const build = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [build.stdout, build.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    build.once("error", reject);
    build.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The ${what} did not build:\n${output.trim()}`));
    });
  });
}
