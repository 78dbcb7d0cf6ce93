import { logFailure } from "./log.ts";

const AT_ONCE = 5;

/**
 * Works through a batch, a few at once; one that fails is logged and does not stop the others. Counts failures.
 *
 * @param until when no further one is begun, by `performance.now()`; what was begun is ended
 */
export async function eachIsolated<T extends { id: string }>(
  what: string,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  until = Number.POSITIVE_INFINITY,
): Promise<{ done: number; failed: number }> {
  const waiting = [...items];
  let failed = 0;
  const worker = async () => {
    while (performance.now() < until) {
      const item = waiting.shift();
      if (item === undefined) return;
      try {
        await work(item);
      } catch (error) {
        failed += 1;
        logFailure(`${what} failed`, error, { id: item.id });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { done: items.length - waiting.length - failed, failed };
}
