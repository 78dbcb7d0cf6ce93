import { defineCallable } from "../platform/define-callable.ts";
import { sumsOf } from "./own-commission-sums.ts";

/** What a partner earned and is to get, over all of their lines. */
export const ownCommissionSums = defineCallable(
  "ownCommissionSums",
  { roles: ["franchise"] },
  (_input, { uid }) => sumsOf(uid),
);
