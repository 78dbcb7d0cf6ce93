import { readOneOf, readText, readWhole, wrong } from "./control-input.ts";
import type { OrderEntity } from "./entities.ts";
import type { Route } from "./http.ts";
import { authorise, capture } from "./lifecycle.ts";
import { newPayment } from "./new-payment.ts";
import { settleAll } from "./settlements.ts";
import type { Simulator } from "./simulator.ts";
import { isObject, type JsonObject, readId } from "./validate.ts";

/** What the account held before anybody looked, such as what demo data is about: nothing of it is announced. */
export const controlPastRoutes: readonly Route[] = [
  {
    on: "POST /_control/past",
    auth: "none",
    handle: (simulator, { body }) => {
      const payments = readAll(body, "payments");
      const settlements = readAll(body, "settlements");
      for (const one of payments) addPayment(simulator, one);
      for (const one of settlements) addSettlement(simulator, one);
      return { json: { payments: payments.length, settlements: settlements.length } };
    },
  },
];

function addPayment(simulator: Simulator, one: JsonObject): void {
  const id = readId("pay", readText(one, "id"));
  const order = orderOf(one);
  const created_at = readWhole(one, "created_at", 0, 1);
  simulator.state.orders.set(order.id, { entity: order, autoCapture: true });
  const payment = newPayment(simulator, order, {
    id,
    method: readOneOf(one, "method", ["card", "upi", "netbanking"], "upi"),
    amount: order.amount,
    createdAt: created_at,
  });
  authorise(simulator, payment, false);
  capture(simulator, payment, false);
}

function orderOf(one: JsonObject): OrderEntity {
  const amount = readWhole(one, "amount", 0, 100);
  return {
    id: readId("order", readText(one, "order_id")),
    ...{ entity: "order", amount, amount_paid: 0, amount_due: amount, currency: "INR", receipt: null },
    ...{ offer_id: null, status: "created", attempts: 0, notes: [] },
    created_at: readWhole(one, "created_at", 0, 1),
  };
}

function addSettlement(simulator: Simulator, one: JsonObject): void {
  const { payment_ids } = one;
  if (!Array.isArray(payment_ids)) throw wrong("payment_ids: a list of ids is required");
  settleAll(simulator, {
    id: readId("setl", readText(one, "id")),
    utr: readText(one, "utr"),
    only: new Set(payment_ids.map((id) => simulator.state.payment(String(id)).id)),
    createdAt: readWhole(one, "created_at", 0, 1),
    ...{ status: "processed", adjustment: 0, fees: 0 },
  });
}

function readAll(body: JsonObject, name: string): JsonObject[] {
  const list = body[name] ?? [];
  if (!Array.isArray(list) || !list.every(isObject)) throw wrong(`${name}: a list of objects is required`);
  return list;
}
