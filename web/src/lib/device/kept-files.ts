import { keptStore } from "./kept-store.ts";

/**
 * Files that somebody chose for what they send in several sittings, kept on this device beside `kept-draft.ts` until that is sent,
 * thrown away, or somebody signs out here. A browser that does not keep them says so: they then live on where they were sent to.
 */
interface KeptFile {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const inStore = keptStore("niyamdesk-kept", "files");

/** Whether it is kept. */
export async function keepFile(key: string, { name, type, bytes }: KeptFile): Promise<boolean> {
  const kept = await inStore("readwrite", (store) =>
    store.put({ name, type, bytes } satisfies KeptFile, key),
  );
  return kept !== null;
}

/** Null: not there, or not told. */
export async function keptFile(key: string): Promise<File | null> {
  const found = await inStore("readonly", (store) => store.get(key));
  const file = found?.result as KeptFile | undefined;
  return file === undefined ? null : new File([file.bytes], file.name, { type: file.type });
}

/** Forgets all whose key begins so, but for these. */
export async function keepOnly(prefix: string, keys: readonly string[]): Promise<void> {
  const found = await inStore("readonly", (store) => store.getAllKeys());
  for (const key of found?.result ?? []) {
    if (typeof key !== "string" || !key.startsWith(prefix) || keys.includes(key)) continue;
    await inStore("readwrite", (store) => store.delete(key));
  }
}

/** All whose key begins so. */
export const forgetKeptFilesOf = (prefix: string): Promise<void> => keepOnly(prefix, []);

/** All of them: what a person chose is not for the next one. */
export async function forgetKeptFiles(): Promise<void> {
  await inStore("readwrite", (store) => store.clear());
}
