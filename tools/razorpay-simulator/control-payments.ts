import { readFlag, readOneOf, readOptionalText, readText, readWhole, wrong } from "./control-input.ts";
import type { PaymentEntity } from "./entities.ts";
import { FAILURES, isFailureReason } from "./failures.ts";
import type { Route } from "./http.ts";
import { authorise, capture, fail } from "./lifecycle.ts";
import { newPayment } from "./new-payment.ts";
import { giveBackUncaptured } from "./refund-lifecycle.ts";
import { paymentSignature } from "./signature.ts";
import type { Simulator } from "./simulator.ts";
import { nowSeconds } from "./state.ts";
import { TEST_CARDS } from "./test-cards.ts";
import type { JsonObject } from "./validate.ts";

/** Payments without a browser, also such as Razorpay itself would never make: another amount, a second one. */
export const controlPaymentRoutes: readonly Route[] = [
  {
    on: "POST /_control/payments",
    auth: "none",
    handle: (simulator, { body }) => {
      const payment = makePayment(simulator, body);
      return {
        json: {
          payment,
          signature: paymentSignature(payment.order_id ?? "", payment.id, simulator.keySecret),
        },
      };
    },
  },
  {
    on: "POST /_control/payments/:id/capture-late",
    auth: "none",
    handle: (simulator, { params }) => {
      const payment = simulator.state.payment(params.id ?? "");
      if (payment.captured) throw wrong("this payment is captured already");
      if (payment.status !== "authorized") authorise(simulator, payment);
      capture(simulator, payment);
      return { json: payment };
    },
  },
  {
    on: "POST /_control/payments/:id/fail",
    auth: "none",
    handle: (simulator, { params, body }) => {
      const payment = simulator.state.payment(params.id ?? "");
      if (payment.status !== "created") throw wrong(`this payment is ${payment.status}`);
      const reason = readOptionalText(body, "reason") ?? "payment_timed_out";
      if (!isFailureReason(reason)) throw wrong(`reason: one of ${Object.keys(FAILURES).join(", ")}`);
      fail(simulator, payment, FAILURES[reason]);
      return { json: payment };
    },
  },
  {
    on: "POST /_control/payments/:id/return",
    auth: "none",
    handle: (simulator, { params }) => {
      const payment = simulator.state.payment(params.id ?? "");
      if (payment.status !== "authorized") throw wrong(`this payment is ${payment.status}`);
      return { json: giveBackUncaptured(simulator, payment) };
    },
  },
  {
    on: "POST /_control/fee-bearer",
    auth: "none",
    handle: (simulator, { body }) => {
      simulator.feeBearer = readOneOf(body, "bearer", ["business", "customer"], simulator.feeBearer);
      return { json: { bearer: simulator.feeBearer } };
    },
  },
  {
    on: "POST /_control/sign",
    auth: "none",
    handle: ({ keySecret }, { body }) => ({
      json: {
        signature: paymentSignature(readText(body, "order_id"), readText(body, "payment_id"), keySecret),
      },
    }),
  },
];

function makePayment(simulator: Simulator, body: JsonObject): PaymentEntity {
  const { entity: order } = simulator.state.order(readText(body, "order_id"));
  const status = readOneOf(body, "status", ["captured", "authorized", "failed", "created"], "captured");
  const method = readOneOf(body, "method", ["card", "upi", "netbanking"], "upi");
  const reason = readOptionalText(body, "reason") ?? "payment_failed";
  if (!isFailureReason(reason)) throw wrong(`reason: one of ${Object.keys(FAILURES).join(", ")}`);
  const notify = readFlag(body, "notify", true);
  const payment = newPayment(simulator, order, {
    method,
    amount: body.amount === undefined ? undefined : readWhole(body, "amount", order.amount),
    currency: readOptionalText(body, "currency"),
    email: readOptionalText(body, "email"),
    contact: readOptionalText(body, "contact"),
    createdAt: readWhole(body, "created_at", nowSeconds()),
    ...(method === "upi" ? { vpa: "success@razorpay" } : {}),
    ...(method === "netbanking" ? { bank: "HDFC" } : {}),
    ...(method === "card" ? { card: TEST_CARDS[0] } : {}),
  });
  if (status === "failed") fail(simulator, payment, FAILURES[reason], notify);
  if (status === "authorized" || status === "captured") authorise(simulator, payment, notify);
  if (status === "captured") capture(simulator, payment, notify);
  return payment;
}
