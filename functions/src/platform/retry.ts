import { setTimeout as pause } from "node:timers/promises";

/** gRPC codes: somebody else wrote first, or the database asks for patience. */
const CONTENTION = new Set([
  4, // DEADLINE_EXCEEDED
  5, // NOT_FOUND: a precondition on a document that is not there yet
  6, // ALREADY_EXISTS
  8, // RESOURCE_EXHAUSTED
  9, // FAILED_PRECONDITION
  10, // ABORTED
  14, // UNAVAILABLE
]);

/** Repeats a short optimistic write with growing, random pauses while others are in its way. Rethrows all else. */
export async function retryContention<T>(attempt: () => Promise<T>, tries = 12): Promise<T> {
  for (let n = 1; ; n += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (n >= tries || !isContention(error)) throw error;
      await pause(Math.random() * Math.min(20 * 2 ** n, 2_000));
    }
  }
}

/** The same without what may as well be our own mistake: the caller is told to try again. */
export function isHeldUp(error: unknown): boolean {
  return isContention(error) && ![5, 6, 9].includes(Number((error as { code: unknown }).code));
}

/** Whether the database refused since somebody else holds or just changed the same documents. */
export function isContention(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && CONTENTION.has(Number(error.code));
}
