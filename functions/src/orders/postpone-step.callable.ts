import { defineCallable } from "../platform/define-callable.ts";
import { postponeStep as postpone } from "./work-on-order.ts";

/** Tells the client another date than was promised, and why. */
export const postponeStep = defineCallable(
  "postponeStep",
  { roles: ["admin", "ca", "tax_executive"] },
  async (input, caller) => {
    await postpone(input, caller);
    return {};
  },
);
