import { defineCallable } from "../platform/define-callable.ts";
import { finishStep as finish } from "./work-on-order.ts";

/** Marks the open step of an order as done. */
export const finishStep = defineCallable(
  "finishStep",
  { roles: ["admin", "ca", "tax_executive"] },
  async (input, caller) => {
    await finish(input, caller);
    return {};
  },
);
