import { defineCallable } from "../platform/define-callable.ts";
import { sumsOf } from "./sums.ts";

/** Sums over all that somebody ever called. */
export const sumOfCalls = defineCallable(
  "sumOfCalls",
  { roles: ["telecaller", "ca"] },
  async (_input, caller) => {
    return sumsOf(caller);
  },
);
