import {
  bankClaim,
  DISPUTE_STATUSES,
  HOLD_REASONS,
  type HoldReason,
  PAYMENT_STATUSES,
  type PaymentStatus,
  type Refund,
} from "@niyamdesk/domain/payments/payment";
import { payments as words } from "#messages/payments.ts";
import {
  nameIn,
  numberIn,
  oneIn,
  partsIn,
  recentTimeIn,
  type StoredData,
  textIn,
} from "../../lib/firestore/stored.ts";

export interface RefundView {
  id: string;
  amountPaise: number;
  status: Refund["status"];
  /** Epoch ms. */
  at: number;
  /** Number of its credit note; null: none yet. */
  creditNote: string | null;
  /** By which the payer's bank finds it; null: none told yet. */
  reference: string | null;
  /** What failed before, for which it was sent. */
  insteadOf: string | null;
}

/** A payment as the client's screens show it. */
export interface PaymentView {
  id: string;
  /** Who paid; null: nobody we know. */
  userId: string | null;
  orderId: string | null;
  service: string;
  /** Whole rupees, tax included. */
  amount: number;
  /** Paise of GST within the amount. */
  gstPaise: number;
  status: PaymentStatus;
  holdReason: HoldReason | null;
  /** It is being given back: its client asked for that, or never answered. */
  isUnwanted: boolean;
  /** What the payer's bank does about it: it is deciding, or has taken the money back. */
  atBank: "reviewed" | "reversed" | null;
  method: string;
  /** Epoch ms. */
  at: number;
  invoiceNumber: string | null;
  razorpayId: string;
  refunds: RefundView[];
  /** What is being sent back and stands in no refund yet. */
  askingPaise: number;
  /** Invoices that were made out anew, each with the credit note that took it back. */
  replaced: { invoice: string; creditNote: string }[];
}

const REFUND_STATUSES = ["pending", "processed", "failed"] as const;

/** A status that is not known is shown as being checked rather than as paid. */
export function readPayment(id: string, data: StoredData): PaymentView {
  const status = oneIn(data, "status", PAYMENT_STATUSES, "held");
  return {
    id,
    ...{ userId: textIn(data, "user_id"), orderId: textIn(data, "order_id") },
    service: nameIn(data, "service") ?? words.payment,
    amount: numberIn(data, "amount"),
    gstPaise: numberIn(data, "gst_paise"),
    status,
    holdReason: HOLD_REASONS.find((reason) => reason === data.hold_reason) ?? null,
    isUnwanted: textIn(data, "duplicate_answer") === "give_back",
    atBank: atBank(data),
    method: textIn(data, "payment_method") ?? "",
    at: recentTimeIn(data, "date"),
    invoiceNumber: textIn(data, "invoice_number"),
    razorpayId: textIn(data, "razorpay_id") ?? id,
    refunds: partsIn(data, "refunds").map((refund) => ({
      id: textIn(refund, "id") ?? "",
      amountPaise: numberIn(refund, "amount_paise"),
      status: oneIn(refund, "status", REFUND_STATUSES, "pending"),
      at: recentTimeIn(refund, "created_at"),
      creditNote: textIn(refund, "credit_note") || null,
      reference: textIn(refund, "reference"),
      insteadOf: textIn(refund, "instead_of"),
    })),
    askingPaise: numberIn(data, "asking_paise"),
    replaced: partsIn(data, "replaced").flatMap((one) => {
      const [invoice, creditNote] = [textIn(one, "invoice"), textIn(one, "credit_note")];
      return invoice === null || creditNote === null ? [] : [{ invoice, creditNote }];
    }),
  };
}

/** A word that nobody knows is no decision yet. */
function atBank(data: StoredData): PaymentView["atBank"] {
  const disputes = partsIn(data, "disputes").map((part) => ({
    status: oneIn(part, "status", DISPUTE_STATUSES, "open"),
  }));
  const refusal = bankClaim({ disputes });
  if (refusal === null) return null;
  return refusal === "dispute_lost" ? "reversed" : "reviewed";
}
