import { defineCallable } from "../platform/define-callable.ts";
import { order } from "./on-sale.ts";

/** Puts the services in the order of the list. */
export const orderServices = defineCallable("orderServices", { roles: ["admin"] }, async (input, caller) => {
  await order(input, caller);
  return {};
});
