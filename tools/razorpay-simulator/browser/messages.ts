import type { WindowOptions } from "./options.ts";
import type { FailureEvent, Success } from "./outcomes.ts";

/** What the merchant's page and the payment window say to each other. Each checks the other's origin and window. */
export const SOURCE = "razorpay-simulator";

export type ToWindow = { type: "open"; options: WindowOptions } | { type: "ask-to-close" };

export type ToPage =
  | { type: "ready" }
  | { type: "success"; response: Success }
  | { type: "failed"; response: FailureEvent }
  | { type: "dismissed" };

export function isMessage(data: unknown): data is { source: string; message: unknown } {
  return typeof data === "object" && data !== null && "source" in data && data.source === SOURCE;
}
