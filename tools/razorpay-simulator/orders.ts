import type { OrderEntity } from "./entities.ts";
import { invalidField } from "./errors.ts";
import type { Route } from "./http.ts";
import { newId } from "./ids.ts";
import { collection, wholeCollection } from "./paging.ts";
import { nowSeconds, type OrderRecord } from "./state.ts";
import {
  isObject,
  type JsonObject,
  readAmount,
  readCurrency,
  readNotes,
  readReceipt,
  refuseUnknownFields,
} from "./validate.ts";

const ORDER_FIELDS = [
  "amount",
  "currency",
  "receipt",
  "unique_receipt",
  "notes",
  "payment",
  "payment_capture",
];
const CAPTURE_FIELDS = ["capture", "capture_options"];

export const orderRoutes: readonly Route[] = [
  {
    on: "POST /v1/orders",
    auth: "secret",
    handle: ({ state }, { body }) => {
      const order = readOrder(body);
      const earlier =
        body.unique_receipt === true ? ordersWithReceipt(state.orders, order.entity.receipt)[0] : null;
      if (earlier) return { json: sameOrder(earlier, order) };
      state.orders.set(order.entity.id, order);
      return { json: order.entity };
    },
  },
  {
    on: "GET /v1/orders",
    auth: "secret",
    handle: ({ state }, { query }) => {
      const receipt = query.get("receipt");
      const found = receipt === null ? [...state.orders.values()] : ordersWithReceipt(state.orders, receipt);
      return { json: collection(found.map((order) => order.entity).reverse(), query) };
    },
  },
  {
    on: "GET /v1/orders/:id",
    auth: "secret",
    handle: ({ state }, { params }) => ({ json: state.order(params.id ?? "").entity }),
  },
  {
    on: "GET /v1/orders/:id/payments",
    auth: "secret",
    handle: ({ state }, { params }) => ({
      json: wholeCollection(state.paymentsOf(state.order(params.id ?? "").entity.id)),
    }),
  },
  {
    on: "PATCH /v1/orders/:id",
    auth: "secret",
    handle: ({ state }, { params, body }) => {
      refuseUnknownFields(body, ["notes"]);
      const { entity } = state.order(params.id ?? "");
      if (body.notes === undefined) throw invalidField("notes", "notes: is required.");
      entity.notes = readNotes(body.notes);
      return { json: entity };
    },
  },
];

function readOrder(body: JsonObject): OrderRecord {
  refuseUnknownFields(body, ORDER_FIELDS);
  const amount = readAmount(body.amount);
  const entity: OrderEntity = {
    id: newId("order"),
    entity: "order",
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: readCurrency(body.currency),
    receipt: readReceipt(body.receipt),
    offer_id: null,
    status: "created",
    attempts: 0,
    notes: readNotes(body.notes),
    created_at: nowSeconds(),
  };
  return { entity, autoCapture: readAutoCapture(body) };
}

/** `payment.capture`, or the older `payment_capture: 1 | true`. */
function readAutoCapture(body: JsonObject): boolean {
  if (body.payment === undefined) return [1, true, "1"].includes(body.payment_capture as string);
  if (!isObject(body.payment)) throw invalidField("payment", "The payment must be an array.");
  refuseUnknownFields(body.payment, CAPTURE_FIELDS);
  const { capture } = body.payment;
  if (capture !== "automatic" && capture !== "manual")
    throw invalidField("capture", "The selected capture is invalid.");
  return capture === "automatic";
}

function ordersWithReceipt(orders: Map<string, OrderRecord>, receipt: string | null): OrderRecord[] {
  if (receipt === null) return [];
  return [...orders.values()].filter((order) => order.entity.receipt === receipt);
}

/** With `unique_receipt` a repeated create gives the first order again; only the same request may. */
function sameOrder(earlier: OrderRecord, asked: OrderRecord): OrderEntity {
  if (earlier.entity.amount !== asked.entity.amount || earlier.entity.currency !== asked.entity.currency)
    throw invalidField("receipt", "Order receipt should be unique.");
  return earlier.entity;
}
