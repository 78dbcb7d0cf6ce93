import { defineCallable } from "../platform/define-callable.ts";
import { confirm } from "./payouts.ts";

/** Says that the bank has carried out a payout. */
export const confirmPayout = defineCallable("confirmPayout", { roles: ["admin"] }, async (input, caller) => {
  await confirm(input, caller);
  return {};
});
