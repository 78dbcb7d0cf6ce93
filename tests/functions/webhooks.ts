import { buildRawWebhook, buildWebhook } from "../../tools/razorpay-simulator/control-client.ts";
import type { OrderEntity, PaymentEntity, RefundEntity } from "../../tools/razorpay-simulator/entities.ts";
import { addresses } from "../support/stack.ts";

export const SECRET = process.env.RAZORPAY_WEBHOOK_SECRET ?? "";

interface Entities {
  payment?: PaymentEntity;
  order?: OrderEntity;
  refund?: RefundEntity;
}

export interface Signed {
  body: string;
  headers: Record<string, string>;
}

export function webhook(
  event: string,
  entities: Entities | Record<string, unknown>,
  eventId?: string,
): Signed {
  return buildWebhook(event, entities, { secret: SECRET, ...(eventId === undefined ? {} : { eventId }) });
}

export function rawWebhook(body: string, secret = SECRET): Signed {
  return buildRawWebhook(body, { secret });
}

/** Delivers it as Razorpay would and returns the HTTP status. */
export async function deliver({ body, headers }: Signed, url = addresses.webhook): Promise<number> {
  return (await fetch(url, { method: "POST", headers, body })).status;
}
