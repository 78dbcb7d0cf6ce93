import { defineCallable } from "../platform/define-callable.ts";
import { reassignOrder as reassign } from "./reassign-order.ts";

/** Gives an order to somebody else, with all that belongs to it. */
export const reassignOrder = defineCallable("reassignOrder", { roles: ["admin"] }, async (input, caller) => {
  await reassign(input, caller);
  return {};
});
