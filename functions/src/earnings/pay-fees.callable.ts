import { defineCallable } from "../platform/define-callable.ts";
import { notePaid } from "./end-payment.ts";

/** Notes that the bank paid what was begun. */
export const payFees = defineCallable("payFees", { roles: ["admin"] }, async (input, caller) => {
  await notePaid(input, caller);
  return {};
});
