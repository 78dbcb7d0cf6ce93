import path from "node:path";
import { webEnvironment } from "./environment.ts";
import { type Guarded, runGuarded } from "./guarded.ts";
import { type Mode, ROOT } from "./mode.ts";

/** The site on Vite's dev servers, both languages at one address: every change of a source file shows at once. */
export async function startDevServer(mode: Mode, port = mode.ports.web): Promise<Guarded> {
  const server = runGuarded(
    "The site's dev server",
    {
      command: process.execPath,
      args: [path.join(ROOT, "web", "site", "serve.ts"), "--port", String(port)],
      cwd: ROOT,
      log: path.join(mode.dir, "site.log"),
      pidFile: path.join(mode.dir, "site.pids"),
      graceMs: 3000,
    },
    { ...process.env, ...webEnvironment(mode) },
  );
  try {
    await server.says(/ready in/, 300_000);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}
