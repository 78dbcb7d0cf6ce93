import * as z from "zod/mini";
import { gatewayPayment, gatewayRefund } from "./schemas.ts";

const envelope = z.object({ event: z.string() });
const withPayment = z.object({ payload: z.object({ payment: z.object({ entity: gatewayPayment }) }) });
const withRefund = z.object({
  payload: z.object({
    payment: z.object({ entity: gatewayPayment }),
    refund: z.object({ entity: gatewayRefund }),
  }),
});

const PAYMENT_EVENTS = new Set(["payment.authorized", "payment.captured", "payment.failed", "order.paid"]);
const REFUND_EVENTS = new Set([
  "refund.created",
  "refund.processed",
  "refund.failed",
  "refund.speed_changed",
]);

type WebhookEvent =
  | { kind: "payment"; name: string; payment: z.output<typeof gatewayPayment> }
  | {
      kind: "refund";
      name: string;
      payment: z.output<typeof gatewayPayment>;
      refund: z.output<typeof gatewayRefund>;
    }
  | { kind: "unknown"; name: string };

/**
 * A signed webhook body → what happened. Events we do not subscribe to are `unknown`.
 *
 * @throws SyntaxError when it is not JSON; a zod error when an event we know has another shape than documented
 */
export function readWebhook(rawBody: Buffer): WebhookEvent {
  const body: unknown = JSON.parse(rawBody.toString("utf8"));
  const { event: name } = z.parse(envelope, body);
  if (PAYMENT_EVENTS.has(name)) {
    return { kind: "payment", name, payment: z.parse(withPayment, body).payload.payment.entity };
  }
  if (REFUND_EVENTS.has(name)) {
    const { payment, refund } = z.parse(withRefund, body).payload;
    return { kind: "refund", name, payment: payment.entity, refund: refund.entity };
  }
  return { kind: "unknown", name };
}
