import { ORDER_STATUS_LABELS } from "./order.ts";

/** What the product itself writes into an order's timeline. Records keep it in English; the site knows it by these. */
export const TIMELINE_WORDS = {
  received: {
    event: ORDER_STATUS_LABELS.pending,
    description: (sum: string) => `We received your payment of ${sum}.`,
  },
  refundSent: {
    event: "Refund sent",
    description: (sum: string) =>
      `${sum} is on its way to the account you paid from. Banks take 5 to 7 working days.`,
  },
  refundFailed: {
    event: "Refund did not go through",
    description: (sum: string) => `Your bank did not accept the refund of ${sum}. Our team will contact you.`,
  },
  cancelled: {
    event: ORDER_STATUS_LABELS.cancelled,
    description: "Your payment was refunded in full before work began, so this order is closed.",
  },
  carried: {
    event: "Paid by your other payment",
    description: (sum: string) =>
      `Your first payment went back to you; your other payment of ${sum} pays for this order.`,
  },
};
