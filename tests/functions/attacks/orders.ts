import type { orderInputs } from "@niyamdesk/domain/orders/callables";
import * as fc from "fast-check";
import { type Admitted, type Attacks, id } from "../attacked.ts";

const STAFF: Admitted = ["admin", "ca", "tax_executive"];
const written = fc.string({ unit: "binary", maxLength: 600 });
const FILED = { number: "AA271126012345X", on: "2026-12-03", document_id: null };

export default {
  answerCondition: {
    by: ["client_user"],
    input: { order_id: "ORD-1", slots: ["rent-agreement"], applies: true },
    harmful: fc.record({ order_id: id, slots: fc.array(id, { maxLength: 25 }), applies: fc.boolean() }),
  },
  answerDraft: {
    by: ["client_user"],
    input: { order_id: "ORD-1", version: 1, answer: "approved", words: null, language: "en" },
    harmful: fc
      .record({ order_id: id, version: fc.integer(), words: written })
      .map((answer) => ({ ...answer, answer: "changes", language: "hi" })),
  },
  askDocuments: {
    by: STAFF,
    input: {
      ...{ order_id: "ORD-1", labels: ["Board resolution"], reason: "The registrar asks for it" },
      ...{ until: "2026-12-05", request_id: "a".repeat(20) },
    },
    harmful: fc
      .record({ order_id: id, labels: fc.array(written, { maxLength: 12 }), reason: written })
      .map((asked) => ({ ...asked, until: null, request_id: "a".repeat(20) })),
  },
  beginOrder: { by: STAFF, input: { order_id: "ORD-1" }, harmful: fc.record({ order_id: id }) },
  cancelOrder: {
    by: ["admin"],
    input: { order_id: "ORD-1", amount_paise: 0, words: "The registrar no longer takes this application." },
    harmful: fc.record({ order_id: id, amount_paise: fc.nat(1_000_000), words: written }),
  },
  cancelOwnOrder: { by: ["client_user"], input: { order_id: "ORD-1" }, harmful: fc.record({ order_id: id }) },
  finishStep: {
    by: STAFF,
    input: { order_id: "ORD-1", step: "filing", proof: FILED },
    harmful: fc
      .record({ order_id: id, step: id, number: written })
      .map(({ number, ...step }) => ({ ...step, proof: { ...FILED, number } })),
  },
  orderClient: { by: STAFF, input: { order_id: "ORD-1" }, harmful: fc.record({ order_id: id }) },
  postponeStep: {
    by: STAFF,
    input: { order_id: "ORD-1", until: "2026-12-07", reason: "The portal is down" },
    harmful: fc.record({ order_id: id, until: fc.string(), reason: written }),
  },
  prepareReturn: {
    by: STAFF,
    input: {
      ...{ name: "Rohan Kulkarni", email: "rohan@niyamdesk.example", note: "For the year 2025-26" },
      ...{ service_id: "itr-filing", plan_id: "salary", language: "hi", request_id: "a".repeat(20) },
    },
    harmful: fc
      .record({ name: written, email: fc.string(), note: written, service_id: id, plan_id: id })
      .map((wish) => ({ ...wish, language: "en", request_id: "b".repeat(20) })),
  },
  raiseOrder: {
    by: STAFF,
    input: { order_id: "ORD-1", raised: true },
    harmful: fc.record({ order_id: id, raised: fc.boolean() }),
  },
  reassignOrder: {
    by: ["admin"],
    input: { order_id: "ORD-1", seen: null, to: "someone", reason: "Knows the client" },
    harmful: fc.record({ order_id: id, seen: fc.constant(null), to: id, reason: written }),
  },
  sendDraft: {
    by: STAFF,
    input: { order_id: "ORD-1", document_id: "doc_1", words: null },
    harmful: fc.record({ order_id: id, document_id: id, words: written }),
  },
  confirmAct: {
    by: ["client_user"],
    input: { order_id: "ORD-1", slot: "gstin-access", seen: null },
    harmful: fc.record({ order_id: id, slot: id, seen: fc.constant(null) }),
  },
  reviewAct: {
    by: STAFF,
    input: { order_id: "ORD-1", slot: "gstin-access", accepted: false, words: "We aren't on the list yet" },
    harmful: fc.record({ order_id: id, slot: id, accepted: fc.constant(false), words: written }),
  },
  waiveDocument: {
    by: STAFF,
    input: { order_id: "ORD-1", slot: "pan", reason: "We have it" },
    harmful: fc.record({ order_id: id, slot: id, reason: written }),
  },
} satisfies Attacks<typeof orderInputs>;
