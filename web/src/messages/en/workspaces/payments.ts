import type { HoldReason } from "@niyamdesk/domain/payments/payment";

const holds: Record<HoldReason, string> = {
  amount_mismatch: "Amount differs from the order's",
  currency_mismatch: "Not in rupees",
  unknown_order: "Belongs to no order",
  duplicate_payment: "Second payment for one order",
  stale_price: "Paid long after the checkout was opened",
  possible_duplicate: "Same plan paid twice in a week: the client decides, else refunded",
  purchase_erased: "Client deleted the account: the refund starts by itself",
};

/** Payments, for the office. */
export const workPayments = {
  holds,
  holdUnknown: "Doesn't match its order",
};
