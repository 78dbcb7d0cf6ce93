import { RAZORPAY_SECRETS } from "../integrations/razorpay/keys.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { cancelOrder as cancel } from "./cancel-order.ts";

/** An administrator closes an order that nothing becomes of, and says what goes back. */
export const cancelOrder = defineCallable(
  "cancelOrder",
  { roles: ["admin"], secrets: RAZORPAY_SECRETS },
  async (input, caller) => ({ back_paise: await cancel(input, caller) }),
);
