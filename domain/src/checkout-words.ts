import type { CheckoutState, CheckoutWay } from "./checkout-state.ts";
import { ERROR_WORDS } from "./errors.ts";

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
      text: "Nothing was paid. Go on whenever you like: the price is kept for a day.",
    },
    silent: {
      label: "Bank has not answered yet",
      title: "Your bank has not answered yet",
      text: "Usually clear within 15 minutes. You can leave: your order opens by itself when the payment arrives. If you pay another way meanwhile, a second payment goes back by itself.",
    },
    arriving: {
      label: "Payment on its way",
      title: "Waiting for your payment to be confirmed",
      text: "Please do not pay again. You can leave: your order opens by itself when the payment arrives.",
    },
    failed: {
      label: "Payment failed",
      title: "Your last payment failed",
      text: "You have not been charged. If your bank shows a debit, it is returned by itself. Try UPI or another card.",
    },
    not_paid: {
      label: "Not paid",
      title: "This is not paid yet",
      text: "Your bank did not confirm the payment that was begun. If it shows a debit, that is returned by itself, or your order opens when it arrives.",
    },
    returned: {
      label: "Money returned",
      title: "Your payment came back to you",
      text: "Your bank had set the money aside, and we never took it. It is free again within 5 to 7 working days, by itself. You can pay again.",
    },
    checking: {
      label: "Being checked",
      title: "We are checking your payment",
      text: ERROR_WORDS.payment_held,
    },
    paid: {
      label: "Paid",
      title: "You have paid for this service.",
      text: "Your order shows every step of the work.",
    },
    second_debit: {
      label: "Second debit on its way back",
      title: "Your order is paid, and a second debit is on its way back",
      text: "Your bank set money aside twice, and we took it once. The other goes back by itself, within 5 to 7 working days.",
    },
    expired: {
      label: "Expired",
      title: "This payment has expired",
      text: ERROR_WORDS.checkout_expired,
    },
  },
  ways: {
    check: "Check again",
    pay: "Continue payment",
    pay_another_way: "Pay another way",
    remove: "Remove",
    contact: "Write to us",
    order: "View your order",
    start_again: "Choose a plan",
  },
  asked: {
    processing: "We have just asked: your bank has not answered yet.",
    not_paid: "We have just asked: no payment has reached us.",
  },
};
