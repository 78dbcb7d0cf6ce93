import { type DocumentSlot, slotsOf } from "@niyamdesk/domain/documents/document-slots";
import { builtInService } from "@niyamdesk/domain/services/catalogue/catalogue";
import { builtInPlan } from "@niyamdesk/domain/steps/built-in-plans";
import { type Act, act, beginningOf, outstanding, type Work } from "@niyamdesk/domain/steps/work";
import { expect, test } from "vitest";
import { papersOf, statesOf } from "./papers.ts";
import type { DocumentView } from "./read-document.ts";

const NOW = Date.parse("2026-12-01T11:20+05:30");
const service = (id: string) => builtInService(id)?.required_documents ?? [];
const listed = (id: string): readonly DocumentSlot[] => slotsOf(service(id));
const begun = (id: string): Work => beginningOf(builtInPlan(id), service(id), { now: NOW, off: [] });
const after = (work: Work, one: Act) => act(work, one, { now: NOW, off: [], slots: new Map() }).work;

let ids = 0;
function sent(slot: string, change: Partial<DocumentView> = {}): DocumentView {
  ids += 1;
  return {
    ...{ id: `doc_${ids}`, orderId: "ORD-1", slot, name: `${slot}.pdf`, type: "application/pdf" },
    ...{
      status: "received",
      refusal: null,
      reason: null,
      sentAt: NOW,
      isOurs: false,
      size: 4,
      reviewedAt: null,
    },
    ...change,
  };
}

const names = (papers: readonly { id: string }[]) => papers.map(({ id }) => id);

test("[O-05] what is needed now, what a later step needs, and one question for each condition", () => {
  const { now, later, questions } = papersOf({
    ...{ listed: listed("trademark"), work: begun("trademark"), documents: [] },
  });
  expect(names(later)).toEqual(["tm-48"]);
  expect(names(now)).not.toContain("tm-48");
  expect(questions.every(({ applies }) => applies === null)).toBe(true);
  const food = papersOf({ listed: listed("fssai"), work: begun("fssai"), documents: [] }).questions;
  const licence = food.find(({ condition }) => condition === "If you need a licence or manufacture food");
  expect(licence?.slots.length).toBeGreaterThan(2);
  expect(new Set(food.map(({ condition }) => condition)).size).toBe(food.length);
});

test("[O-05] an 'if …' document stands among the others once it applies; said not to, only its question does", () => {
  const slot = { slot: "masked-aadhaar", label: "Masked Aadhaar of the proprietor", step: "documents" };
  const yes = after(begun("iec"), { kind: "apply", documents: [slot], applies: true });
  const view = (work: Work) => papersOf({ listed: listed("iec"), work, documents: [] });
  const question = (work: Work) =>
    view(work).questions.find(({ condition }) => condition === "If you are a proprietor");
  expect(names(view(yes).now)).toContain(slot.slot);
  expect(question(yes)?.applies).toBe(true);
  const no = after(yes, { kind: "apply", documents: [slot], applies: false });
  expect(names(view(no).now)).not.toContain(slot.slot);
  expect(question(no)?.applies).toBe(false);
});

test("[O-05] what we do not need after all says why, and what was sent unasked is seen", () => {
  const asked = after(begun("iec"), {
    ...{
      kind: "ask",
      documents: [{ slot: "asked_1", label: "Board resolution" }],
      reason: "The DGFT asks",
      until: null,
    },
  });
  const waived = after(asked, { kind: "waive", slot: "asked_1", reason: "We found it" });
  const { now, waived: notNeeded } = papersOf({
    ...{ listed: listed("iec"), work: waived, documents: [sent("constitution")] },
  });
  expect(notNeeded).toEqual([{ slot: "asked_1", label: "Board resolution", why: "We found it" }]);
  expect(names(now)).toContain("constitution");
});

test("[O-05] what was sent besides stands apart, and nothing is missing for it", () => {
  const { now, others } = papersOf({
    ...{
      listed: listed("iec"),
      work: begun("iec"),
      documents: [sent("other_1"), sent("pan"), sent("ours_1", { isOurs: true })],
    },
  });
  expect(others.map(({ slot }) => slot)).toEqual(["other_1"]);
  expect(names(now)).not.toContain("other_1");
});

test("[O-05] the screen counts as missing what the order's clock does", () => {
  const work = begun("iec");
  const documents = [
    sent("pan", { status: "accepted" }),
    sent("bank-proof", { status: "rejected", reason: "Page 2 is cut off" }),
    sent("address-proof", { status: "uploaded" }),
    sent("bank-proof", { isOurs: true }),
  ];
  expect(outstanding(work, statesOf(documents)).map(({ slot }) => slot)).toEqual([
    "bank-proof",
    "address-proof",
  ]);
});
