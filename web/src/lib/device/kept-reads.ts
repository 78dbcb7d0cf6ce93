import { keptStore } from "./kept-store.ts";

/**
 * What a person read live, kept on their device as the server said it last, so that it stands there again without a network, after a
 * reload too. Signing out forgets all of it.
 */
interface KeptRead {
  value: unknown;
  /** Epoch ms. */
  readAt: number;
}

const KEPT_MS = 30 * 86_400_000;
/** About as many as twenty orders with their parts have. */
const MOST = 150;
/** What changes often is written once. */
const SOON_MS = 1000;

const inStore = keptStore("niyamdesk-read", "reads");
const unwritten = new Map<string, KeptRead>();
let isWriting = false;

export function keepRead(name: string, value: unknown): void {
  unwritten.set(name, { value, readAt: Date.now() });
  if (isWriting) return;
  isWriting = true;
  setTimeout(() => void write(), SOON_MS);
}

/** Null: nothing, or nothing of late. Classes have become plain records. */
export async function keptRead(name: string): Promise<KeptRead | null> {
  const found = await inStore("readonly", (store) => store.get(name));
  const kept = (found?.result ?? null) as KeptRead | null;
  return kept !== null && Date.now() - kept.readAt < KEPT_MS ? kept : null;
}

export async function forgetKeptReads(): Promise<void> {
  unwritten.clear();
  await inStore("readwrite", (store) => store.clear());
}

async function write(): Promise<void> {
  isWriting = false;
  const reads = [...unwritten];
  unwritten.clear();
  await inStore("readwrite", (store) => {
    for (const [name, read] of reads) store.put(read, name);
    return store.count();
  });
  const count = await inStore("readonly", (store) => store.count());
  if ((count?.result ?? 0) > MOST) await forgetOldest();
}

/** Half of them, so that it is not done at each new one. */
async function forgetOldest(): Promise<void> {
  const names = await inStore("readonly", (store) => store.getAllKeys());
  const reads = await inStore("readonly", (store) => store.getAll());
  const ages = (names?.result ?? []).map((name, index): [IDBValidKey, number] => [
    name,
    (reads?.result[index] as KeptRead | undefined)?.readAt ?? 0,
  ]);
  const old = ages.sort(([, one], [, next]) => one - next).slice(0, -MOST / 2);
  await inStore("readwrite", (store) => {
    for (const [name] of old) store.delete(name);
    return store.count();
  });
}
