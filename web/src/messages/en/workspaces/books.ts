import type { FindingGroup, FindingKind } from "@niyamdesk/domain/books/finding";
import type { RunCounts } from "@niyamdesk/domain/books/run";

const number = new Intl.NumberFormat("en-IN");

/** What is wrong, and why what is offered is what to do. */
const kinds: Record<FindingKind, { what: string; why: string }> = {
  held: {
    what: "Payment on hold",
    why: "The money is here and nothing was sold for it. Match it, or refund it.",
  },
  unknown_payment: {
    what: "Payment we don't know",
    why: "Razorpay took this payment for one of our checkouts and we never heard of it. Taking it over makes the order.",
  },
  missing_payment: {
    what: "Payment missing at Razorpay",
    why: "We count this payment as received and Razorpay doesn't. Check it in Razorpay's dashboard before any work goes on.",
  },
  amount_differs: {
    what: "Amount differs",
    why: "Our record and Razorpay's are of different sums. Check both before you refund or match anything.",
  },
  unknown_refund: {
    what: "Refund we don't know",
    why: "Somebody refunded this in Razorpay's dashboard. Taking it over updates the order and makes the credit note.",
  },
  missing_refund: {
    what: "Refund missing at Razorpay",
    why: "We count this refund and Razorpay doesn't. The client may still be waiting for the money.",
  },
  refund_status_differs: {
    what: "Refund status differs",
    why: "We missed how this refund ended. Taking it over updates the payment.",
  },
  payment_without_order: {
    what: "Payment without an order",
    why: "The money counts as sold, and no order carries it. Refund it, or look at the client's other orders.",
  },
  order_without_payment: {
    what: "Order without a payment",
    why: "This order names a payment that we don't have. Check in Razorpay whether it was ever paid.",
  },
  payment_without_invoice: {
    what: "Invoice missing",
    why: "This sale has no tax invoice. Making one gives it the next number.",
  },
  invoice_differs: {
    what: "Invoice differs from the payment",
    why: "The invoice isn't for the sum that was paid. Ask your accountant before you change anything.",
  },
  invoice_without_payment: {
    what: "Invoice without a payment",
    why: "This document names a payment that we don't have. Ask your accountant.",
  },
  refund_without_credit_note: {
    what: "Credit note missing",
    why: "The money went back and no credit note says so. Making one gives it the next number.",
  },
  credit_exceeds_invoice: {
    what: "Credit notes exceed the invoice",
    why: "More was credited than was invoiced. Ask your accountant.",
  },
  series_gap: {
    what: "Gap in a series",
    why: "A number was given and no document has it. The tax office asks for a reason: write it down.",
  },
  series_repeat: {
    what: "Number used twice",
    why: "Two documents have the same number. Ask your accountant which of them stands.",
  },
  series_dates: {
    what: "Dates don't rise with numbers",
    why: "This document is dated before the one with the number before it. Ask your accountant.",
  },
  refund_failed: {
    what: "Refund failed at the bank",
    why: "The client's bank didn't take it. Try again, or pay by bank transfer and note its UTR.",
  },
  refund_refused: {
    what: "Refund refused",
    why: "Razorpay refused it, so nothing was sent. Try again, or pay by bank transfer and note its UTR.",
  },
  refunded_over: {
    what: "Refunded more than was paid",
    why: "Refunds and bank transfers of this payment come to more than the client paid. Check in Razorpay whether one of them failed. If none did, ask the client for what is too much.",
  },
  dispute: {
    what: "Dispute",
    why: "The client's bank wants this money back. Send the evidence in Razorpay's dashboard before the day shown.",
  },
  dispute_lost: {
    what: "Dispute lost",
    why: "The bank has taken this money back. Cancel the order if it is still open, or go on and say why. Ask your accountant about the invoice. Then set this aside.",
  },
  mail_given_up: {
    what: "Email given up",
    why: "The mail server didn't take it for two days. Send it again once the server works.",
  },
};

const groups: Record<FindingGroup, string> = {
  money: "Payments",
  refunds: "Refunds",
  disputes: "Disputes",
  mails: "Emails",
  series: "Number series",
};

/** The payments desk, for administrators. */
export const books = {
  title: "Payments",
  intro: "What doesn't match, and what waits for your decision",
  ways: { label: "Payments", desk: "To decide", all: "All payments" },
  kinds,
  groups,
  loading: "Loading the desk",
  failed: "Failed to load the desk",
  loadingRun: "Loading the last comparison",
  failedRun: "Failed to load the last comparison",
  match: "Nothing to decide",
  matchHint: "Payments on hold, and whatever differs from Razorpay, show up here.",
  toDecide: (lines: number) => (lines === 1 ? "1 line to decide" : `${lines} lines to decide`),
  mostShown: "These are the 50 oldest. The rest shows up as you resolve them.",
  compared: (at: string) => `Compared ${at}`,
  never: "The books have not been compared yet.",
  neverHint: "It happens every night at 3 am. You can run it now.",
  late: (at: string) => `Payments haven't been compared since ${at}.`,
  comparing: (done: number, all: number) => `Comparing, day ${done} of ${all}`,
  comparingSeries: "Comparing, number series",
  comparingRest: "Comparing, earlier findings",
  failedTry: "Razorpay didn't answer. It goes on by itself within a quarter of an hour.",
  counted: ({ payments, refunds, invoices }: RunCounts) =>
    `${number.format(payments)} payments, ${number.format(refunds)} refunds, ${number.format(invoices)} invoices and credit notes in 45 days`,
  foreign: (count: number) =>
    `${number.format(count)} payments of orders that were not made here are not compared.`,
  runNow: "Compare now",
  running: "Comparing…",
  ran: "The books are compared",
  goesOn: "The comparison goes on by itself. You can leave this page.",

  ours: "We have",
  theirs: "Razorpay has",
  nothing: "Nothing",
  /** A payment as Razorpay has it. */
  gateway: {
    created: "Not paid yet",
    authorized: "Authorised, not captured",
    captured: "Captured",
    refunded: "Refunded",
    failed: "Failed",
    unknown: "In a state we don't know",
  } as Readonly<Record<string, string>>,
  takenBack: "taken back",
  answerBy: (day: string) => `Answer by ${day}`,
  paidAndBack: (paid: string, back: string) => `${paid} paid, ${back} refunded`,
  gapTo: (first: string, last: string) => `${first} to ${last}`,
  /** Of a line that is not open. */
  standing: { set_aside: "Set aside", closed: "Resolved" },
  more: (what: string) => `More for ${what}`,
  acts: {
    take_over: "Take it over",
    make_invoice: "Make the invoice",
    make_note: "Make the credit note",
    send_again: "Send again",
    refund: "Refund…",
    try_again: "Try again…",
    transfer: "Note a transfer…",
    match: "Match to an order…",
    evidence: "Evidence file",
    note: "Note…",
    set_aside: "Set aside…",
    reopen: "Reopen",
  },
  mended: "Done. The payment is compared again and matches.",
  stillDiffers: "Done, and the two still differ. Please look at the payment.",
  sentAgain: "The email is on its way again",
  tooLarge: (names: string) => `Saved. These files were too large for it: ${names}`,

  say: {
    noteTitle: (what: string) => `Note: ${what}`,
    noteLabel: "Note for other administrators",
    note: "Save the note",
    asideTitle: (what: string) => `Set aside: ${what}?`,
    asideWhat: "It leaves the desk and comes back if it changes. The reason is kept.",
    asideLabel: "Why nothing is to be done",
    aside: "Set aside",
    saving: "Saving…",
    keep: "Not now",
    noted: "Note saved",
    setAside: "Set aside",
  },
  aside: {
    title: "Set aside",
    loading: "Loading what was set aside",
    failed: "Failed to load what was set aside",
    none: "Nothing was set aside.",
  },
  matching: {
    title: (sum: string) => `Match ${sum} to an order`,
    what: "What was this paid for? Only purchases of exactly this sum are shown, since an invoice is for what was paid.",
    choose: "Purchase",
    loading: "Looking for purchases",
    failed: "Failed to look for purchases",
    none: "No open purchase of this sum. Refund the payment, or ask the client what it was for.",
    option: (client: string, service: string, plan: string, at: string) =>
      `${client}: ${service}, ${plan}. Begun ${at}`,
    own: "paid through this one",
    carries: (order: string) => `carries on ${order}`,
    effects: "The order is made or goes on, the client gets the confirmation and the invoice by email.",
    do: "Match",
    doing: "Matching…",
    keep: "Not now",
    done: "The payment is matched to the order",
    choosePlease: "Please choose what it was paid for",
  },
  list: {
    label: "Payments",
    status: "Status",
    all: "All",
    none: "No payments yet",
    noneHint: "Payments show up here as soon as a client pays.",
    columns: {
      paid: "Paid",
      service: "Service",
      amount: "Amount",
      method: "Method",
      status: "Status",
      invoice: "Invoice",
    },
  },
  payment: {
    back: "Payments",
    notFound: "There is no such payment",
    notFoundWhy: "The address may be mistyped, or Razorpay has it and we don't yet.",
    failed: "Failed to load the payment",
    facts: "Payment",
    paid: "Paid on",
    client: "Client",
    order: "Order",
    noOrder: "None",
    before: "Earlier invoice",
    invoice: "Invoice",
    creditNote: "Credit note",
    findings: {
      title: "Found by the comparison",
      loading: "Loading findings",
      failed: "Failed to load findings",
      none: "Nothing was found.",
    },
    trail: {
      title: "Who did what",
      loading: "Loading the audit log",
      failed: "Failed to load the audit log",
      none: "Nobody has done anything to this payment.",
    },
  },
} as const;
