import type { RefundableLine } from "@niyamdesk/domain/orders/refundable";

type Line = Exclude<RefundableLine["kind"], "step">;

const lines: Record<Line, string> = {
  paid: "Paid",
  fee: "Payment gateway's fee, not returned once work is done",
  gone: "Refunded already or on its way",
  taken: "Taken back by the bank",
};

/** Refunds and cancelling, as a client sees them on their order. */
export const refunds = {
  title: "Cancel and refund",
  loading: "Loading what can be refunded",
  failed: "Failed to load what can be refunded",
  now: "Refundable now",
  reckoning: "How it's calculated",
  lines,
  step: (name: string, percent: number) => `${name}, done (${percent}% of the fee)`,
  minus: "minus",
  /** Nobody has begun. */
  before: (sum: string) => `Nobody has started on it yet. Cancel now and all ${sum} comes back.`,
  cancelAndRefund: "Cancel and refund",
  cancelTitle: (service: string) => `Cancel ${service}?`,
  cancelText: (sum: string) =>
    `${sum} goes back to the card, account or UPI ID you paid from. Banks take 5 to 7 working days. The order is closed and can't be opened again.`,
  cancelling: "Cancelling…",
  keep: "Keep the order",
  cancelled: (sum: string) => `Cancelled. ${sum} is on its way back to you.`,
  /** Somebody works on it. */
  after: "Work has begun. You can still ask us to cancel it: this is what would come back now.",
  ask: "Ask to cancel",
  askTitle: (service: string) => `Ask us to cancel ${service}?`,
  askText:
    "An administrator reads your request and replies within 48 hours. Work already done is kept by us.",
  askWhy: "Why?",
  askDefault: "I would like to cancel this order.",
  asking: "Sending…",
  askSend: "Ask to cancel",
  asked: (time: string) => `You asked us to cancel. An administrator will reply by ${time}.`,
  askedLate: "You asked us to cancel. Our reply is late; we're sorry, an administrator is reminded.",
  nothing: "Nothing can be refunded now: the work you paid for is done.",
  disputed: "Your bank is deciding about this payment, so nothing can be refunded until it has.",
  takenBack: "Your bank has taken this payment back from us, so there's nothing left to refund.",
  state: {
    begun: (sum: string) => `We're sending ${sum} back`,
    atProvider: (sum: string) => `${sum} is on its way to your bank`,
    sent: (sum: string) => `${sum} sent to your bank`,
    transferred: (sum: string) => `${sum} sent to your bank account by transfer`,
    refused: (sum: string) =>
      `${sum} couldn't be sent back the way you paid. The money is still yours: we'll contact you to send it another way.`,
    failed: (sum: string) => `Your bank didn't accept ${sum}. We'll contact you to find another way.`,
  },
  /** Before the number. */
  reference: "Not there yet? Give your bank this reference (ARN):",
  utr: "Bank reference (UTR):",
};
