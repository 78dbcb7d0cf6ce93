import { DomainError } from "@niyamdesk/domain/base/errors";
import type { TheirPayment, TheirRefund } from "@niyamdesk/domain/books/payment-faults";
import { findCheckoutId } from "../checkouts/find-checkout-id.ts";
import { gateway } from "../integrations/razorpay/gateway.ts";
import type { GatewayPayment, GatewayRefund } from "../integrations/razorpay/schemas.ts";
import { SECOND_MS, timestamp } from "../platform/clock.ts";
import { erasedPurchaseRef } from "../platform/refs.ts";

export function theirPayment({ id, amount, currency, created_at }: GatewayPayment): TheirPayment {
  return { id, amount_paise: amount, currency, created_at: timestamp(created_at * SECOND_MS) };
}

export function theirRefund({ id, amount, status, created_at }: GatewayRefund): TheirRefund {
  return { id, amount_paise: amount, status, created_at: timestamp(created_at * SECOND_MS) };
}

/** Null: Razorpay has no such payment. @throws DomainError gateway_unavailable */
export async function fetchTheirs(id: string): Promise<GatewayPayment | null> {
  try {
    return await gateway.fetchPayment(id);
  } catch (error) {
    if (error instanceof DomainError && error.code === "gateway_refused") return null;
    throw error;
  }
}

/** Whether a payment is of an order that was made here. One of no order at all can only be meant for us. */
export async function isOurs({ order_id }: GatewayPayment): Promise<boolean> {
  if (order_id === null) return true;
  return (await findCheckoutId(order_id)) !== null || (await erasedPurchaseRef(order_id).get()).exists;
}
