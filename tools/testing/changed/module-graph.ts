import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { commandOf } from "../packages.ts";
import { READ_TOGETHER } from "./read-together.ts";

const CRUISED = [
  "domain/src",
  "web/src",
  "web/site",
  "web/vite.config.ts",
  "functions/src",
  "tools",
  "tests",
];
const PLUGIN = /^virtual:(.+?)(?:\/|$)/;
const ENGLISH = "web/src/messages/en/";
const HINDI = "web/src/messages/hi/";

/** Who imports what; types only do not count, since nothing of them is left when a test runs. */
export interface ModuleGraph {
  /** What each module imports; of what is installed, only Node's own modules by their names. */
  imports: ReadonlyMap<string, readonly Import[]>;
}

export interface Import {
  to: string;
  /** By `import()`. */
  lazily: boolean;
}

interface Cruised {
  modules: {
    source: string;
    dependencies: { resolved: string; dynamic: boolean; dependencyTypes: string[] }[];
  }[];
}

/** The graph of a checkout, as dependency-cruiser sees it. */
export function readModuleGraph(root: string): ModuleGraph {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...[commandOf("dependency-cruiser", "depcruise"), ...CRUISED],
      ...["--config", ".dependency-cruiser.cjs", "--output-type", "json"],
    ],
    { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  if (!stdout.startsWith("{")) throw new Error(`dependency-cruiser gave no graph: ${stderr}`);
  const { modules } = JSON.parse(stdout) as Cruised;
  const imports = new Map(
    modules
      .filter(({ source }) => !source.includes("node_modules/"))
      .map(({ source, dependencies }) => [
        source,
        dependencies
          .filter(({ dependencyTypes }) => !dependencyTypes.includes("type-only"))
          .flatMap(({ resolved, dynamic }) =>
            standIns(root, resolved).map((to) => ({ to, lazily: dynamic })),
          ),
      ]),
  );
  for (const [reader, files] of Object.entries(READ_TOGETHER)) {
    const read = [...imports.keys()].filter((file) => files.test(file));
    imports.set(reader, [...(imports.get(reader) ?? []), ...read.map((to) => ({ to, lazily: false }))]);
  }
  return { imports };
}

/** What is only chosen when the site is built: a language's messages, and modules that a plugin of ours writes. */
function standIns(root: string, resolved: string): string[] {
  const [, plugin] = PLUGIN.exec(resolved) ?? [];
  if (plugin !== undefined) return [`web/vite-${plugin}.ts`];
  if (!resolved.startsWith(ENGLISH)) return [resolved];
  const hindi = resolved.replace(ENGLISH, HINDI);
  return existsSync(path.join(root, hindi)) ? [resolved, hindi] : [resolved];
}

/** A link of the graph that is not followed. */
export type Cut = (from: string, imported: Import) => boolean;

/** All that imports one of these files, itself or through others, each with the one it is reached from. */
export function reachedFrom(graph: ModuleGraph, files: Iterable<string>, cut: Cut): Map<string, string> {
  const importers = new Map<string, string[]>();
  for (const [from, imports] of graph.imports) {
    for (const one of imports) {
      if (cut(from, one)) continue;
      const known = importers.get(one.to);
      if (known) known.push(from);
      else importers.set(one.to, [from]);
    }
  }
  const reached = new Map([...files].map((file) => [file, file]));
  const waiting = [...reached.keys()];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const importer of importers.get(file) ?? []) {
      if (reached.has(importer)) continue;
      reached.set(importer, reached.get(file) ?? file);
      waiting.push(importer);
    }
  }
  return reached;
}

/** A file and all that it imports of one folder. */
export function importedBy(graph: ModuleGraph, file: string, folder: string): Set<string> {
  const found = new Set([file]);
  for (const one of found) {
    for (const { to } of graph.imports.get(one) ?? []) if (to.startsWith(folder)) found.add(to);
  }
  return found;
}
