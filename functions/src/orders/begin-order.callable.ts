import { defineCallable } from "../platform/define-callable.ts";
import { begin } from "./work-on-order.ts";

/** Takes up an order: its client is told that work has begun. */
export const beginOrder = defineCallable(
  "beginOrder",
  { roles: ["admin", "ca", "tax_executive"] },
  async (input, caller) => {
    await begin(input, caller);
    return {};
  },
);
