import { defineCallable } from "../platform/define-callable.ts";
import { callOff } from "./end-payment.ts";

/** Calls off what was begun to be paid to a CA. */
export const callOffFees = defineCallable("callOffFees", { roles: ["admin"] }, async (input, caller) => {
  await callOff(input, caller);
  return {};
});
