import { randomUUID } from "node:crypto";
import type { CallableInput } from "@niyamdesk/domain/callables";
import { newEmail } from "../support/actors.ts";

export type Wish = CallableInput<"createCheckout">;

/** Rupees with 18 % GST of the plan below, ₹1,499 before tax. */
export const TOTAL = 1_769;

/** What a client's browser asks for. */
export function wish(changes: Partial<Wish> = {}): Wish {
  return {
    service_id: "gst-registration",
    plan_id: "new-registration",
    contact: { name: "Asha Rao", email: newEmail("asha"), phone: "98765 43210", state_code: "29" },
    seen_total: TOTAL,
    idempotency_key: randomUUID(),
    ...changes,
  };
}
