import { DomainError } from "@niyamdesk/domain/base/errors";
import { isReturnable } from "@niyamdesk/domain/payments/payment";
import { RAZORPAY_SECRETS } from "../integrations/razorpay/keys.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { paymentRef } from "../platform/refs.ts";
import { giveBack } from "./held/give-back.ts";
import { sellAgain } from "./held/sell-again.ts";

/** A second payment for the same plan is held until its client says what it was meant for. */
export const answerDuplicate = defineCallable(
  "answerDuplicate",
  { roles: ["client_user"], rateLimit: { calls: 10, perSeconds: 60 }, secrets: RAZORPAY_SECRETS },
  async ({ payment_id, answer }, caller) => {
    const payment = (await paymentRef(payment_id).get()).data();
    if (payment?.user_id !== caller.uid) throw new DomainError("payment_not_held");
    if (payment.order_id !== null) return { order_id: payment.order_id };
    if (payment.hold_reason !== "possible_duplicate") throw new DomainError("payment_not_held");
    if (answer === "second_purchase") return { order_id: await sellAgain(payment_id) };
    // People are at it, or the bank is: nothing is promised that does not happen.
    if (payment.status === "held" && !isReturnable(payment)) throw new DomainError("payment_not_held");
    await giveBack(payment_id, caller.uid);
    return { order_id: null };
  },
);
