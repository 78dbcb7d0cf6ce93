import type { paymentInputs } from "@niyamdesk/domain/payments/callables";
import type { Attacks } from "../attacked.ts";

export default {
  paymentMatches: { by: ["admin"], input: { payment_id: "pay_29QQoUBi66xm2f" } },
  matchPayment: {
    by: ["admin"],
    input: { payment_id: "pay_29QQoUBi66xm2f", checkout_id: "chk_0123456789abcdef" },
  },
  answerDuplicate: {
    by: ["client_user"],
    input: { payment_id: "pay_29QQoUBi66xm2f", answer: "give_back" },
  },
} satisfies Attacks<typeof paymentInputs>;
