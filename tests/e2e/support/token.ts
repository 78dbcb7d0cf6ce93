import type { Page } from "playwright/test";

/** As if the page's computer had slept: the stored token of whoever is signed in has run out. */
export async function letTokenRunOut(page: Page): Promise<void> {
  // A page of the site on which nothing runs that would write the token back.
  await page.goto("/favicon.svg");
  await page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open("firebaseLocalStorageDb");
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const store = opening.result
            .transaction("firebaseLocalStorage", "readwrite")
            .objectStore("firebaseLocalStorage");
          const reading = store.getAll();
          reading.onsuccess = () => {
            for (const entry of reading.result) {
              const tokens = entry.value?.stsTokenManager;
              if (tokens)
                store.put({
                  ...entry,
                  value: { ...entry.value, stsTokenManager: { ...tokens, expirationTime: 1 } },
                });
            }
          };
          store.transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
  );
}

/** Everything that this browser stores for the site, as one text. */
export function storedInBrowser(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts = [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
    ];
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue;
      parts.push(
        await new Promise<string>((done) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => {
            const db = opening.result;
            const stores = [...db.objectStoreNames];
            const found: unknown[] = [];
            if (stores.length === 0) return done("");
            const reading = db.transaction(stores, "readonly");
            for (const store of stores) {
              const all = reading.objectStore(store).getAll();
              all.onsuccess = () => found.push(all.result);
            }
            reading.oncomplete = () => {
              db.close();
              done(JSON.stringify(found));
            };
          };
        }),
      );
    }
    return parts.join("\n");
  });
}
