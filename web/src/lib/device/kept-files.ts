/**
 * Files that somebody chose for what they send in several sittings, kept on this device beside `kept-draft.ts` until that is sent,
 * thrown away, or somebody signs out here. A browser that does not keep them says so: they then live on where they were sent to.
 */
interface KeptFile {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const DATABASE = "niyamdesk-kept";
const STORE = "files";
/** There are browsers in which the store neither answers nor fails. */
const PATIENCE_MS = 4000;

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

/** The request once it is done with; null where the browser keeps nothing. */
async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<IDBRequest<T> | null> {
  const database = await opened();
  if (database === null) return null;
  try {
    return await inTime(
      new Promise((resolve, reject) => {
        const transaction = database.transaction(STORE, mode);
        const request = ask(transaction.objectStore(STORE));
        transaction.addEventListener("complete", () => resolve(request));
        transaction.addEventListener("abort", () => reject(transaction.error));
      }),
    );
  } catch {
    // Full, or private.
    return null;
  } finally {
    database.close();
  }
}

async function opened(): Promise<IDBDatabase | null> {
  try {
    return await inTime(
      new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(DATABASE, 1);
        request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE));
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error));
      }),
    );
  } catch {
    return null;
  }
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("The browser's store says nothing")), PATIENCE_MS);
    }),
  ]);
}
