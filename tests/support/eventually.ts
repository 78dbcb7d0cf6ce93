import { setTimeout as pause } from "node:timers/promises";

const BETWEEN_TRIES_MS = 100;

/**
 * Tries until it no longer throws and returns what it gave; after the time is up its last error is the test's error.
 * For what another process does at its own pace: a trigger, a mail, a webhook.
 */
export async function eventually<T>(attempt: () => T | Promise<T>, withinMs = 15_000): Promise<T> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(BETWEEN_TRIES_MS);
    }
  }
}
