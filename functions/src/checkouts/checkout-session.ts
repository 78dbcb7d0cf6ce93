import type { Checkout, CheckoutSession } from "@niyamdesk/domain/checkouts/checkout";
import { gatewayNotes } from "./gateway-notes.ts";

/** What the provider's window needs to open on this checkout. */
export function checkoutSession(checkout: Checkout, razorpayOrderId: string, keyId: string): CheckoutSession {
  const { contact } = checkout;
  return {
    checkout_id: checkout.id,
    status: checkout.status,
    razorpay_order_id: razorpayOrderId,
    razorpay_key_id: keyId,
    amount_paise: checkout.amount_paise,
    currency: checkout.currency,
    mode: checkout.key_mode,
    prefill: { name: contact.name, email: contact.email, contact: contact.phone },
    notes: gatewayNotes(checkout),
    order_id: checkout.order_id,
  };
}
