import { DEFAULT_CALLING_HOURS } from "@niyamdesk/domain/calls/calling-hours";
import { expect, test } from "vitest";
import { barOfCalling, barOfTaking, closedWords } from "./lead-bars.ts";
import { readLead } from "./read-lead.ts";

const noon = Date.parse("2026-12-01T12:00:00+05:30");
const around = { uid: "me", now: noon, isOnline: true, hours: DEFAULT_CALLING_HOURS };
const lead = readLead("lead", { name: "Asha Pillai", phone_e164: "+919847011223", assigned_to: "me" });
const calling = (uid: string, since: number) => ({ ...lead, calling: { uid, since, name: "Pooja" } });

test("[T-08] nobody is called outside of the hours, and the words say from when on", () => {
  expect(barOfCalling(lead, around)).toBeNull();
  const night = { ...around, now: Date.parse("2026-12-01T20:30:00+05:30") };
  expect(barOfCalling(lead, night)).toBe("Calling starts again at 10:00\u00a0am, Wed 2 Dec.");
  expect(closedWords(night.now, night.hours)).toBe("Calling starts again at 10:00\u00a0am, Wed 2 Dec.");
  expect(closedWords(noon, around.hours)).toBeNull();
});

test("[T-08] a wish bars the one who has it, and nobody else", () => {
  const later = { ...lead, wish: { from: 15 * 60, to: 16 * 60 } };
  expect(barOfCalling(later, around)).toBe(
    "Asha Pillai asked to be called later, from 3:00\u00a0pm, Tue 1 Dec.",
  );
});

test("[T-08] who asked not to be called, has no number or is on the phone is not called or taken", () => {
  expect(barOfCalling({ ...lead, mayBeCalled: false }, around)).toBe("Asked not to be called");
  expect(barOfTaking({ ...lead, mayBeCalled: false }, around)).toBe("Asked not to be called");
  expect(barOfCalling({ ...lead, phone: null }, around)).toBe("No phone number available for this lead");
  expect(barOfCalling(calling("pooja", noon - 60_000), around)).toBe("Pooja is calling");
  expect(barOfTaking(calling("pooja", noon - 60_000), around)).toBe("Pooja is calling");
  const unnamed = { ...lead, calling: { uid: "pooja", since: noon - 60_000, name: null } };
  expect(barOfTaking(unnamed, around)).toBe("Somebody else is calling");
  // One's own call is gone back to, and one that nobody came back to holds nobody.
  expect(barOfCalling(calling("me", noon - 60_000), around)).toBeNull();
  expect(barOfTaking(calling("pooja", noon - 3 * 3_600_000), around)).toBeNull();
});

test("[FS-08] without a network nobody is taken, and own leads can be called all the same", () => {
  const offline = { ...around, isOnline: false };
  expect(barOfTaking(lead, offline)).toBe("Needs internet, so that two people never call one person.");
  expect(barOfCalling(lead, offline)).toBeNull();
});
