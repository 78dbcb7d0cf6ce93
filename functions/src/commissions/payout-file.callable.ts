import { defineCallable } from "../platform/define-callable.ts";
import { bankFile } from "./payouts.ts";

/** The file of a payout for the bank. */
export const payoutFile = defineCallable("payoutFile", { roles: ["admin"] }, async (input, caller) => {
  return bankFile(input.payout_id, caller);
});
