import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Names of the files with a hash that a build made itself, for the build after it. */
const OWN_FILES = "own-files.json";
const TIMEOUT_MS = 60_000;

/**
 * Takes the files with a hash of the build before into a fresh one. A page that was composed, or kept on the way, just before a
 * deploy asks for them, and hosting serves only what the newest build brought. Of that build its own files only: those it had
 * taken over itself are two builds old.
 *
 * @param before folder of the build before, or the address where it is served; nothing happens where there is none
 */
export async function keepAssetsOf(before: string, fresh: string): Promise<void> {
  const own = globSync("{assets,hi/assets}/**/*.*", { cwd: fresh }).sort();
  writeFileSync(path.join(fresh, OWN_FILES), JSON.stringify(own));
  const isServed = /^https?:/.test(before);
  const names = isServed ? await servedNames(before) : namesIn(path.join(before, OWN_FILES));
  for (const name of names.filter((one) => !own.includes(one))) {
    const target = path.join(fresh, name);
    mkdirSync(path.dirname(target), { recursive: true });
    if (isServed) writeFileSync(target, await served(`${before}/${name}`));
    else if (existsSync(path.join(before, name))) cpSync(path.join(before, name), target);
  }
}

function namesIn(file: string): string[] {
  return existsSync(file) ? namesOf(JSON.parse(readFileSync(file, "utf8"))) : [];
}

/** The first deploy of a site has nothing before it. */
async function servedNames(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/${OWN_FILES}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`${origin}/${OWN_FILES} answered ${response.status}`);
  return namesOf(await response.json());
}

async function served(address: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

function namesOf(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  // What comes over the network names files here: nothing outside the two folders and those in them.
  return list.filter(
    (name): name is string => typeof name === "string" && /^(hi\/)?assets\/([\w-]+\/)?[\w.-]+$/.test(name),
  );
}
