import { DISPUTE_STATUSES, type Payment, type Refund } from "@niyamdesk/domain/payments/payment";
import {
  nameIn,
  numberIn,
  oneIn,
  partsIn,
  recentTimeIn,
  type StoredData,
  textIn,
} from "../../lib/firestore/stored.ts";

const REFUND_STATUSES = ["pending", "processed", "failed"] as const;

/** A payment as what can go back of it is reckoned. */
export interface PaymentMoney
  extends Pick<
    Payment,
    "id" | "amount_paise" | "gst_paise" | "refunds" | "told_refunded_paise" | "asking_paise"
  > {
  orderId: string | null;
  service: string;
  method: string;
  invoiceNumber: string | null;
  /** Epoch ms. */
  paidAt: number;
  customer_fee_paise: number;
  disputes: NonNullable<Payment["disputes"]>;
}

export function readMoney(id: string, data: StoredData): PaymentMoney {
  return {
    id,
    orderId: textIn(data, "order_id"),
    service: nameIn(data, "service") ?? "",
    method: textIn(data, "payment_method") ?? "",
    invoiceNumber: textIn(data, "invoice_number"),
    paidAt: recentTimeIn(data, "date"),
    amount_paise: numberIn(data, "amount_paise"),
    gst_paise: numberIn(data, "gst_paise"),
    customer_fee_paise: numberIn(data, "customer_fee_paise"),
    told_refunded_paise: numberIn(data, "told_refunded_paise"),
    asking_paise: numberIn(data, "asking_paise"),
    refunds: partsIn(data, "refunds").map(readRefund),
    disputes: partsIn(data, "disputes").map(readDispute),
  };
}

function readRefund(refund: StoredData): Refund {
  const at = recentTimeIn(refund, "created_at");
  const credit_note = textIn(refund, "credit_note");
  const reference = textIn(refund, "reference");
  const instead_of = textIn(refund, "instead_of");
  return {
    id: textIn(refund, "id") ?? "",
    amount_paise: numberIn(refund, "amount_paise"),
    status: oneIn(refund, "status", REFUND_STATUSES, "pending"),
    created_at: { toMillis: () => at },
    ...(credit_note === null ? {} : { credit_note }),
    ...(reference === null ? {} : { reference }),
    ...(instead_of === null ? {} : { instead_of }),
    ...(refund.unasked === true ? { unasked: true } : {}),
  };
}

/** A word that nobody knows is no decision yet. */
function readDispute(part: StoredData): PaymentMoney["disputes"][number] {
  const at = { toMillis: () => recentTimeIn(part, "created_at") };
  return {
    id: textIn(part, "id") ?? "",
    amount_paise: numberIn(part, "amount_paise"),
    deducted_paise: numberIn(part, "deducted_paise"),
    phase: textIn(part, "phase") ?? "",
    reason_code: textIn(part, "reason_code") ?? "",
    status: oneIn(part, "status", DISPUTE_STATUSES, "open"),
    ...{ respond_by: null, created_at: at, told_at: at },
  };
}
