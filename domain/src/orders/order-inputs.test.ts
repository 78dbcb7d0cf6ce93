import { expect, it } from "vitest";
import { complainInput } from "../complaints/complaint.ts";
import { reviewDocumentInput } from "../documents/document.ts";
import { rejectionWords } from "../documents/rejection.ts";
import { setAvailabilityInput } from "../staff/availability-input.ts";
import { builtInPlan } from "../steps/built-in-plans.ts";
import { saveStepPlanInput } from "../steps/step-plan.ts";
import { answerDraftInput, askDocumentsInput, finishStepInput } from "./order-inputs.ts";

const takes = (schema: { safeParse(data: unknown): { success: boolean } }, data: unknown) =>
  schema.safeParse(data).success;

it("[O-02] a draft is approved as it is; what is to be changed is said", () => {
  const answer = { order_id: "ORD-1", version: 1, language: "en" };
  expect(takes(answerDraftInput, { ...answer, answer: "approved", words: null })).toBe(true);
  expect(takes(answerDraftInput, { ...answer, answer: "changes", words: null })).toBe(false);
  expect(takes(answerDraftInput, { ...answer, answer: "changes", words: "too short" })).toBe(false);
  expect(takes(answerDraftInput, { ...answer, answer: "changes", words: "My rent is missing" })).toBe(true);
  expect(takes(answerDraftInput, { ...answer, answer: "approved", words: null, version: 0 })).toBe(false);
});

it("[E-02] a document is accepted, or asked for again with a reason of the list or words of one's own", () => {
  const review = (verdict: object) => takes(reviewDocumentInput, { document_id: "doc_1", verdict });
  expect(review({ kind: "accept" })).toBe(true);
  expect(review({ kind: "accept", reason: "blurred" })).toBe(false);
  expect(review({ kind: "reject", reason: "blurred", words: null })).toBe(true);
  expect(review({ kind: "reject", reason: "other", words: null })).toBe(false);
  expect(review({ kind: "reject", reason: "other", words: "<b>no</b>" })).toBe(false);
  expect(review({ kind: "reject", reason: "because", words: "No" })).toBe(false);
  expect(rejectionWords("cut_off", "Page 2")).toBe("Part of the page is cut off. Page 2");
  expect(rejectionWords("other", "It is of 2019")).toBe("It is of 2019");
  expect(rejectionWords("blurred", null, "hi")).toBe("धुँधला या अँधेरा है, पढ़ा नहीं जा रहा");
});

it("[O-02] what is filed has a day that there is; what is asked for is named, once each, with a reason", () => {
  const finish = (proof: object | null) =>
    takes(finishStepInput, { order_id: "ORD-1", step: "filing", proof });
  expect(finish(null)).toBe(true);
  expect(finish({ number: "AA27", on: "2026-12-03", document_id: null })).toBe(true);
  expect(finish({ number: "AA27", on: "2026-02-30", document_id: null })).toBe(false);
  expect(finish({ number: "A\nB", on: "2026-12-03", document_id: null })).toBe(false);
  const asked = {
    order_id: "ORD-1",
    labels: ["Photo"],
    reason: "Needed",
    until: null,
    request_id: "a".repeat(20),
  };
  expect(takes(askDocumentsInput, asked)).toBe(true);
  for (const wrong of [
    { labels: [] },
    { labels: ["Photo", "Photo"] },
    { reason: " " },
    { until: "tomorrow" },
  ]) {
    expect(takes(askDocumentsInput, { ...asked, ...wrong }), JSON.stringify(wrong)).toBe(false);
  }
});

it("[Z-02] availability and plans of steps hold together", () => {
  const usual = { services: null, capacity: null, away: null };
  expect(takes(setAvailabilityInput, usual)).toBe(true);
  expect(takes(setAvailabilityInput, { ...usual, away: { from: "2026-12-05", until: "2026-12-01" } })).toBe(
    false,
  );
  expect(takes(setAvailabilityInput, { ...usual, capacity: 0 })).toBe(false);
  expect(takes(setAvailabilityInput, { ...usual, services: ["iec", "iec"] })).toBe(false);
  const { by, steps } = builtInPlan("trademark");
  const save = (plan: object | null) =>
    takes(saveStepPlanInput, { service_id: "trademark", plan, seen_version: null });
  expect(save({ by, steps })).toBe(true);
  expect(save(null)).toBe(true);
  expect(save({ by: [], steps })).toBe(false);
  expect(save({ by, steps: steps.slice(1) })).toBe(true);
  expect(save({ by, steps: steps.slice(0, -1) })).toBe(false);
});

it("[O-02] a complaint says what is wrong", () => {
  const complaint = { order_id: "ORD-1", reason: "slow", language: "hi", request_id: "a".repeat(20) };
  expect(takes(complainInput, { ...complaint, words: "कोई जवाब नहीं देता है" })).toBe(true);
  expect(takes(complainInput, { ...complaint, words: "slow" })).toBe(false);
  expect(takes(complainInput, { ...complaint, words: "Nobody answers me", reason: "angry" })).toBe(false);
});
