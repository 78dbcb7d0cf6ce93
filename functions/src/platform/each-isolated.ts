import { logFailure } from "./log.ts";

const AT_ONCE = 5;

/** Works through a batch, a few at once; one that fails is logged and does not stop the others. Counts failures. */
export async function eachIsolated<T extends { id: string }>(
  what: string,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<{ done: number; failed: number }> {
  const waiting = [...items];
  let failed = 0;
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await work(item);
      } catch (error) {
        failed += 1;
        logFailure(`${what} failed`, error, { id: item.id });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { done: items.length - failed, failed };
}
