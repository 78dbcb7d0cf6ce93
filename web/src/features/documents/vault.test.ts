import type { OrderWork } from "@niyamdesk/domain/steps/order-work";
import { expect, test } from "vitest";
import type { DocumentView } from "./read-document.ts";
import { found, vaultOf } from "./vault.ts";

function sent(id: string, change: Partial<DocumentView> = {}): DocumentView {
  return {
    ...{ id, orderId: "ORD-1", slot: "pan", name: `${id}.pdf`, type: "application/pdf", status: "accepted" },
    ...{ refusal: null, reason: null, sentAt: 1, isOurs: false, size: 4, reviewedAt: null },
    ...change,
  };
}

const ours = (id: string, sentAt: number) =>
  sent(id, { isOurs: true, slot: `ours_${id}`, status: "received", sentAt });
const step = (id: string, name: string, closes: "filing" | "proof", number: string, document_id: string) => ({
  ...{ id, name, waits_for: "us" as const, days: 1, weight: 0, closes, unnumbered: false, done_at: 1 },
  proof: { number, on: "2026-12-03", document_id, at: 1 },
});
const work: OrderWork<number> = {
  ...{ began_at: 1, clock: null },
  steps: [
    step("filing", "Application filed", "filing", "AA-1", "filed"),
    step("proof", "GST certificate", "proof", "27AABCS9603R1ZP", "certificate"),
  ],
  asked: [
    {
      slot: "pan",
      label: "PAN of the owner",
      is_file: true,
      step: "x",
      reason: null,
      asked_at: 1,
      waived: null,
    },
  ],
  drafts: [
    {
      ...{ version: 2, step: "x", document_id: "draft", words: null, sent_at: 1 },
      ...{ answer: "approved", answered_at: 1, answer_words: null },
    },
  ],
};
const ORDERS = [{ id: "ORD-1", serviceName: "GST registration", work }];

test("[O-05] documents stand under their orders, named by what they are, the newest first", () => {
  const [group] = vaultOf(ORDERS, [
    sent("mine"),
    ours("draft", 2),
    ours("filed", 3),
    ours("certificate", 4),
    ours("letter", 5),
    sent("onItsWay", { status: "announced", sentAt: 9 }),
    sent("refused", { status: "refused", sentAt: 9 }),
  ]);
  expect(group?.entries.map(({ kind, label, number, version }) => [kind, label, number, version])).toEqual([
    ["other", "letter.pdf", null, null],
    ["proof", "GST certificate", "27AABCS9603R1ZP", null],
    ["filing", "Application filed", "AA-1", null],
    ["draft", "draft.pdf", null, 2],
    ["sent", "PAN of the owner", null, null],
  ]);
});

test("[O-05] one is found by what it is, its number, its file or its service, and an order without any is not shown", () => {
  const groups = vaultOf(ORDERS, [ours("certificate", 4), sent("mine"), sent("other", { orderId: "ORD-2" })]);
  const names = (search: string) =>
    found(groups, search).flatMap(({ entries }) => entries.map(({ label }) => label));
  expect(names("certif")).toEqual(["GST certificate"]);
  expect(names("27aabcs")).toEqual(["GST certificate"]);
  expect(names("mine.pdf")).toEqual(["PAN of the owner"]);
  expect(names("GST reg")).toHaveLength(2);
  expect(found(groups, "udyam")).toEqual([]);
  expect(found(groups, " ")).toHaveLength(2);
});
