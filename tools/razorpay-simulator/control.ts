import { controlDisputeRoutes } from "./control-disputes.ts";
import {
  readFault,
  readFlag,
  readNames,
  readOneOf,
  readRules,
  readText,
  readWhole,
  wrong,
} from "./control-input.ts";
import { controlPastRoutes } from "./control-past.ts";
import { controlPaymentRoutes } from "./control-payments.ts";
import { controlSettlementRoutes } from "./control-settlements.ts";
import type { Route } from "./http.ts";
import { settleRefund } from "./refund-lifecycle.ts";
import type { Simulator } from "./simulator.ts";
import type { Delivery } from "./webhooks.ts";

/** The tests' and developers' handle on what the outside world does. No authentication: this listens on 127.0.0.1 only. */
export const controlRoutes: readonly Route[] = [
  {
    on: "GET /_control/state",
    auth: "none",
    handle: (simulator, { query }) => ({ json: snapshot(simulator, query.get("order")) }),
  },
  {
    on: "POST /_control/reset",
    auth: "none",
    handle: (simulator) => {
      simulator.state.clear();
      simulator.webhooks.reset();
      simulator.faults.clear();
      simulator.refundMode = "at-once";
      simulator.feeBearer = "business";
      return { json: {} };
    },
  },
  {
    on: "POST /_control/fail-next",
    auth: "none",
    handle: ({ faults }, { body }) => {
      const fault = readFault(body);
      faults.add(fault);
      return { json: fault };
    },
  },
  {
    on: "POST /_control/webhooks",
    auth: "none",
    handle: ({ webhooks }, { body }) => {
      webhooks.rules = readRules(body, webhooks.rules);
      return { json: webhooks.rules };
    },
  },
  {
    on: "POST /_control/webhooks/release",
    auth: "none",
    handle: async ({ webhooks }, { body }) => {
      const released = await webhooks.release(readNames(body.order), readFlag(body, "parallel", false));
      return { json: { released: released.map(outcome) } };
    },
  },
  {
    on: "POST /_control/webhooks/redeliver",
    auth: "none",
    handle: async ({ webhooks }, { body }) => {
      const delivery = await webhooks.redeliver(readText(body, "eventId"));
      if (!delivery) throw wrong("no such event", 404);
      return { json: outcome(delivery) };
    },
  },
  {
    on: "POST /_control/webhooks/idle",
    auth: "none",
    handle: async ({ webhooks }, { body }) => {
      const idle = await webhooks.idle(
        readWhole(body, "timeoutMs", 10_000),
        readFlag(body, "retries", false),
      );
      return { json: { idle } };
    },
  },
  {
    on: "POST /_control/refunds",
    auth: "none",
    handle: (simulator, { body }) => {
      simulator.refundMode = readOneOf(body, "mode", ["at-once", "by-hand", "fail"], simulator.refundMode);
      return { json: { mode: simulator.refundMode } };
    },
  },
  {
    on: "POST /_control/refunds/:id/:outcome",
    auth: "none",
    handle: (simulator, { params }) => {
      const end = readOneOf(params, "outcome", ["processed", "failed"], "processed");
      const refund = simulator.state.refund(params.id ?? "");
      settleRefund(simulator, refund, end);
      return { json: refund };
    },
  },
  ...controlPastRoutes,
  ...controlPaymentRoutes,
  ...controlDisputeRoutes,
  ...controlSettlementRoutes,
];

/** All of it, or what is of one order. */
function snapshot({ state, webhooks, faults, refundMode }: Simulator, only: string | null) {
  const payments = [...state.payments.values()].filter(({ order_id }) => only === null || order_id === only);
  const ids = new Set(payments.map(({ id }) => id));
  const isWanted = (part: { payment_id: string }) => ids.has(part.payment_id);
  const deliveries = webhooks.deliveries.filter(({ body }) => only === null || body.includes(only));
  return {
    orders: [...state.orders.values()]
      .map((order) => order.entity)
      .filter(({ id }) => only === null || id === only),
    payments,
    refunds: [...state.refunds.values()].filter(isWanted),
    disputes: [...state.disputes.values()].filter(isWanted),
    webhooks: { rules: webhooks.rules, deliveries },
    faults: faults.list(),
    refundMode,
  };
}

function outcome(delivery: Delivery) {
  const last = delivery.attempts.at(-1);
  return {
    event_id: delivery.event_id,
    event: delivery.event,
    status: delivery.status,
    http_status: last?.status ?? null,
    error: last?.error ?? null,
  };
}
