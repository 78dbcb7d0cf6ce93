import { DEFAULT_CALLING_HOURS } from "@niyamdesk/domain/calls/calling-hours";
import { expect, test } from "vitest";
import { barOfFollowUp, mayTakeBack, questionsOf } from "./lead-questions.ts";
import { readLead } from "./read-lead.ts";

const noon = Date.parse("2026-12-01T12:00:00+05:30");
const around = { uid: "me", now: noon, isOnline: true, hours: DEFAULT_CALLING_HOURS };
const lead = readLead("lead", { name: "Asha Pillai", phone_e164: "+919847011223", assigned_to: "me" });
const HOUR_MS = 3_600_000;
const converted = (by: string, ago: number, byPayment = false) => ({
  ...lead,
  status: "converted" as const,
  conversion: { by, at: noon - ago, byPayment },
});

test("a telecaller hands a lead back; a CA, whom the server would refuse, is not offered it", () => {
  expect(questionsOf(lead, around, "telecaller")).toContain("handBack");
  expect(questionsOf(lead, around, "crm")).not.toContain("handBack");
  expect(questionsOf(converted("me", 0), around, "crm")).not.toContain("handBack");
});

test("a conversion is offered to be taken back only by whom, and for as long as, it can be", () => {
  expect(questionsOf(converted("me", HOUR_MS), around, "telecaller")).toEqual([
    "takeBack",
    "note",
    "handBack",
  ]);
  for (const late of [converted("me", 25 * HOUR_MS), converted("pooja", 0), converted("me", 0, true)]) {
    expect(mayTakeBack(late, around)).toBe(false);
    expect(questionsOf(late, around, "telecaller")).toEqual(["note", "handBack"]);
  }
});

test("without a network only what waits for it is offered, also of a converted lead", () => {
  const offline = { ...around, isOnline: false };
  expect(questionsOf(lead, offline, "telecaller")).toEqual(["followUp", "note"]);
  expect(questionsOf(converted("me", 0), offline, "telecaller")).toEqual(["note"]);
});

test("whoever bought or asked not to be called has no follow-up, and the words say why", () => {
  expect(barOfFollowUp(lead)).toBeNull();
  expect(barOfFollowUp({ ...lead, mayBeCalled: false })).toBe("Asked not to be called");
  expect(barOfFollowUp(converted("me", 0))).toBe("This lead is converted.");
  expect(questionsOf({ ...lead, mayBeCalled: false }, around, "telecaller")).not.toContain("followUp");
});
