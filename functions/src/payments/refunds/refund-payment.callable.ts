import { RAZORPAY_SECRETS } from "../../integrations/razorpay/keys.ts";
import { defineCallable } from "../../platform/define-callable.ts";
import { askRefund } from "./ask-refund.ts";
import { requestIdOf } from "./request-id.ts";

/** Gives back all or part of a payment. */
export const refundPayment = defineCallable(
  "refundPayment",
  { roles: ["admin"], secrets: RAZORPAY_SECRETS },
  async ({ request_id, ...wanted }, caller) => {
    const id = requestIdOf(caller, request_id);
    const by = { uid: caller.uid, role: caller.role ?? "" };
    return { request_id: id, status: await askRefund({ ...wanted, id, by }) };
  },
);
