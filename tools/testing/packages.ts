import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);

/** The script behind a package's command, so that it runs on the pinned Node whatever the PATH holds. */
export function commandOf(packageName: string, command = packageName): string {
  const folder = folderOf(packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as {
    bin: string | Record<string, string>;
  };
  const script = typeof bin === "string" ? bin : bin[command];
  if (script === undefined) throw new Error(`${packageName} has no command ${command}`);
  return path.join(folder, script);
}

function folderOf(packageName: string): string {
  const places = require.resolve.paths(packageName) ?? [];
  for (const place of places) {
    try {
      return path.dirname(require.resolve(path.join(place, packageName, "package.json")));
    } catch {
      // Not in this node_modules folder: the next one up.
    }
  }
  throw new Error(`${packageName} is not installed`);
}
