import type { Language } from "@niyamdesk/domain/base/languages";
import { REFUND_REASON_LABELS } from "@niyamdesk/domain/refunds/reason-labels";

const languages: Record<Language, string> = { en: "English", hi: "Hindi" };

/** Refunds, for administrators. */
export const workRefunds = {
  title: "Money",
  loading: "Loading the payment",
  failed: "Failed to load the payment",
  gone: "There is no such payment.",
  paid: "Paid",
  method: "Method",
  back: "Refunded or on its way",
  taken: "Taken back by the client's bank",
  left: "Left of it",
  refund: "Refund…",
  cancelOrder: "Cancel the order…",
  requests: "Refunds",
  requestStates: {
    asked: "Waiting for Razorpay",
    accepted: "With Razorpay",
    refused: "Refused",
    pending: "With the bank",
    processed: "Sent",
    failed: "Failed at the bank",
  },
  /** What it means, and what to do. */
  requestHelp: {
    asked: "Razorpay didn't answer. It is asked again by itself within the hour, and the sum is kept aside.",
    refused: (why: string) =>
      `Razorpay refused${why === "" ? "" : `: ${why}`}. Nothing was sent. Try again, or pay by bank transfer and note the UTR below.`,
    failed:
      "The client's bank didn't take it, so the money is back with us. Try again, or pay by bank transfer and note the UTR below.",
  },
  disputes: "Disputes",
  dispute: "Dispute over",
  disputeStates: {
    open: "To answer",
    under_review: "With the bank",
    won: "Won",
    lost: "Lost: the bank took it back",
    closed: "Closed",
  },
  /** How far a dispute has gone, or why; banks have codes of their own beside these. */
  disputeReasons: {
    fraud: "Suspected fraud",
    retrieval: "The bank asks for details",
    chargeback: "Chargeback",
    pre_arbitration: "Challenged a second time",
    arbitration: "Before the card network",
    goods_or_services_not_received_or_partially_received: "Service not received, or only in part",
  } as Readonly<Record<string, string>>,
  reference: "Bank reference (ARN, RRN or UTR)",
  tryAgain: "Try again…",
  /** Of a sum that failed, and was sent since. */
  settled: "Nothing is owed for this any more.",
  /** What of a sum that failed nobody has sent since. */
  partOwed: (sum: string) => `${sum} of it is still owed.`,
  transfer: "Note a bank transfer…",
  transferTitle: "Note a bank transfer",
  transferText:
    "Send the money from our bank account first. Noted here, it counts as refunded: the credit note is made and the client gets an email with the UTR.",
  transferSum: "Sum sent, in rupees",
  utr: "UTR",
  utrHint: "The number your bank gave the transfer.",
  transferWordsHint: "They read this by email.",
  noteTransfer: "Note the transfer",
  noting: "Noting…",
  transferDone: (sum: string) => `${sum} is noted as refunded`,
  byTransfer: "Bank transfer",
  fromDashboard: "Begun in Razorpay's dashboard",
  ofDispute: "Sent by Razorpay for the lost dispute",
  reasons: REFUND_REASON_LABELS,

  refundTitle: (service: string) => `Refund: ${service}`,
  cancelTitle: (service: string) => `Cancel ${service}?`,
  how: "How much goes back",
  reckoned: (sum: string) => `As calculated, ${sum}`,
  all: (sum: string) => `Everything that is left, ${sum}`,
  other: "Another sum",
  none: "Nothing",
  chooseHow: "Please choose how much goes back",
  sum: "Sum in rupees, tax included",
  atMost: (sum: string) => `At most ${sum}`,
  tooMuch: (sum: string) => `At most ${sum} is left of this payment`,
  tooLittle: "Please give back at least ₹1",
  noSum: "Please write a sum such as 500 or 499.50",
  reason: "Reason",
  chooseReason: "Please choose a reason",
  words: "Words to the client",
  wordsHint: (language: Language) =>
    `They read this in the order and by email. This client reads ${languages[language]}.`,
  writeWords: "Please write to the client why",
  effects: "What happens",
  sends: (sum: string, method: string) =>
    `Razorpay sends ${sum} back to what was paid with (${method}), usually within 5 to 7 working days. It can't be called back.`,
  sendsNothing: "Nothing goes back to the client.",
  note: (invoice: string) => `A credit note over the same sum is made against ${invoice}.`,
  closes: "The order is closed. Nobody works on it any more, and it can't be opened again.",
  mails: "The client gets an email with your words, and another one when it was sent.",
  tooLateForTax: (day: string, gst: string) =>
    `To lower our GST, a credit note for this invoice had to be made by ${day}: its return can't be filed by 30 November any more (s. 34). You can still refund, but ${gst} of it is our cost.`,
  tooOld:
    "This payment is more than 6 months old: the bank may refuse. Then pay by transfer and note the UTR.",
  nothingLeft: "All of this payment went back, or is on its way.",
  barred: {
    dispute_open: "The client's bank is deciding about this payment. Nothing can be refunded until it has.",
    dispute_lost:
      "The client's bank has taken what was left of this payment. A refund on top would pay it twice.",
  },
  doRefund: (sum: string) => `Refund ${sum}`,
  doRefundUnknown: "Refund",
  doCancel: "Cancel the order",
  doCancelBack: (sum: string) => `Cancel and refund ${sum}`,
  refunding: "Asking Razorpay…",
  notYet: "Not yet",
  keepOrder: "Keep the order",
  done: (sum: string) => `${sum} is on its way to the client`,
  waiting: "Razorpay didn't answer yet. It is asked again by itself; please don't send it another way.",
  refused: "Razorpay refused this refund, so nothing was sent. The reason stands with the payment.",
  cancelled: "The order is cancelled",
};
