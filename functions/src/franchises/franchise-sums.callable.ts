import { defineCallable } from "../platform/define-callable.ts";
import { sumsBelow } from "./sums.ts";

/** What those below a partner earned in a month. */
export const franchiseSums = defineCallable(
  "franchiseSums",
  { roles: ["franchise"] },
  async (input, caller) => {
    return sumsBelow(input, caller);
  },
);
