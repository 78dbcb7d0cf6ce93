import { defineCallable } from "../platform/define-callable.ts";
import { reassignOrder as reassign } from "./reassign-order.ts";

/** Somebody leaves, and an administrator shares out a whole list: each order is a call of its own. */
const MANY_AT_ONCE = { calls: 600, perSeconds: 60 };

/** Gives an order to somebody else, with all that belongs to it. */
export const reassignOrder = defineCallable(
  "reassignOrder",
  { roles: ["admin"], rateLimit: MANY_AT_ONCE },
  async (input, caller) => {
    await reassign(input, caller);
    return {};
  },
);
