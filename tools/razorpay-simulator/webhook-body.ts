import type { DisputeEntity, OrderEntity, PaymentEntity, RefundEntity } from "./entities.ts";
import { randomTail } from "./ids.ts";
import { phpJson, webhookSignature } from "./signature.ts";

export type WebhookEvent =
  | "payment.authorized"
  | "payment.captured"
  | "payment.failed"
  | "order.paid"
  | "refund.created"
  | "refund.processed"
  | "refund.failed"
  | DisputeEvent;

export type DisputeEvent =
  | "payment.dispute.created"
  | "payment.dispute.under_review"
  | "payment.dispute.action_required"
  | "payment.dispute.won"
  | "payment.dispute.lost"
  | "payment.dispute.closed";

export interface WebhookPayload {
  payment?: PaymentEntity;
  order?: OrderEntity;
  refund?: RefundEntity;
  dispute?: DisputeEntity;
}

const ACCOUNT_ID = "acc_NiyamDeskLocal";

export interface SignedWebhook {
  eventId: string;
  /** The exact bytes that are signed. */
  body: string;
  headers: Record<string, string>;
}

/** Razorpay's envelope around snapshots of the entities, signed. */
export function signedWebhook(
  event: string,
  payload: WebhookPayload | Record<string, unknown>,
  options: { secret: string; eventId?: string; createdAt?: number },
): SignedWebhook {
  const body = phpJson({
    entity: "event",
    account_id: ACCOUNT_ID,
    event,
    contains: Object.keys(payload),
    payload: Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }])),
    created_at: options.createdAt ?? Math.floor(Date.now() / 1000),
  });
  return signedRawWebhook(body, options);
}

/** Any bytes at all, with the headers Razorpay would send for them. */
export function signedRawWebhook(body: string, options: { secret: string; eventId?: string }): SignedWebhook {
  const eventId = options.eventId ?? randomTail();
  return {
    eventId,
    body,
    headers: {
      "content-type": "application/json",
      "user-agent": "Razorpay-Webhook/v1",
      "x-razorpay-event-id": eventId,
      "x-razorpay-signature": webhookSignature(body, options.secret),
    },
  };
}
