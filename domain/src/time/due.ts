import { startOfIstDay } from "./time.ts";

/**
 * When what was promised for an instant is due: asked here by lists, their numbers, the queue, tasks and figures, so that they say the same.
 * It is due from the first minute of its day in India on, and overdue once its own time has passed: what is overdue is due as well. Epoch ms.
 */
export function isDue(at: number, now: number): boolean {
  return startOfIstDay(at) <= startOfIstDay(now);
}

export function isOverdue(at: number, now: number): boolean {
  return at < now;
}
