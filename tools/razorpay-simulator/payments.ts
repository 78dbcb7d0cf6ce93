import { invalidField } from "./errors.ts";
import type { Route } from "./http.ts";
import { capture } from "./lifecycle.ts";
import { collection } from "./paging.ts";
import { readAmount, readCurrency, readNotes, refuseUnknownFields } from "./validate.ts";

export const paymentRoutes: readonly Route[] = [
  {
    on: "GET /v1/payments",
    auth: "secret",
    handle: ({ state }, { query }) => ({ json: collection([...state.payments.values()].reverse(), query) }),
  },
  {
    on: "GET /v1/payments/:id",
    auth: "secret",
    handle: ({ state }, { params, query }) => {
      const payment = state.payment(params.id ?? "");
      const { card, ...plain } = payment;
      return { json: query.getAll("expand[]").includes("card") && card ? payment : plain };
    },
  },
  {
    on: "PATCH /v1/payments/:id",
    auth: "secret",
    handle: ({ state }, { params, body }) => {
      refuseUnknownFields(body, ["notes"]);
      const payment = state.payment(params.id ?? "");
      payment.notes = readNotes(body.notes);
      return { json: payment };
    },
  },
  {
    on: "POST /v1/payments/:id/capture",
    auth: "secret",
    handle: (simulator, { params, body }) => {
      refuseUnknownFields(body, ["amount", "currency"]);
      const payment = simulator.state.payment(params.id ?? "");
      const amount = readAmount(body.amount);
      readCurrency(body.currency);
      if (payment.status === "authorized" && amount !== payment.amount)
        throw invalidField("amount", "Capture amount must be equal to the amount authorized");
      capture(simulator, payment);
      return { json: payment };
    },
  },
];
