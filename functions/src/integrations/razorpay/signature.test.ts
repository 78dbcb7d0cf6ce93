import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { isCheckoutSignature, isWebhookSignature } from "./signature.ts";

const IDS = { orderId: "order_RB58MiP5SPFYyM", paymentId: "pay_29QQoUBi66xm2f" };
const hex = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("hex");
const RIGHT = hex("key-secret", `${IDS.orderId}|${IDS.paymentId}`);

test("[RZP-01] order|payment under the key's secret is right, in either case of the digits", () => {
  expect(isCheckoutSignature("key-secret", IDS, RIGHT)).toBe(true);
  expect(isCheckoutSignature("key-secret", IDS, RIGHT.toUpperCase())).toBe(true);
});

test.each([
  ["swapped parts", hex("key-secret", `${IDS.paymentId}|${IDS.orderId}`)],
  ["our own id", hex("key-secret", `chk_0123456789abcdef|${IDS.paymentId}`)],
  ["another secret", hex("webhook-secret", `${IDS.orderId}|${IDS.paymentId}`)],
  ["nothing", ""],
  ["a short one", RIGHT.slice(0, 62)],
  ["a long one", `${RIGHT}00`],
  ["not hex", "g".repeat(64)],
  ["spaces around", ` ${RIGHT}`],
])("[RZP-01] %s is wrong, without an exception", (_, signature) => {
  expect(isCheckoutSignature("key-secret", IDS, signature)).toBe(false);
});

test("[RZP-07] without a secret nothing is right, not even what an empty secret signs", () => {
  expect(isCheckoutSignature("", IDS, hex("", `${IDS.orderId}|${IDS.paymentId}`))).toBe(false);
  expect(isWebhookSignature([], Buffer.from("{}"), hex("", "{}"))).toBe(false);
  expect(isWebhookSignature([""], Buffer.from("{}"), hex("", "{}"))).toBe(false);
});

test("[RZP-07] a webhook may be signed with the new secret or the old", () => {
  const body = Buffer.from('{"event": "payment.captured"}');
  for (const secret of ["new", "old"]) {
    expect(isWebhookSignature(["new", "old"], body, hex(secret, body.toString()))).toBe(true);
  }
  expect(isWebhookSignature(["new"], body, hex("old", body.toString()))).toBe(false);
});
