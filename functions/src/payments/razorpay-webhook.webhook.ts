import { createHash } from "node:crypto";
import { onRequest } from "firebase-functions/https";
import { readWebhook, type WebhookEvent } from "../integrations/razorpay/events.ts";
import { isWebhookSignature } from "../integrations/razorpay/signature.ts";
import { HOUR_MS, SECOND_MS } from "../platform/clock.ts";
import { databaseNow } from "../platform/database-clock.ts";
import { logFailure, logOddity } from "../platform/log.ts";
import { asWebhook } from "../platform/machine.ts";
import { once } from "../platform/once.ts";
import { MissingParameter, RAZORPAY_WEBHOOK_SECRET, webhookSecrets } from "../platform/params.ts";
import { applyDispute } from "./apply-dispute.ts";
import { noteUnreadable } from "./note-unreadable.ts";
import { recordPayment, recordRefund } from "./record-payment.ts";

/** Razorpay's bodies are a few kilobytes. */
const MAX_BYTES = 256 * 1024;

/** Longer than any payment of ours stays unheard, and well within the day after which a failing webhook is switched off. */
const STRAY_AFTER_MS = 6 * HOUR_MS;

/**
 * Razorpay's signed events: at least once, in any order, for 24 hours until answered with 2xx within five seconds. All
 * that is answered 2xx is durable; what fails on our side is answered 500, so that it comes again.
 */
export const razorpayWebhook = onRequest(
  { invoker: "public", secrets: [RAZORPAY_WEBHOOK_SECRET], timeoutSeconds: 30 },
  async (request, response) => {
    if (request.method !== "POST") {
      response.set("Allow", "POST").status(405).end();
      return;
    }
    response.status(await answer(request.rawBody, headersOf(request))).end();
  },
);

interface Headers {
  signature: string;
  eventId: string;
}

function headersOf(request: { get(name: string): string | undefined }): Headers {
  return {
    signature: request.get("x-razorpay-signature") ?? "",
    eventId: request.get("x-razorpay-event-id") ?? "",
  };
}

async function answer(rawBody: Buffer | undefined, { signature, eventId }: Headers): Promise<number> {
  if (!rawBody?.length) return 400;
  if (rawBody.length > MAX_BYTES) return 413;
  const secrets = webhookSecrets();
  if (secrets.length === 0) {
    logFailure("webhook refused", new MissingParameter("RAZORPAY_WEBHOOK_SECRET"));
    return 500;
  }
  if (!isWebhookSignature(secrets, rawBody, signature)) {
    logOddity("webhook with a wrong signature", { bytes: rawBody.length });
    return 400;
  }
  try {
    await once(`event_${keyOf(eventId, rawBody)}`, () => asWebhook(() => handle(rawBody)));
    return 200;
  } catch (error) {
    logFailure("webhook failed", error);
    return 500;
  }
}

/**
 * The event's id together with its content: what comes again is the same event, and is only then left out. Without an id the
 * content alone says so.
 */
function keyOf(eventId: string, rawBody: Buffer): string {
  const hash = createHash("sha256").update(rawBody).digest("hex");
  return /^[\w-]{1,128}$/.test(eventId) ? `${eventId}_${hash}` : hash;
}

async function handle(rawBody: Buffer): Promise<void> {
  const event = readWebhook(rawBody);
  switch (event.kind) {
    case "payment":
      return recordPayment(event.payment, event.order);
    case "refund":
      return recordRefund(event.refund, event.payment);
    case "dispute":
      if (event.payment !== null) await recordPayment(event.payment);
      if (await applyDispute(event.dispute, event.at)) return;
      return noteStray(event, rawBody);
    case "unreadable":
      return noteUnreadable(event, rawBody);
    default:
      return logOddity("webhook of an unknown event", { event: event.name });
  }
}

/**
 * Nothing of ours could carry the dispute. Its payment may be about to be recorded, so that at first it has to come again;
 * what the reconciliation has not found either in that time is not of this shop.
 *
 * @throws RangeError when it is to come again
 */
async function noteStray(
  { name, dispute, payment, at }: Extract<WebhookEvent, { kind: "dispute" }>,
  rawBody: Buffer,
): Promise<void> {
  const why = `The dispute ${dispute.id} is of a payment that was not recorded`;
  if ((await databaseNow()) - at * SECOND_MS < STRAY_AFTER_MS) throw new RangeError(why);
  const ids = { paymentId: dispute.payment_id, orderId: payment?.order_id ?? null };
  await noteUnreadable({ name, ...ids, why }, rawBody);
}
