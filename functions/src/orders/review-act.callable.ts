import { defineCallable } from "../platform/define-callable.ts";
import { reviewAct as review } from "./work-on-order.ts";

/** Finds such an act done, or says what is missing. */
export const reviewAct = defineCallable(
  "reviewAct",
  { roles: ["admin", "ca", "tax_executive"] },
  async (input, caller) => {
    await review(input, caller);
    return {};
  },
);
