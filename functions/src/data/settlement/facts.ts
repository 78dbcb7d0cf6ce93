import type { HoldReason } from "@niyamdesk/domain/payment";
import type { Transaction } from "firebase-admin/firestore";
import type { GatewayPayment } from "../../integrations/razorpay/schemas.ts";
import type { CheckoutRecord } from "../refs.ts";

/** A captured payment that fits its checkout. */
export interface Fulfilment {
  payment: GatewayPayment;
  checkout: CheckoutRecord;
  /** The order this becomes. */
  orderId: string;
}

/** A captured payment that does not fit. */
export interface Hold {
  payment: GatewayPayment;
  checkout: CheckoutRecord | null;
  reason: HoldReason;
}

/**
 * One consequence of a payment: reads what it needs, then gives back its writes. Settling runs all reads before any
 * write, as a transaction must; a new consequence is a new function in the list.
 */
export type Effect<Facts> = (tx: Transaction, facts: Facts) => (() => void) | Promise<() => void>;
