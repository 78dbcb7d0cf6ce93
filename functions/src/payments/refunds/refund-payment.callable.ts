import { RAZORPAY_SECRETS } from "../../integrations/razorpay/keys.ts";
import { defineCallable } from "../../platform/define-callable.ts";
import { sha256 } from "../../platform/hash.ts";
import { askRefund } from "./ask-refund.ts";

/** Gives back all or part of a payment. */
export const refundPayment = defineCallable(
  "refundPayment",
  { roles: ["admin"], secrets: RAZORPAY_SECRETS },
  async ({ request_id, ...wanted }, caller) => {
    const id = `rrq_${sha256(`${caller.uid} ${request_id}`).slice(0, 24)}`;
    const by = { uid: caller.uid, role: caller.role ?? "" };
    return { request_id: id, status: await askRefund({ ...wanted, id, by }) };
  },
);
