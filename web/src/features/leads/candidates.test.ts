import { expect, test } from "vitest";
import { candidatesOf, wordsToFind } from "./candidates.ts";
import { type LeadView, readLead } from "./read-lead.ts";

const lead = (name: string, figures: string) =>
  readLead(name, { name, phone_e164: `+91984701${figures}`, assigned_to: "me" });
const own = [lead("Nisha Agarwal", "1111"), lead("Asha Pillai", "2222"), lead("Vikram Pillai", "3333")];
const names = (typed: string, like?: (typeof own)[number]) =>
  candidatesOf(own, typed, like).map(({ name }) => name);

test("an own lead is found by name or number, and all stand there before anything is typed", () => {
  expect(names("")).toEqual(["Nisha Agarwal", "Asha Pillai", "Vikram Pillai"]);
  expect(names("pillai")).toEqual(["Asha Pillai", "Vikram Pillai"]);
  expect(names("9847011111")).toEqual(["Nisha Agarwal"]);
});

test("beside a lead only whoever may be the same person is offered: one number, or a similar name in one place", () => {
  const asha: LeadView = {
    ...{ ...lead("Asha Pillai", "2222"), id: "asha" },
    ...{ location: "Kochi, Kerala 682001", email: "asha@example.in" },
  };
  const near = (name: string, change: Partial<LeadView> = {}): LeadView => ({
    ...{ ...lead(name, "9999"), location: "682001 Kochi" },
    ...change,
  });
  const offered = (...others: LeadView[]) =>
    candidatesOf([asha, ...others], "", asha).map(({ name }) => name);
  expect(
    candidatesOf([asha, lead("Nisha Agarwal", "1111"), lead("Vikram Pillai", "3333")], "", asha),
  ).toEqual([]);
  expect(offered(near("Somebody", { phone: "98470 12222", location: null }))).toEqual(["Somebody"]);
  expect(offered(near("Somebody", { email: "Asha@example.in" }))).toEqual(["Somebody"]);
  expect(offered(near("A. Pillai"), near("Asha K Pillai"), near("Asha"))).toEqual([
    "A. Pillai",
    "Asha K Pillai",
    "Asha",
  ]);
  expect(
    offered(near("Vikram Pillai"), near("Asha Rao"), near("Asha Pillai", { location: "Pune 411001" })),
  ).toEqual([]);
  // Whoever is looked for is found, whoever it is.
  expect(names("nisha", own[1])).toEqual(["Nisha Agarwal"]);
});

test("[FS-14] [T-08] all own leads are asked for what was typed, and beside a lead for its number and name", () => {
  const asha = lead("Asha K Pillai", "2222");
  expect(wordsToFind("  ")).toEqual([]);
  expect(wordsToFind("98470 11111", asha)).toEqual(["9847011111"]);
  expect(wordsToFind("nisha a", asha)).toEqual(["nisha"]);
  expect(wordsToFind("", asha)).toEqual(["9847012222", "pillai"]);
});
