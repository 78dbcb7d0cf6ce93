import { defineCallable } from "../platform/define-callable.ts";
import { begin } from "./pay-fees.ts";

/** Begins a payment to CAs: what it comes to stands still until the bank's reference is noted. */
export const beginFees = defineCallable("beginFees", { roles: ["admin"] }, async (input, caller) => {
  await begin(input, caller);
  return {};
});
