import type { DocumentData, DocumentReference } from "firebase-admin/firestore";

/** Waits until a document fulfils a condition, at most `withinMs`. A failing listener counts as a change. */
export function changeOf<T extends DocumentData>(
  ref: DocumentReference<T, T>,
  isMet: (data: T) => boolean,
  withinMs: number,
): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, withinMs);
    const stop = ref.onSnapshot((snapshot) => {
      const data = snapshot.data();
      if (data === undefined || isMet(data)) finish();
    }, finish);
    function finish(): void {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}
