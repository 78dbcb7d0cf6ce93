import { defineCallable } from "../platform/define-callable.ts";
import { raiseOrder as raise } from "./work-on-order.ts";

/** Whoever has an order says that it presses, or takes that back; its client hears nothing of it. */
export const raiseOrder = defineCallable(
  "raiseOrder",
  { roles: ["admin", "ca", "tax_executive"] },
  async (input, caller) => {
    await raise(input, caller);
    return {};
  },
);
