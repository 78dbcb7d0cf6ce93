import { createHmac, timingSafeEqual } from "node:crypto";

const HEX_SHA256 = /^[0-9a-f]{64}$/i;

/**
 * Whether `signature` is the hex HMAC-SHA256 of `signed` under `secret`, compared in constant time. A missing secret,
 * or a signature that is empty, short or not hex, is simply not right.
 */
function isSignedBy(secret: string, signed: string | Buffer, signature: string): boolean {
  if (secret === "" || !HEX_SHA256.test(signature)) return false;
  const expected = createHmac("sha256", secret).update(signed).digest();
  return timingSafeEqual(expected, Buffer.from(signature, "hex"));
}

/** The window's success: `order_id|payment_id` under the API key's secret. The order id is the one we stored. */
export function isCheckoutSignature(
  keySecret: string,
  ids: { orderId: string; paymentId: string },
  signature: string,
): boolean {
  return isSignedBy(keySecret, `${ids.orderId}|${ids.paymentId}`, signature);
}

/** A webhook: the exact bytes received, under any secret that counts (two during a rotation). */
export function isWebhookSignature(secrets: readonly string[], rawBody: Buffer, signature: string): boolean {
  return secrets.some((secret) => isSignedBy(secret, rawBody, signature));
}
