/** The entities as Razorpay's API returns them. Amounts are integer paise, times Unix seconds. */

/** Razorpay (PHP at heart) returns an empty map as an empty list. */
export type Notes = Record<string, string> | [];

export interface OrderEntity {
  id: string;
  entity: "order";
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: "created" | "attempted" | "paid";
  attempts: number;
  notes: Notes;
  created_at: number;
}

export type PaymentStatus = "created" | "authorized" | "captured" | "refunded" | "failed";
export type PaymentMethod = "card" | "upi" | "netbanking";

interface CardEntity {
  id: string;
  entity: "card";
  name: string;
  last4: string;
  network: string;
  type: "credit" | "debit";
  issuer: string | null;
  international: boolean;
  emi: boolean;
  sub_type: "consumer";
  token_iin: null;
}

export interface PaymentEntity {
  id: string;
  entity: "payment";
  amount: number;
  currency: string;
  base_amount?: number;
  status: PaymentStatus;
  order_id: string | null;
  invoice_id: null;
  international: boolean;
  method: PaymentMethod;
  amount_refunded: number;
  refund_status: null | "partial" | "full";
  captured: boolean;
  description: string | null;
  card_id: string | null;
  card?: CardEntity;
  bank: string | null;
  wallet: null;
  vpa: string | null;
  email: string;
  contact: string;
  notes: Notes;
  fee: number | null;
  tax: number | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  acquirer_data: Record<string, string | null>;
  upi?: { payer_account_type: string; vpa: string; flow: string };
  created_at: number;
}

export interface RefundEntity {
  id: string;
  entity: "refund";
  amount: number;
  currency: string;
  payment_id: string;
  notes: Notes;
  receipt: string | null;
  acquirer_data: { arn: string | null };
  created_at: number;
  batch_id: null;
  status: "pending" | "processed" | "failed";
  speed_requested: "normal" | "optimum";
  speed_processed: "normal" | "instant" | null;
}

export interface DisputeEntity {
  id: string;
  entity: "dispute";
  payment_id: string;
  amount: number;
  currency: string;
  /** Nothing until it is lost. */
  amount_deducted: number;
  gateway_dispute_id: string | null;
  reason_code: string;
  respond_by: number;
  status: "open" | "under_review" | "won" | "lost" | "closed";
  phase: "fraud" | "retrieval" | "chargeback" | "pre_arbitration" | "arbitration";
  created_at: number;
}

export interface SettlementEntity {
  id: string;
  entity: "settlement";
  /** What reached the bank account. */
  amount: number;
  status: "created" | "processed" | "failed";
  /** Of the settlement itself: nothing unless it was made on demand. */
  fees: number;
  tax: number;
  utr: string;
  created_at: number;
}

/** One item of the combined reconciliation. */
export interface ReconEntity {
  entity_id: string;
  type: "payment" | "refund" | "transfer" | "adjustment";
  debit: number;
  credit: number;
  amount: number;
  currency: string;
  fee: number;
  tax: number;
  on_hold: boolean;
  settled: boolean;
  created_at: number;
  settled_at: number;
  settlement_id: string;
  posted_at: null;
  credit_type?: "default";
  description: string | null;
  notes: Notes | null;
  payment_id: string | null;
  settlement_utr: string;
  order_id: string | null;
  order_receipt: string | null;
  method: string | null;
  card_network: string | null;
  card_issuer: string | null;
  card_type: string | null;
  dispute_id: string | null;
}

/** What a failed payment carries, and what `payment.failed` hands to the page. */
export interface PaymentFailure {
  code: "BAD_REQUEST_ERROR" | "GATEWAY_ERROR" | "SERVER_ERROR";
  description: string;
  source: string;
  step: string;
  reason: string;
}

export interface CheckoutSuccess {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}
