import * as z from "zod/mini";
import {
  type GatewayDispute,
  type GatewayOrder,
  type GatewayPayment,
  type GatewayRefund,
  gatewayDispute,
  gatewayOrder,
  gatewayPayment,
  gatewayRefund,
} from "./schemas.ts";

const envelope = z.object({ event: z.string(), created_at: z.optional(z.unknown()) });
const withPayment = z.object({
  payload: z.object({
    payment: z.object({ entity: gatewayPayment }),
    order: z.optional(z.object({ entity: z.unknown() })),
  }),
});
/** What is said of a payment comes with that payment: of two, nobody could tell whose money it is about. */
const withRefund = z.object({
  payload: z
    .object({
      payment: z.object({ entity: gatewayPayment }),
      refund: z.object({ entity: gatewayRefund }),
    })
    .check(z.refine(({ payment, refund }) => refund.entity.payment_id === payment.entity.id)),
});
const withDispute = z.object({
  payload: z
    .object({
      payment: z.optional(z.object({ entity: gatewayPayment })),
      dispute: z.object({ entity: gatewayDispute }),
    })
    .check(z.refine(({ payment, dispute }) => !payment || dispute.entity.payment_id === payment.entity.id)),
});
/** What of an event that cannot be read says whose it is. */
const named = z.object({
  payload: z.object({ payment: z.object({ entity: z.object({ id: z.unknown(), order_id: z.unknown() }) }) }),
});

const PAYMENT_EVENTS = new Set(["payment.authorized", "payment.captured", "payment.failed", "order.paid"]);
const REFUND_EVENTS = new Set([
  "refund.created",
  "refund.processed",
  "refund.failed",
  "refund.speed_changed",
]);
const DISPUTE_EVENTS = new Set([
  "payment.dispute.created",
  "payment.dispute.under_review",
  "payment.dispute.action_required",
  "payment.dispute.won",
  "payment.dispute.lost",
  "payment.dispute.closed",
]);

export type WebhookEvent =
  /** `order`: only some events bring it. */
  | { kind: "payment"; name: string; payment: GatewayPayment; order: GatewayOrder | null }
  | { kind: "refund"; name: string; payment: GatewayPayment; refund: GatewayRefund }
  /** `at`: when it was sent, epoch seconds; of two words about one dispute the later counts. */
  | { kind: "dispute"; name: string; payment: GatewayPayment | null; dispute: GatewayDispute; at: number }
  /** One that we subscribe to and that is of another shape than documented, with what names its payment. */
  | { kind: "unreadable"; name: string; paymentId: string | null; orderId: string | null; why: string }
  | { kind: "unknown"; name: string };

/** A signed webhook body → what happened. Events we do not subscribe to are `unknown`. Never throws. */
export function readWebhook(rawBody: Buffer): WebhookEvent {
  const body = jsonOf(rawBody);
  const outer = z.safeParse(envelope, body);
  if (!outer.success) return unreadable("none", body, outer.error);
  const { event: name, created_at } = outer.data;
  if (PAYMENT_EVENTS.has(name)) {
    const parsed = z.safeParse(withPayment, body);
    if (!parsed.success) return unreadable(name, body, parsed.error);
    const { payment, order } = parsed.data.payload;
    const read = z.safeParse(gatewayOrder, order?.entity);
    return { kind: "payment", name, payment: payment.entity, order: read.success ? read.data : null };
  }
  if (REFUND_EVENTS.has(name)) {
    const parsed = z.safeParse(withRefund, body);
    if (!parsed.success) return unreadable(name, body, parsed.error);
    const { payment, refund } = parsed.data.payload;
    return { kind: "refund", name, payment: payment.entity, refund: refund.entity };
  }
  if (DISPUTE_EVENTS.has(name)) {
    const parsed = z.safeParse(withDispute, body);
    if (!parsed.success) return unreadable(name, body, parsed.error);
    const { payment, dispute } = parsed.data.payload;
    const at = typeof created_at === "number" ? created_at : dispute.entity.created_at;
    return { kind: "dispute", name, payment: payment?.entity ?? null, dispute: dispute.entity, at };
  }
  return { kind: "unknown", name };
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString("utf8"));
  } catch {
    return null;
  }
}

function unreadable(name: string, body: unknown, error: z.core.$ZodError): WebhookEvent {
  const found = z.safeParse(named, body);
  const { id, order_id } = found.success ? found.data.payload.payment.entity : {};
  const why = error.issues.map(({ path, code }) => `${path.join(".") || "body"}: ${code}`).join(", ");
  return {
    kind: "unreadable",
    name,
    paymentId: idIn("pay", id),
    orderId: idIn("order", order_id),
    why: why.slice(0, 500),
  };
}

function idIn(prefix: "pay" | "order", value: unknown): string | null {
  return typeof value === "string" && new RegExp(`^${prefix}_[A-Za-z0-9]{1,40}$`).test(value) ? value : null;
}
