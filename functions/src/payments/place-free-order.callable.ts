import { defineCallable } from "../platform/define-callable.ts";
import { placeFree } from "./place-free-order.ts";

/** Orders what a coupon covers whole. */
export const placeFreeOrder = defineCallable(
  "placeFreeOrder",
  { roles: ["client_user"] },
  async ({ checkout_id }, caller) => ({ order_id: await placeFree(checkout_id, caller.uid) }),
);
