import type { HoldReason } from "@niyamdesk/domain/payments/payment";
import type { GatewayPayment } from "../../integrations/razorpay/schemas.ts";
import type { CheckoutRecord, ErasedPurchase } from "../../platform/refs.ts";
import type { UnitOfWork } from "../../platform/unit-of-work.ts";

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
  /** Whose the checkout was, when it was erased with its account. */
  erased?: ErasedPurchase;
  reason: HoldReason;
}

/** One consequence of a payment: reads what it needs and adds its writes. A new consequence is a new function in the list. */
export type Effect<Facts> = (unit: UnitOfWork, facts: Facts) => void | Promise<void>;
