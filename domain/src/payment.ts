import type { Moment } from "./moment.ts";

/** `held`: real money that matches no order as it should; an admin decides, it is never dropped. */
export const PAYMENT_STATUSES = ["completed", "refunded", "partially_refunded", "held"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_STATUS_LABELS: Record<PaymentStatus, string> = {
  completed: "Paid",
  refunded: "Refunded",
  partially_refunded: "Partly refunded",
  held: "Being checked",
};

export const HOLD_REASONS = [
  "amount_mismatch",
  "currency_mismatch",
  "unknown_order",
  "duplicate_payment",
  "stale_price",
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

export interface Refund {
  /** Razorpay refund id, `rfnd_…`. */
  id: string;
  amount_paise: number;
  status: "pending" | "processed" | "failed";
  created_at: Moment;
}

/** `payments/{razorpay_payment_id}`; written by functions only. */
export interface Payment {
  id: string;
  razorpay_id: string;
  razorpay_order_id: string;
  checkout_id: string | null;
  order_id: string | null;
  user_id: string | null;
  service: string;
  /** Whole rupees received, tax included. */
  amount: number;
  amount_paise: number;
  /** Whole rupees of GST as charged (with round-off). */
  gst: number;
  gst_paise: number;
  currency: string;
  status: PaymentStatus;
  hold_reason: HoldReason | null;
  /** card, upi, netbanking, wallet, … */
  payment_method: string;
  date: Moment;
  /** Null until allotted, right after the payment. */
  invoice_number: string | null;
  refunds: Refund[];
  refunded_paise: number;
  created_at: Moment;
  updated_at: Moment;
}

/** Status by how much of a payment went back to the client; failed refunds do not count. */
export function statusAfterRefunds(amountPaise: number, refundedPaise: number): PaymentStatus {
  if (refundedPaise <= 0) return "completed";
  return refundedPaise >= amountPaise ? "refunded" : "partially_refunded";
}

const METHOD_LABELS: Readonly<Record<string, string>> = {
  card: "Card",
  upi: "UPI",
  netbanking: "Net banking",
  wallet: "Wallet",
  emi: "EMI",
  paylater: "Pay later",
  bank_transfer: "Bank transfer",
};

/** Razorpay's method in words; one that is new there is shown as it came. */
export function paymentMethodLabel(method: string): string {
  return METHOD_LABELS[method] ?? (method === "" ? "Not known yet" : method.replaceAll("_", " "));
}
