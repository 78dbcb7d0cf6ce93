import { builtInService } from "@niyamdesk/domain/services/catalogue/catalogue";
import { builtInPlan } from "@niyamdesk/domain/steps/built-in-plans";
import { type Act, act, beginningOf, type SlotState, type Work } from "@niyamdesk/domain/steps/work";
import { expect, test } from "vitest";
import { draftToSign, needOf } from "./need.ts";

const NOW = Date.parse("2026-12-01T11:20+05:30");

/** An order that is worked along, and what it needs. */
class Case {
  readonly slots = new Map<string, SlotState>();
  work: Work;
  constructor(service: string) {
    const documents = builtInService(service)?.required_documents ?? [];
    this.work = beginningOf(builtInPlan(service), documents, { now: NOW, off: [] });
  }
  get need() {
    return needOf(this.work, this.slots);
  }
  do(one: Act) {
    this.work = act(this.work, one, { now: NOW, off: [], slots: this.slots }).work;
    return this;
  }
  papers(state: SlotState) {
    for (const { slot, is_file } of this.work.asked) if (is_file) this.slots.set(slot, state);
    return this.do({ kind: "documents" });
  }
}

test("[O-01] documents that are to be sent again come before those that are missing", () => {
  const order = new Case("itr-filing");
  order.slots.set("pan", "again");
  expect(order.need).toMatchObject({ kind: "documents", again: [{ slot: "pan" }] });
  order.papers("to_check");
  expect(order.need).toBeNull();
});

test("[O-01] a draft waits for its answer, and for nothing once it is given", () => {
  const order = new Case("itr-filing").papers("accepted");
  expect(order.need).toBeNull();
  order.do({ kind: "send_draft", document_id: "doc", words: null });
  expect(order.need).toEqual({ kind: "draft", version: 1 });
  order.do({ kind: "answer", version: 1, answer: "changes", words: "My address is old" });
  expect(order.need).toBeNull();
  order.do({ kind: "send_draft", document_id: "doc2", words: null });
  expect(order.need).toEqual({ kind: "draft", version: 2 });
});

test("[O-01] what only the client can do is their turn, by its name", () => {
  const order = new Case("itr-filing").papers("accepted");
  order.do({ kind: "send_draft", document_id: "doc", words: null });
  order.do({ kind: "answer", version: 1, answer: "approved", words: null });
  expect(order.need).toBeNull();
  order.do({ kind: "finish", step: "filing", proof: { number: "N-1", on: "2026-12-01", document_id: null } });
  expect(order.need).toEqual({ kind: "act", step: "everify", name: "You e-verify the return" });
});

test("[O-02] what is to be signed is the draft that was approved, while it is asked back", () => {
  const order = new Case("trademark");
  const toSign = () => draftToSign(order.work, order.need);
  expect(toSign()).toBeNull();
  for (const { slot, is_file, step } of order.work.asked) {
    if (is_file && step === "documents") order.slots.set(slot, "accepted");
  }
  order.do({ kind: "documents" }).do({ kind: "finish", step: "search", proof: null });
  order.do({ kind: "send_draft", document_id: "form", words: null });
  expect(toSign()).toBeNull();
  order.do({ kind: "answer", version: 1, answer: "approved", words: null });
  expect(order.need).toMatchObject({ kind: "documents", missing: [{ slot: "tm-48" }] });
  expect(toSign()).toMatchObject({ version: 1, document_id: "form" });
  order.slots.set("tm-48", "to_check");
  expect(toSign()).toBeNull();
  // A document that is asked for besides is not what was approved.
  const documents = [{ slot: "asked-1", label: "Board resolution" }];
  order.do({ kind: "ask", documents, reason: "The registry asks for it", until: null });
  expect(order.need).toMatchObject({ kind: "documents", missing: [{ slot: "asked-1" }] });
  expect(toSign()).toBeNull();
  order.slots.set("tm-48", "again");
  expect(toSign()).toMatchObject({ version: 1 });
});
