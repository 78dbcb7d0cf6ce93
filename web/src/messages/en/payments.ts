import {
  type HoldReason,
  PAYMENT_STATUS_LABELS,
  paymentMethodLabel,
} from "@niyamdesk/domain/payments/payment";

const holds: Record<HoldReason, string> = {
  amount_mismatch: "The amount that reached us is not the amount of your order.",
  currency_mismatch: "The payment reached us in a currency other than rupees.",
  unknown_order: "The payment reached us without an order it belongs to.",
  duplicate_payment: "This order was already paid, so this looks like a second payment for it.",
  stale_price: "You paid for an offer we made some time ago, so its price or the plan may have changed.",
  possible_duplicate:
    "You had paid for the same plan in the week before, so this may be an accidental second payment.",
  purchase_erased: "This payment arrived after the purchase had been deleted.",
};

/** Payments, as their client sees them. */
export const payments = {
  title: "Payment History",
  recent: "Recent payments",
  all: "All payments",
  loading: "Loading your payments",
  failed: "Failed to load your payments",
  none: "No payments yet",
  noneHint: "Once you pay for something, you'll see the payment here with its invoice number and any refund.",
  noneShort: "No payments yet.",
  /** Where a record does not say what was paid for. */
  payment: "Payment",

  date: "Date",
  service: "Service",
  amount: "Amount",
  status: "Status",
  method: "Method",
  invoice: "Invoice",
  downloadPdf: "Download PDF",
  downloading: "Downloading",
  creditNote: "Credit note",
  razorpayId: "Razorpay ID",
  paidOn: "Paid on",
  statuses: PAYMENT_STATUS_LABELS,
  methodName: paymentMethodLabel,
  year: "Financial year",
  anyYear: "All years",
  yearOf: (year: string) => `FY ${year}`,
  noInvoiceYet: "Being prepared",
  noInvoiceHeld: "None while we check it",
  loadingOne: "Loading the payment",
  failedOne: "Failed to load the payment",
  beingRecorded: "We're recording the payment of this order.",

  total: "Total",
  beforeTax: "Price before tax",
  coupon: (code: string) => `Coupon ${code}`,
  taxable: "Taxable value",
  billFailed: "We couldn't load what the total is made of.",
  business: "Business",
  gstin: "GSTIN",
  state: "State",
  billedToFailed: "We couldn't load whom the invoice is for.",

  holds,
  holdUnknown: "Something about this payment does not match its order.",
  moneyIsSafe: "Your money is safe.",
  weCheck: "Your money is safe: our team will check it and contact you.",
  weRefund: "We're refunding it. Banks take 5 to 7 working days.",
  goesBack: "We're sending this money back to you. Banks take 5 to 7 working days.",
  reversed: "Reversed by bank",
  bankTookBack: "Your bank has taken this payment back from us.",
  bankReviews: "Your bank is reviewing this payment. We'll go by its decision.",
  refundAsked: (amount: string) => `We're sending ${amount} back`,
  refundStarted: (amount: string, date: string) => `${amount} has been on its way to your bank since ${date}`,
  refunded: (amount: string, date: string) => `${amount} sent to your bank on ${date}`,
  transferred: (amount: string, date: string) => `${amount} sent by bank transfer on ${date}`,
  refundFailed: (amount: string) =>
    `Your bank didn't accept ${amount}. The money is still yours: we'll contact you to send it another way.`,
  arrivesBy: (date: string) => `Usually in your account by ${date}`,
  arrivesSoon: "Usually in your account the same or the next working day",
  overdue: (date: string) =>
    `It should have reached you by ${date}. If it hasn't, give your bank the reference, or write to us and we'll ask.`,
  reference: "Bank reference",
  replaced: "Earlier invoice",
  replacedBy: "cancelled by credit note",

  duplicate: (days: number) =>
    `Did you mean to buy it again? If we don't hear from you within ${days} days, we'll refund it.`,
  keepBoth: "Keep both",
  refundIt: "Refund it",
  refundOnItsWay: "Your refund is on its way. Banks take 5 to 7 working days.",

  toFinish: "Payments to finish",
  leftAtCheckout: "Left at checkout",
  openFailed: "Failed to load your open payments",
  startedOn: (date: string) => `started on ${date}`,
  arrived: "Your payment has arrived.",
};
