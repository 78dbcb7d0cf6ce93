import type { PaymentEntity, RefundEntity } from "./entities.ts";
import { badRequest, invalidField } from "./errors.ts";
import type { Request, Route } from "./http.ts";
import { collection } from "./paging.ts";
import { announceRefund } from "./refund-lifecycle.ts";
import type { Simulator } from "./simulator.ts";
import { nowSeconds } from "./state.ts";
import { type JsonObject, readAmount, readNotes, readReceipt, refuseUnknownFields } from "./validate.ts";

const SIX_MONTHS = 183 * 86_400;

export const refundRoutes: readonly Route[] = [
  {
    on: "POST /v1/payments/:id/refund",
    auth: "secret",
    reserve: ({ state }, request) => {
      const key = idempotencyKey(request);
      if (key === null) return () => undefined;
      if (state.refundKeysInProgress.has(key))
        throw badRequest("A request with the same idempotency key is still being processed.", 409);
      state.refundKeysInProgress.add(key);
      return () => state.refundKeysInProgress.delete(key);
    },
    handle: (simulator, request) => {
      const key = idempotencyKey(request);
      const earlier = key === null ? undefined : simulator.state.refundKeys.get(key);
      const asked = JSON.stringify([request.params.id, request.body]);
      if (!earlier) {
        const refund = createRefund(simulator, request.params.id ?? "", request.body);
        if (key !== null) simulator.state.refundKeys.set(key, { request: asked, refundId: refund.id });
        return { json: refund };
      }
      if (earlier.request !== asked)
        throw badRequest("Different request with the same idempotency key has already been processed.");
      return { json: simulator.state.refund(earlier.refundId) };
    },
  },
  {
    on: "GET /v1/payments/:id/refunds",
    auth: "secret",
    handle: ({ state }, { params, query }) => ({
      json: collection(state.refundsOf(state.payment(params.id ?? "").id), query),
    }),
  },
  {
    on: "GET /v1/refunds",
    auth: "secret",
    handle: ({ state }, { query }) => ({ json: collection([...state.refunds.values()].reverse(), query) }),
  },
  {
    on: "GET /v1/refunds/:id",
    auth: "secret",
    handle: ({ state }, { params }) => ({ json: state.refund(params.id ?? "") }),
  },
];

function idempotencyKey({ headers }: Request): string | null {
  const key = headers["x-refund-idempotency"];
  if (key === undefined) return null;
  if (typeof key !== "string" || !/^[A-Za-z0-9_-]{10,}$/.test(key))
    throw badRequest(
      "The idempotency key must be at least 10 characters: letters, numbers, hyphens, underscores.",
    );
  return key;
}

function createRefund(simulator: Simulator, paymentId: string, body: JsonObject): RefundEntity {
  refuseUnknownFields(body, ["amount", "speed", "notes", "receipt"]);
  const payment = simulator.state.payment(paymentId);
  return announceRefund(simulator, payment, {
    amount: readRefundAmount(payment, body),
    notes: readNotes(body.notes),
    receipt: readReceipt(body.receipt),
    speed: readSpeed(body.speed),
  });
}

function readRefundAmount(payment: PaymentEntity, body: JsonObject): number {
  if (payment.captured && payment.status === "refunded")
    throw badRequest("The payment has been fully refunded already");
  if (!payment.captured) throw badRequest("The payment status should be captured for action to be taken");
  if (nowSeconds() - payment.created_at > SIX_MONTHS)
    throw badRequest("Refund is not supported by the bank because the payment is more than 6 months old");
  const left = payment.amount - payment.amount_refunded;
  const amount = body.amount === undefined || body.amount === null ? left : readAmount(body.amount);
  if (amount > left)
    throw invalidField("amount", "The refund amount provided is greater than amount captured");
  return amount;
}

function readSpeed(value: unknown): RefundEntity["speed_requested"] {
  if (value === undefined || value === null) return "normal";
  if (value !== "normal" && value !== "optimum")
    throw invalidField("speed", "The selected speed is invalid.");
  return value;
}
