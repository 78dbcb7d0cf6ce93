import { createHmac } from "node:crypto";

/** What Checkout hands to the page after a payment: hex HMAC-SHA256 of `order_id|payment_id` under the key secret. */
export function paymentSignature(orderId: string, paymentId: string, keySecret: string): string {
  return createHmac("sha256", keySecret).update(`${orderId}|${paymentId}`).digest("hex");
}

/** `x-razorpay-signature`: hex HMAC-SHA256 of the exact bytes of the body under the webhook secret. */
export function webhookSignature(rawBody: string | Buffer, webhookSecret: string): string {
  return createHmac("sha256", webhookSecret).update(rawBody).digest("hex");
}

/**
 * JSON as Razorpay's PHP writes it: slashes and everything beyond ASCII escaped. A receiver that checks the
 * signature over re-serialised JSON therefore fails here, as it would in production.
 */
export function phpJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("/", "\\/")
    .replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
