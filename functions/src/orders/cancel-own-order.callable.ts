import { RAZORPAY_SECRETS } from "../integrations/razorpay/keys.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { cancelOwn } from "./cancel-order.ts";

/** A client takes their order back before anybody has begun. */
export const cancelOwnOrder = defineCallable(
  "cancelOwnOrder",
  { roles: ["client_user"], rateLimit: { calls: 10, perSeconds: 60 }, secrets: RAZORPAY_SECRETS },
  async ({ order_id }, caller) => ({ back_paise: await cancelOwn(order_id, caller) }),
);
