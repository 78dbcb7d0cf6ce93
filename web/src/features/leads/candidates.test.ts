import { expect, test } from "vitest";
import { candidatesOf } from "./candidates.ts";
import { readLead } from "./read-lead.ts";

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

test("beside a lead whoever shares a part of its name comes first, and it itself is not offered", () => {
  expect(names("", own[1])).toEqual(["Vikram Pillai", "Nisha Agarwal"]);
});
