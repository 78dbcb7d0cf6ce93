const FORGOTTEN_AFTER_MS = 1000;

/**
 * Starts something once for all who ask. A start that failed is forgotten a moment later: all who waited for it hear of it, also
 * those who look again because it settled, and who asks afterwards starts anew.
 */
export function oneStart<T>(start: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | undefined;
  return () => {
    if (started !== undefined) return started;
    const mine = start();
    started = mine;
    mine.catch(() => {
      setTimeout(() => {
        started = undefined;
      }, FORGOTTEN_AFTER_MS);
    });
    return mine;
  };
}
