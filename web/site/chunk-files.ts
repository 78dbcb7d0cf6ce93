import { readFileSync } from "node:fs";
import path from "node:path";

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

/**
 * The files of parts of a build, and of all that they import: parts by the source they begin with, or by the name of a group of
 * `config.ts`. The first are scripts, in the order in which they are needed.
 *
 * @param more sources that are taken too, whichever there are
 */
export function chunkFiles(
  folder: string,
  parts: readonly string[],
  more: (source: string) => boolean = () => false,
): { scripts: string[]; styles: string[]; others: string[] } {
  const manifest = readFileSync(path.join(folder, ".vite", "manifest.json"), "utf8");
  const chunks = JSON.parse(manifest) as Record<string, Chunk>;
  const seen = new Map<string, Chunk>();
  const add = (key: string) => {
    const chunk = chunks[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.set(key, chunk);
    for (const further of chunk.imports ?? []) add(further);
  };
  for (const part of parts) {
    const key = part in chunks ? part : Object.keys(chunks).find((one) => chunks[one]?.name === part);
    if (key === undefined) throw new Error(`The build has no ${part}`);
    add(key);
  }
  for (const key of Object.keys(chunks)) if (more(key)) add(key);
  const all = [...seen.values()];
  return {
    scripts: unique(all.map(({ file }) => file)),
    styles: unique(all.flatMap(({ css = [] }) => css)),
    others: unique(all.flatMap(({ assets = [] }) => assets)),
  };
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)];
}
