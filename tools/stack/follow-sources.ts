import { unwatchFile, watch, watchFile } from "node:fs";
import path from "node:path";
import { buildFunctions } from "./build.ts";
import { copyFromRoot, copyFunctionsBundle, RULES_FILES } from "./files.ts";
import { killFunctionWorkers } from "./function-workers.ts";
import { type Mode, ROOT } from "./mode.ts";

const SETTLED_AFTER_MS = 300;
const SOURCES = ["functions/src", "domain/src"];

/**
 * Brings changes of rules and functions into the running stack: the emulators see their own copies of both. Rules are
 * reloaded by the emulators; functions run the new bundle from their next call on.
 */
export function followSources(mode: Mode): { stop(): void } {
  let pending: NodeJS.Timeout | undefined;
  const rebuild = async () => {
    try {
      await buildFunctions();
      copyFunctionsBundle(mode);
      await killFunctionWorkers();
      console.log("Functions rebuilt.");
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  const watchers = SOURCES.map((folder) =>
    watch(path.join(ROOT, folder), { recursive: true }, (_event, name) => {
      if (name?.endsWith(".test.ts")) return;
      clearTimeout(pending);
      pending = setTimeout(() => void rebuild(), SETTLED_AFTER_MS);
    }),
  );
  for (const name of RULES_FILES) {
    watchFile(path.join(ROOT, name), { interval: 500 }, () => copyFromRoot(mode, name));
  }
  return {
    stop() {
      clearTimeout(pending);
      for (const watcher of watchers) watcher.close();
      for (const name of RULES_FILES) unwatchFile(path.join(ROOT, name));
    },
  };
}
