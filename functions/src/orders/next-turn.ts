import type { Order } from "@niyamdesk/domain/orders/order";
import { openStep } from "@niyamdesk/domain/steps/work";

/** What a client has to do next, and until when (epoch ms). */
export interface NextTurn {
  step: string;
  name: string;
  by: number;
}

/**
 * Once something was filed, decided or done: the client's own part, when it comes next. Without it they would read that all is well, and
 * nothing goes on. A draft is told by itself, and so are documents that are asked for later.
 *
 * @param kinds of what happened
 */
export function nextTurn({ work }: Pick<Order, "work">, kinds: readonly string[]): NextTurn | null {
  if (!kinds.some((kind) => kind === "filed" || kind === "step_done")) return null;
  const step = work ? openStep(work) : null;
  const clock = work?.clock ?? null;
  if (step === null || clock === null || step.closes === "approval") return null;
  if (step.waits_for !== "client" || clock.waits_for !== "client") return null;
  return { step: step.id, name: step.name, by: clock.promised.toMillis() };
}
