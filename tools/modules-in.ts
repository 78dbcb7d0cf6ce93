import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

/**
 * What the files of a folder export as their default, by file name without its ending: registers in which each noun has a file
 * of its own, so that a new one changes none that is there. Folders that are read so stand in `testing/changed/read-together.ts`.
 */
export async function modulesIn<T>(folder: string): Promise<ReadonlyMap<string, T>> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .sort();
  const read = files.map(async (file) => {
    const { default: exported } = await import(
      /* @vite-ignore */ pathToFileURL(path.join(folder, file)).href
    );
    if (exported === undefined) throw new Error(`${path.join(folder, file)} has no default export`);
    return [path.basename(file, ".ts"), exported as T] as const;
  });
  return new Map(await Promise.all(read));
}
