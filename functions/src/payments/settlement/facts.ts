import type { HoldReason } from "@niyamdesk/domain/payments/payment";
import type { Timestamp } from "firebase-admin/firestore";
import type { GatewayPayment } from "../../integrations/razorpay/schemas.ts";
import type { CheckoutRecord, ErasedPurchase } from "../../platform/refs.ts";
import type { UnitOfWork } from "../../platform/unit-of-work.ts";
import { paidAt } from "./paid-at.ts";

/** A checkout that becomes an order, paid for or covered by a coupon. */
export interface Sale {
  checkout: CheckoutRecord;
  /** The order this becomes. */
  orderId: string;
  /** When it was paid; of what was not, when it was asked for. */
  paid: Timestamp;
  /** Null: there was nothing to pay. */
  paymentId: string | null;
}

/** A captured payment that fits its checkout. */
export interface Fulfilment extends Sale {
  payment: GatewayPayment;
}

export function fulfilment(payment: GatewayPayment, checkout: CheckoutRecord, orderId: string): Fulfilment {
  return { payment, checkout, orderId, paid: paidAt(payment), paymentId: payment.id };
}

/** A captured payment that does not fit. */
export interface Hold {
  payment: GatewayPayment;
  checkout: CheckoutRecord | null;
  /** Whose the checkout was, when it was erased with its account. */
  erased?: ErasedPurchase;
  reason: HoldReason;
}

/** One consequence of a payment: reads what it needs and adds its writes. A new consequence is a new function in the list. */
export type Effect<Facts> = (unit: UnitOfWork, facts: Facts) => void | Promise<void>;
