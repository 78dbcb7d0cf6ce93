import { defineCallable } from "../platform/define-callable.ts";
import { giveBack } from "./payouts.ts";

/** Says that the bank sent a payment back. */
export const returnPayment = defineCallable("returnPayment", { roles: ["admin"] }, async (input, caller) => {
  await giveBack(input, caller);
  return {};
});
