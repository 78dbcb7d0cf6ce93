import { ORDER_STATUS_LABELS } from "./order.ts";

/** What the product itself writes into an order's timeline. Records keep it in English; the site knows it by these. */
export const TIMELINE_WORDS = {
  received: {
    event: ORDER_STATUS_LABELS.pending,
    description: (sum: string) => `We received your payment of ${sum}.`,
  },
  free: {
    event: ORDER_STATUS_LABELS.pending,
    description: (code: string) => `Coupon ${code} covers all of it. Nothing was charged.`,
  },
  refundAgreed: {
    event: "Refund agreed",
    description: (sum: string, words: string) => `${words} (refund: ${sum})`,
  },
  refundSent: {
    event: "Refund sent",
    description: (sum: string) =>
      `${sum} is on its way to the account you paid from. Banks take 5 to 7 working days.`,
  },
  refundTransferred: {
    event: "Refund sent",
    description: (sum: string, utr: string) =>
      `${sum} was sent by bank transfer. Bank reference (UTR): ${utr}.`,
  },
  refundFailed: {
    event: "Refund did not go through",
    description: (sum: string) => `Your bank did not accept the refund of ${sum}. Our team will contact you.`,
  },
  cancelled: {
    event: ORDER_STATUS_LABELS.cancelled,
    description: "Your payment was refunded in full before work began, so this order is closed.",
  },
  cancelledByClient: {
    event: "Cancelled by you",
    description: (sum: string, _words: string) =>
      `You cancelled this order. ${sum} goes back to the account you paid from.`,
  },
  cancelledByUs: {
    event: "Cancelled by us",
    description: (sum: string, words: string) => `${words} (refund: ${sum})`,
  },
  carried: {
    event: "Paid by your other payment",
    description: (sum: string) =>
      `Your first payment went back to you; your other payment of ${sum} pays for this order.`,
  },
  given: {
    event: "Assigned",
    description: (name: string) => `${name} will work on your order.`,
  },
  handedOver: {
    event: "Handed over",
    description: (name: string) => `${name} is now handling your order, with your documents and messages.`,
  },
  begun: {
    event: "Work has begun",
    description: (name: string) => `${name} has started on your order.`,
  },
  stepDone: {
    event: "Step done",
    description: (step: string) => `Done: ${step}.`,
  },
  documentsAsked: {
    event: "Documents needed",
    description: (documents: string, reason: string) => `Please send: ${documents}. Why: ${reason}`,
  },
  notNeeded: {
    event: "Document not needed",
    description: (document: string) => `We don't need this any more: ${document}.`,
  },
  actDone: {
    event: "Done by you",
    description: (act: string) => `You told us that this is done: ${act}.`,
  },
  actAccepted: {
    event: "Checked",
    description: (act: string) => `We've checked this: ${act}.`,
  },
  actAgain: {
    event: "Not done yet",
    description: (act: string, reason: string) => `We don't see this yet: ${act}. Why: ${reason}`,
  },
  accepted: {
    event: "Document accepted",
    description: (document: string) => `Accepted: ${document}.`,
  },
  again: {
    event: "Document to be sent again",
    description: (document: string, reason: string) => `Please send again: ${document}. Why: ${reason}`,
  },
  draft: {
    event: "Draft ready",
    description: (version: string) => `Version ${version} is ready for your approval.`,
  },
  approved: {
    event: "Draft approved",
    description: (version: string) => `You approved version ${version}.`,
  },
  changes: {
    event: "Changes asked for",
    description: (version: string, words: string) => `About version ${version} you wrote: ${words}`,
  },
  filed: {
    event: "Filed",
    description: (what: string, number: string, day: string) => `${what}: number ${number}, on ${day}.`,
  },
  later: {
    event: "New date",
    description: (date: string, was: string) =>
      `This is taking longer than we said. New date: ${date} instead of ${was}.`,
  },
  laterBecause: {
    event: "New date",
    description: (date: string, was: string, reason: string) =>
      `This is taking longer than we said. New date: ${date} instead of ${was}. Why: ${reason}`,
  },
  reminder: {
    event: "Reminder sent",
    description: (step: string) => `We are still waiting for you: ${step}.`,
  },
  done: {
    event: ORDER_STATUS_LABELS.completed,
    description: (number: string, day: string) => `All done: number ${number}, on ${day}.`,
  },
  doneUnnumbered: {
    event: ORDER_STATUS_LABELS.completed,
    description: (day: string) => `All done on ${day}.`,
  },
};
