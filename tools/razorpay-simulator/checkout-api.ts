import { readMethod } from "./checkout-method.ts";
import type { CheckoutSuccess, OrderEntity, PaymentEntity } from "./entities.ts";
import { type ApiError, authenticationFailed, badRequest, invalidField, paymentError } from "./errors.ts";
import { FAILURES, type FailureReason } from "./failures.ts";
import type { Reply, Route } from "./http.ts";
import { approve, fail } from "./lifecycle.ts";
import { newPayment } from "./new-payment.ts";
import { paymentSignature } from "./signature.ts";
import type { Simulator } from "./simulator.ts";
import { TEST_CARDS } from "./test-cards.ts";
import { type JsonObject, readDescription, readNotes } from "./validate.ts";

/** What the payment window asks of the server. The key secret, and so the signature, never leaves here. */
export const checkoutRoutes: readonly Route[] = [
  {
    on: "POST /v1/checkout/preferences",
    auth: "none",
    handle: (simulator, { body }) => {
      const order = payableOrder(simulator, body);
      return { json: { amount: order.amount, currency: order.currency, test_cards: TEST_CARDS } };
    },
  },
  {
    on: "POST /v1/checkout/payments",
    auth: "none",
    handle: (simulator, { body }) => {
      const order = payableOrder(simulator, body);
      const payment = newPayment(simulator, order, {
        ...readMethod(body),
        email: text(body.email),
        contact: text(body.contact),
        description: readDescription(body.description),
        notes: readNotes(body.notes),
      });
      return { json: { payment_id: payment.id } };
    },
  },
  {
    on: "POST /v1/checkout/payments/:id/finish",
    auth: "none",
    handle: (simulator, { params, body }) => {
      const payment = simulator.state.payment(params.id ?? "");
      if (payment.status !== "created") throw badRequest(`This payment is already ${payment.status}`);
      return finish(simulator, payment, body);
    },
  },
];

/** The order, when this key may open it and it can still be paid. */
function payableOrder({ keyId, state }: Simulator, body: JsonObject): OrderEntity {
  if (body.key !== keyId) throw authenticationFailed();
  if (typeof body.order_id !== "string") throw invalidField("order_id", "order_id: is required.");
  const { entity: order } = state.order(body.order_id);
  if (order.status === "paid")
    throw refuseOrder("Payment already done for this order.", "order_already_paid");
  if (state.paymentsOf(order.id).some((payment) => payment.status === "authorized"))
    throw refuseOrder("A payment for this order is already authorised.", "order_payment_authorized");
  const differs =
    (body.amount !== undefined && Number(body.amount) !== order.amount) ||
    (body.currency !== undefined && body.currency !== order.currency);
  if (differs)
    throw invalidField(
      "amount",
      "Your payment amount is different from your order amount. To pay successfully, please try using right amount.",
    );
  return order;
}

function refuseOrder(description: string, reason: string): ApiError {
  return invalidField("order_id", description, reason);
}

function finish(simulator: Simulator, payment: PaymentEntity, body: JsonObject): Reply {
  const { outcome } = body;
  if (outcome === "success") return { json: succeed(simulator, payment) };
  if (outcome === "silent") {
    approve(simulator, payment);
    return { json: { silent: true } };
  }
  if (outcome === "otp") {
    const otp = text(body.otp) ?? "";
    if (/^\d{4,10}$/.test(otp)) return { json: succeed(simulator, payment) };
    return refuse(simulator, payment, "incorrect_otp");
  }
  if (outcome === "cancel") return refuse(simulator, payment, "payment_cancelled");
  if (outcome === "late") {
    simulator.later(simulator.lateCaptureMs, () => {
      const isStillThere = simulator.state.payments.get(payment.id) === payment;
      if (isStillThere && payment.status === "failed") approve(simulator, payment);
    });
    return refuse(simulator, payment, "payment_timed_out");
  }
  if (outcome === "failure") return refuse(simulator, payment, failureOf(simulator, payment));
  throw invalidField("outcome", "The selected outcome is invalid.");
}

function succeed(simulator: Simulator, payment: PaymentEntity): CheckoutSuccess {
  approve(simulator, payment);
  const orderId = payment.order_id ?? "";
  return {
    razorpay_payment_id: payment.id,
    razorpay_order_id: orderId,
    razorpay_signature: paymentSignature(orderId, payment.id, simulator.keySecret),
  };
}

function refuse(simulator: Simulator, payment: PaymentEntity, reason: FailureReason): Reply {
  const failure = FAILURES[reason];
  fail(simulator, payment, failure);
  return { status: 400, json: paymentError(failure, payment.order_id ?? "", payment.id) };
}

/** The error card's own reason; otherwise the bank simply declined. */
function failureOf({ state }: Simulator, payment: PaymentEntity): FailureReason {
  return state.declineReasons.get(payment.id) ?? "payment_failed";
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
