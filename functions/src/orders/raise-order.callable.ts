import { defineCallable } from "../platform/define-callable.ts";
import { raiseOrder as raise } from "./work-on-order.ts";

/** All that somebody selected in their queue. */
const SELECTED_AT_ONCE = { calls: 120, perSeconds: 60 };

/** Whoever has an order says that it presses, or takes that back; its client hears nothing of it. */
export const raiseOrder = defineCallable(
  "raiseOrder",
  { roles: ["admin", "ca", "tax_executive"], rateLimit: SELECTED_AT_ONCE },
  async (input, caller) => {
    await raise(input, caller);
    return {};
  },
);
