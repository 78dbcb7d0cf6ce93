/** There are browsers in which the store neither answers nor fails. */
const PATIENCE_MS = 4000;

type InStore = <T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
) => Promise<IDBRequest<T> | null>;

/** A store of this browser, opened for each use. It gives the request once it is done with; null where the browser keeps nothing. */
export function keptStore(name: string, storeName: string): InStore {
  return async (mode, ask) => {
    const database = await opened(name, storeName);
    if (database === null) return null;
    try {
      return await inTime(
        new Promise((resolve, reject) => {
          const transaction = database.transaction(storeName, mode);
          const request = ask(transaction.objectStore(storeName));
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
  };
}

async function opened(name: string, storeName: string): Promise<IDBDatabase | null> {
  try {
    return await inTime(
      new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name, 1);
        request.addEventListener("upgradeneeded", () => request.result.createObjectStore(storeName));
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
