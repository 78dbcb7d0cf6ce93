import type { Moment } from "../time/moment.ts";

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
  "possible_duplicate",
  "purchase_erased",
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

type Returnable = Pick<
  Payment,
  "status" | "hold_reason" | "refunds" | "refunded_paise" | "disputes" | "asking_paise"
>;

/**
 * Held money that goes back without an administrator: nobody but the payer can want it. Where people began to refund it, they go
 * on; what the bank is deciding about, or has taken, is not paid back a second time.
 */
export function isReturnable(payment: Returnable): boolean {
  const { status, hold_reason, refunds, refunded_paise, asking_paise = 0 } = payment;
  const isWhole = refunds.length === 0 && refunded_paise === 0 && asking_paise === 0;
  return status === "held" && goesBack(hold_reason) && isWhole && bankClaim(payment) === null;
}

function goesBack(reason: HoldReason | null): boolean {
  return reason === "purchase_erased" || reason === "possible_duplicate";
}

/** Whether the client still has to say what it was meant for. */
export function isAskedAbout(payment: Returnable & Pick<Payment, "duplicate_answer">): boolean {
  return (
    isReturnable(payment) &&
    payment.hold_reason === "possible_duplicate" &&
    payment.duplicate_answer === undefined
  );
}

/** A possible duplicate that its client says nothing about goes back after that. */
export const DUPLICATE_ANSWER_DAYS = 7;

export interface Refund {
  /** Razorpay refund id, `rfnd_…`; `trf_…`: we sent it by bank transfer ourselves, and Razorpay knows nothing of it. */
  id: string;
  amount_paise: number;
  status: "pending" | "processed" | "failed";
  created_at: Moment;
  /** Number of its credit note, once it is carried out and the note is made. */
  credit_note?: string;
  /** What the payer's bank finds it by (ARN of a card, RRN or UTR of other ways), once it has told one. */
  reference?: string;
  /** The refund that failed, or the request that was refused, which it stands in for (`owedOf`). */
  instead_of?: string;
  /** Nobody asked for it here: it was begun in the provider's dashboard, or by the provider itself for a dispute that we lost. */
  unasked?: true;
}

/** Whether we sent it by bank transfer: what Razorpay tells of refunds is never compared with it. */
export function isTransfer({ id }: Pick<Refund, "id">): boolean {
  return id.startsWith("trf_");
}

/** One transfer may pay back two payments of a client: each is a refund of its own. */
export function transferId(utr: string, paymentId: string): string {
  return `trf_${utr}_${paymentId}`;
}

/** The bank's number within the id of a transfer; null: the provider sent it. */
export function utrOf(refundId: string): string | null {
  return isTransfer({ id: refundId }) ? (refundId.split("_")[1] ?? null) : null;
}

/** Where a dispute (chargeback) stands, in Razorpay's words; the last three are final. */
export const DISPUTE_STATUSES = ["open", "under_review", "won", "lost", "closed"] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** The bank asks the money of a payment back. */
export interface Dispute {
  /** Razorpay dispute id, `disp_…`. */
  id: string;
  amount_paise: number;
  /** Taken from us so far; nothing unless it is lost. */
  deducted_paise: number;
  /** fraud, retrieval, chargeback, pre_arbitration, arbitration. */
  phase: string;
  reason_code: string;
  status: DisputeStatus;
  /** Without evidence by then it is lost. */
  respond_by: Moment | null;
  created_at: Moment;
  /** When Razorpay said what stands here. */
  told_at: Moment;
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
  /** What went back or is on its way, never more than was paid. */
  refunded_paise: number;
  /** What the provider said went back in all before we knew of every refund; 0 once all are listed. */
  told_refunded_paise?: number;
  /** Of the amount: what the client paid on top for the provider's fee. */
  customer_fee_paise?: number;
  /** Its refund closed the order, so that another payment may open it again. */
  closed_order?: boolean;
  /** How often its invoice was made out anew. */
  corrections?: number;
  /** Papers of each of those, the first first: the invoice that stood before, and the credit note that took it back. */
  replaced?: { invoice: string; credit_note: string }[];
  /** Asked of the provider to be given back, not answered yet. Counts as gone. */
  asking_paise?: number;
  /** A refund was carried out whose credit note is not made yet. */
  credit_due?: boolean;
  /** What its client said of a possible duplicate, or that it is given back without a word. */
  duplicate_answer?: "second_purchase" | "give_back";
  /** Oldest first. */
  disputes?: Dispute[];
  created_at: Moment;
  updated_at: Moment;
}

type Refunded = Pick<Payment, "amount_paise" | "refunds" | "told_refunded_paise">;

/**
 * What of a payment went back or is on its way: the refunds we know that did not fail, and what the provider counted
 * besides. Never more than was paid: a refund that failed unheard still stands in the list.
 */
export function refundedPaise({ amount_paise, refunds, told_refunded_paise = 0 }: Refunded): number {
  const known = sumOf(refunds.filter((refund) => !isTransfer(refund)));
  const live = sumOf(refunds.filter(({ status }) => status !== "failed"));
  return Math.min(amount_paise, live + Math.max(0, told_refunded_paise - known));
}

/** Whether what goes back of it has credit notes: money that bought nothing has none. */
export function hasCreditNotes({
  order_id,
  invoice_number,
}: Pick<Payment, "order_id" | "invoice_number">): boolean {
  return order_id !== null || invoice_number !== null;
}

/** Refunds that the bank has carried out and that no credit note was made for, the first first. */
export function withoutCreditNote(
  payment: Pick<Payment, "order_id" | "invoice_number" | "refunds">,
): Refund[] {
  if (!hasCreditNotes(payment)) return [];
  return payment.refunds.filter(
    ({ status, credit_note }) => status === "processed" && credit_note === undefined,
  );
}

/** Whether the bank has carried out the refund of all of it: one on its way may still fail. */
export function isAllBack({ amount_paise, refunds }: Refunded): boolean {
  return sumOf(refunds.filter(({ status }) => status === "processed")) >= amount_paise;
}

/**
 * Whether all of it went back, as far as is known: by what the bank has carried out, or by the provider's count alone. A
 * refund that is known to be on its way may still fail.
 */
export function isGone(payment: Refunded & Pick<Payment, "status">): boolean {
  return payment.status === "refunded" && !payment.refunds.some(({ status }) => status === "pending");
}

/** Whether what we know of refunds is not final, so that the provider has to be asked again. */
export function hasOpenRefunds(payment: Refunded): boolean {
  return payment.refunds.some(({ status }) => status === "pending") || !refundsAddUp(payment);
}

/** A bank that has told no reference by then tells none any more. */
const REFERENCE_DAYS = 10;
const DAY_MS = 86_400_000;

/** Whether a refund was carried out without the bank's reference, which comes some days later. @param now epoch ms */
export function awaitsReference({ refunds }: Pick<Payment, "refunds">, now: number): boolean {
  return refunds.some(({ status, reference, created_at }) => {
    const isLate = now - created_at.toMillis() > REFERENCE_DAYS * DAY_MS;
    return status === "processed" && reference === undefined && !isLate;
  });
}

/** Whether the refunds we know can be all there are: no more than was paid, no less than the provider counted. */
export function refundsAddUp({ amount_paise, refunds, told_refunded_paise = 0 }: Refunded): boolean {
  const live = sumOf(refunds.filter(({ status }) => status !== "failed"));
  const known = sumOf(refunds.filter((refund) => !isTransfer(refund)));
  return told_refunded_paise <= known && live <= amount_paise;
}

function sumOf(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
}

/**
 * What a bank claims of a payment, or has taken. Money that somebody else has a hand on carries no order and goes nowhere by itself; what
 * people may still give back of it, `refundRefusal` says.
 */
export function bankClaim({
  disputes = [],
}: {
  disputes?: readonly Pick<Dispute, "status">[];
}): "dispute_open" | "dispute_lost" | null {
  if (disputes.some(({ status }) => status === "lost")) return "dispute_lost";
  return disputes.some(({ status }) => status === "open" || status === "under_review")
    ? "dispute_open"
    : null;
}

/** What staff have to know of several first: money that is gone, then money that may go. Null: nobody disputed it. */
export function gravestDispute(disputes: readonly Pick<Dispute, "status">[]): DisputeStatus | null {
  const order: readonly DisputeStatus[] = ["lost", "open", "under_review", "won", "closed"];
  return order.find((status) => disputes.some((dispute) => dispute.status === status)) ?? null;
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
