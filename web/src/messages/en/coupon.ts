/** A coupon in the checkout, and what it made of an order. */
export const coupon = {
  have: "Have a coupon?",
  code: "Coupon code",
  apply: "Apply",
  checking: "Checking…",
  applied: (code: string, off: string) => `Coupon ${code} applied: ${off} off`,
  remove: "Remove coupon",
  codeMissing: "Enter the coupon code",
  line: (code: string) => `Coupon ${code}`,
  taxable: "Taxable value",
  withoutIt: "Continue without the coupon",

  place: "Place order",
  next: (turnaround: string) => [
    "Your coupon covers all of it: there is nothing to pay.",
    "Your order opens at once, and the confirmation comes by email.",
    `You send the documents from your order's page, and we do the work. Usual time: ${turnaround}.`,
  ],
  placedTitle: "Your order is open. Nothing was charged.",
  noInvoice: "None: nothing was charged",

  free: "Covered by your coupon",
  freeWhy: "Nothing was charged, so there is no payment, refund or tax invoice for this order.",
  paper: "Download statement (PDF)",
  paperFailed: "The statement could not be downloaded.",

  cancelBefore: "Nobody has started on it yet, so you can still cancel it.",
  cancel: "Cancel the order",
  cancelTitle: (service: string) => `Cancel ${service}?`,
  cancelText:
    "You paid nothing, so there's nothing to refund, and the coupon stays used. The order will be closed and can't be reopened.",
  cancelling: "Cancelling…",
  keepOrder: "Keep the order",
  cancelled: "Your order is cancelled.",
};
