import * as z from "zod/mini";

/** What we read of Razorpay's entities; further fields are let through unread. Money is paise, times epoch seconds. */

const optionalText = z.optional(z.nullable(z.string()));

export const gatewayOrder = z.object({
  id: z.string().check(z.regex(/^order_[A-Za-z0-9]+$/)),
  amount: z.int(),
  currency: z.string(),
  receipt: z.nullable(z.string()),
  status: z.enum(["created", "attempted", "paid"]),
});
export type GatewayOrder = z.output<typeof gatewayOrder>;

export const gatewayPayment = z.object({
  id: z.string().check(z.regex(/^pay_[A-Za-z0-9]+$/)),
  order_id: z.nullable(z.string()),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(["created", "authorized", "captured", "refunded", "failed"]),
  method: z.string(),
  amount_refunded: z._default(z.nullable(z.int()), 0),
  error_description: optionalText,
  /** Ours, as given to the window; empty notes come back as a list. */
  notes: z.optional(z.unknown()),
  created_at: z.int(),
});
export type GatewayPayment = z.output<typeof gatewayPayment>;

export const gatewayRefund = z.object({
  id: z.string().check(z.regex(/^rfnd_[A-Za-z0-9]+$/)),
  payment_id: z.string(),
  amount: z.int(),
  status: z.enum(["pending", "processed", "failed"]),
  created_at: z.int(),
});
export type GatewayRefund = z.output<typeof gatewayRefund>;

export const orderList = z.object({ items: z.array(gatewayOrder) });
export const paymentList = z.object({ items: z.array(gatewayPayment) });
export const refundList = z.object({ items: z.array(gatewayRefund) });

/** Whether the money of a payment reached us, whatever was given back later. */
export function isCaptured(payment: GatewayPayment): boolean {
  return payment.status === "captured" || payment.status === "refunded";
}
