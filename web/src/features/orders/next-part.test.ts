import { builtInService } from "@niyamdesk/domain/services/catalogue/catalogue";
import { builtInPlan } from "@niyamdesk/domain/steps/built-in-plans";
import { type Act, act, beginningOf, type SlotState, type Work } from "@niyamdesk/domain/steps/work";
import { expect, test } from "vitest";
import { needOf } from "./need.ts";
import { nextPart } from "./next-part.ts";

const NOW = Date.parse("2026-12-01T11:20+05:30");

test("[O-02] once the client has done their part, what comes next is ours by name and not theirs", () => {
  const documents = builtInService("itr-filing")?.required_documents ?? [];
  const slots = new Map<string, SlotState>();
  let work: Work = beginningOf(builtInPlan("itr-filing"), documents, { now: NOW, off: [] });
  const next = () => nextPart(work, needOf(work, slots));
  const papers = (state: SlotState) => {
    for (const { slot } of work.asked) slots.set(slot, state);
    happens({ kind: "documents" });
  };
  function happens(one: Act) {
    work = act(work, one, { now: NOW, off: [], slots }).work;
  }
  expect(next()).toMatch(/^You send \d+ documents$/);
  papers("to_check");
  expect(next()).toBe("We check your documents");
  papers("accepted");
  expect(next()).toBe("Income and tax worked out");
  happens({ kind: "send_draft", document_id: "doc", words: null });
  expect(next()).toBe("You look at the draft, version 1");
  happens({ kind: "answer", version: 1, answer: "changes", words: "My address is old" });
  expect(next()).toBe("We make the changes you asked for");
});
