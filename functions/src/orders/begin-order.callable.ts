import { defineCallable } from "../platform/define-callable.ts";
import { begin } from "./work-on-order.ts";

/** All that somebody selected in their queue. */
const SELECTED_AT_ONCE = { calls: 120, perSeconds: 60 };

/** Takes up an order: its client is told that work has begun. */
export const beginOrder = defineCallable(
  "beginOrder",
  { roles: ["admin", "ca", "tax_executive"], rateLimit: SELECTED_AT_ONCE },
  async (input, caller) => {
    await begin(input, caller);
    return {};
  },
);
