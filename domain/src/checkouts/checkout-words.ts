import { CHECKOUT_EXPIRED_WORDS, PAYMENT_HELD_WORDS } from "../base/checkout-said.ts";
import { DUPLICATE_ANSWER_DAYS } from "../payments/payment.ts";
import type { CheckoutState, CheckoutWay } from "./checkout-state.ts";

/** The words of one state: for a badge, above, and below it. */
export interface StateWords {
  readonly label: string;
  readonly title: string;
  readonly text: string;
}

/** What a checkout is and what can be done, in English; `checkout-words-hi.ts` has the Hindi. */
export const CHECKOUT_WORDS: {
  readonly states: Readonly<Record<CheckoutState, StateWords>>;
  readonly ways: Readonly<Record<CheckoutWay, string>>;
  /** What 'check again' found, when that is no news. */
  readonly asked: Readonly<Record<"processing" | "not_paid", string>>;
} = {
  states: {
    left: {
      label: "Left at checkout",
      title: "You left this at checkout",
      text: "Nothing has been charged, and you can still pay. If the fee has changed since, you see the new total first.",
    },
    silent: {
      label: "Bank has not answered yet",
      title: "Your bank has not answered yet",
      text: "Usually clear within 15 minutes. You can leave this page: your order opens as soon as the payment arrives. If you pay another way and both go through, you lose nothing: we return one of the two.",
    },
    arriving: {
      label: "Payment on its way",
      title: "Waiting for your payment to be confirmed",
      text: "Please do not pay again. You can leave this page: your order opens as soon as the payment arrives.",
    },
    failed: {
      label: "Payment failed",
      title: "Your last payment failed",
      text: "You have not been charged. If your bank shows a debit, it is reversed automatically. Try UPI or another card.",
    },
    not_paid: {
      label: "Not paid",
      title: "This is not paid yet",
      text: "Your bank did not confirm your last attempt. If it shows a debit, either the money comes back automatically or your order opens when it reaches us.",
    },
    returned: {
      label: "Money on its way back",
      title: "Your money is on its way back to you",
      text: "Your bank had put the amount on hold, and we never collected it. The hold is released automatically within 5 to 7 working days. You can pay again.",
    },
    checking: {
      label: "Being checked",
      title: "We are checking your payment",
      text: PAYMENT_HELD_WORDS,
    },
    asked: {
      label: "Waiting for your answer",
      title: "Did you mean to pay twice?",
      text: `You had already paid for this plan in the ${DUPLICATE_ANSWER_DAYS} days before. Tell us if you want to buy it again. If you do not answer within ${DUPLICATE_ANSWER_DAYS} days of this payment, we refund it.`,
    },
    paid: {
      label: "Paid",
      title: "You have paid for this service.",
      text: "Follow every step of the work in your order.",
    },
    second_debit: {
      label: "Second debit on its way back",
      title: "Your order is paid, and a second debit is on its way back",
      text: "Your bank put the amount on hold twice, and we collected it once. The second hold is released automatically within 5 to 7 working days.",
    },
    expired: {
      label: "Expired",
      title: "This payment has expired",
      text: CHECKOUT_EXPIRED_WORDS,
    },
  },
  ways: {
    check: "Check again",
    pay: "Continue payment",
    pay_another_way: "Pay another way",
    remove: "Remove",
    contact: "Write to us",
    payment: "See your payment",
    answer: "Answer now",
    order: "View your order",
    start_again: "Choose a plan",
  },
  asked: {
    processing: "We just checked: your bank has not answered yet.",
    not_paid: "We just checked: no payment has reached us.",
  },
};
