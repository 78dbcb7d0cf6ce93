import { defineCallable } from "../platform/define-callable.ts";
import { pay } from "./pay-fees.ts";

/** Notes what the bank paid to CAs. */
export const payFees = defineCallable("payFees", { roles: ["admin"] }, async (input, caller) => {
  await pay(input, caller);
  return {};
});
