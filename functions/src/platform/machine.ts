import { AsyncLocalStorage } from "node:async_hooks";
import type { Machine } from "@niyamdesk/domain/audit/audit-entry";

const running = new AsyncLocalStorage<Machine>();

/** What is done within is done in answer to a message from outside. */
export function asWebhook<R>(work: () => R): R {
  return running.run("webhook", work);
}

/** Who acts where no person does. */
export function machine(): Machine {
  return running.getStore() ?? "job";
}
