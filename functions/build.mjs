import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
const { dependencies } = JSON.parse(readFileSync(`${here}package.json`, "utf8"));

/** The domain package is bundled in, so that this folder deploys by itself; npm packages stay outside. */
await build({
  absWorkingDir: here,
  entryPoints: { index: "src/index.ts", jobs: "src/jobs.ts", "pdf-reader": "src/platform/pdf-reader.ts" },
  outdir: "lib",
  bundle: true,
  platform: "node",
  target: "node24",
  format: "esm",
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  sourcemap: true,
  sourcesContent: false,
  logLevel: "warning",
});
