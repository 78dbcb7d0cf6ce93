import { createHash } from "node:crypto";
import { onRequest } from "firebase-functions/https";
import { applyDispute } from "../data/payments/apply-dispute.ts";
import { noteUnreadable } from "../data/payments/note-unreadable.ts";
import { recordPayment, recordRefund } from "../data/payments/record-payment.ts";
import { readWebhook } from "../integrations/razorpay/events.ts";
import { isWebhookSignature } from "../integrations/razorpay/signature.ts";
import { logFailure, logOddity } from "../platform/log.ts";
import { once } from "../platform/once.ts";
import { MissingParameter, RAZORPAY_WEBHOOK_SECRET, webhookSecrets } from "../platform/params.ts";

/** Razorpay's bodies are a few kilobytes. */
const MAX_BYTES = 256 * 1024;

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
    await once(`event_${keyOf(eventId, rawBody)}`, () => handle(rawBody));
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
      return applyDispute(event.dispute, event.at);
    case "unreadable":
      return noteUnreadable(event, rawBody);
    default:
      return logOddity("webhook of an unknown event", { event: event.name });
  }
}
