import { expect, it } from "vitest";
import type { Tracked } from "./data/track.ts";
import { STATUS_TONES, trackerSteps } from "./tracker-view.ts";

const at = (text: string) => Date.parse(`${text}+05:30`);
const NOW = at("2026-12-01T11:20:00");
const sent: Tracked = {
  ...{ id: "APP-1795862400000-K7M2Q9", name: "Sanjay Patil", status: "pending" },
  ...{ applied_date: at("2026-11-28T16:10:00"), hierarchy_level: "district", territory_code: "MH-PUN" },
  ...{ location: "Pune, Maharashtra", review_started_at: null, approved_at: null, rejected_at: null },
  review_notes: null,
};
const reviewed: Tracked = { ...sent, status: "under_review", review_started_at: at("2026-11-30T10:05:00") };
const titles = (application: Tracked) =>
  trackerSteps(application, NOW).map(({ title, state }) => [title, state]);
const said = (application: Tracked, now = NOW) =>
  trackerSteps(application, now)
    .flatMap(({ words }) => words)
    .join(" | ");

it("[F-07] badges are yellow, blue, green and red", () => {
  expect(STATUS_TONES).toEqual({
    ...{ pending: "warning", under_review: "info", approved: "success", rejected: "error" },
  });
});

it("[F-07] submitted always, under review from then on, and the decision or what is still to come", () => {
  expect(titles(sent)).toEqual([
    ["Application Submitted", "done"],
    ["Under Review", "to_come"],
    ["Decision", "to_come"],
  ]);
  expect(titles(reviewed)).toEqual([
    ["Application Submitted", "done"],
    ["Under Review", "current"],
    ["Decision", "to_come"],
  ]);
  expect(titles({ ...reviewed, status: "approved", approved_at: NOW })).toEqual([
    ["Application Submitted", "done"],
    ["Under Review", "done"],
    ["Application Approved", "done"],
    ["Onboarding", "current"],
  ]);
  expect(titles({ ...reviewed, status: "rejected", rejected_at: NOW })).toEqual([
    ["Application Submitted", "done"],
    ["Under Review", "done"],
    ["Application Rejected", "refused"],
  ]);
});

it("[F-07] both promises of time are to the letter, the review's with its day, and said to be missed when it is", () => {
  expect(said(reviewed)).toBe("This typically takes 3-5 business days. | You'll hear from us by Mon 7 Dec.");
  expect(said(reviewed, at("2026-12-07T23:00:00"))).toContain("You'll hear from us by Mon 7 Dec.");
  expect(said(reviewed, at("2026-12-08T00:30:00"))).not.toContain("You'll hear from us");
  expect(said({ ...reviewed, status: "approved", approved_at: NOW })).toContain(
    "credentials arrive by email within 24 hours",
  );
});

it("[F-07] a rejection says our note, or the default reason", () => {
  const rejected: Tracked = { ...reviewed, status: "rejected", rejected_at: NOW };
  expect(said(rejected)).toContain("Application did not meet our requirements");
  expect(said({ ...rejected, review_notes: " " })).toContain("Application did not meet our requirements");
  const noted = said({ ...rejected, review_notes: "Another partner already works in this territory" });
  expect(noted).toContain("Another partner already works in this territory");
  expect(noted).not.toContain("did not meet");
});
