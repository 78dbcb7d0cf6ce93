import { defineCallable } from "../platform/define-callable.ts";
import { end } from "./change-franchise.ts";

/** Ends a franchise. */
export const endFranchise = defineCallable("endFranchise", { roles: ["admin"] }, async (input, caller) => {
  await end(input, caller);
  return {};
});
