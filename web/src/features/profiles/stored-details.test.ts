import { ownDetails } from "@niyamdesk/domain/profiles/own-details";
import { expect, it } from "vitest";
import { changesOf, conflictsOf } from "./changed-details.ts";
import { shownDetails, storedDetails } from "./stored-details.ts";

const BEGUN = storedDetails({ name: "Asha Rao", phone: "+919876543210", state_code: "27" });

/** What the form sends when this was typed into it. */
function sent(typed: Partial<ReturnType<typeof shownDetails>>) {
  return ownDetails.parse({ ...shownDetails(BEGUN), ...typed });
}

it("[AX-08] only what was changed is written, and nothing when nothing was", () => {
  expect(changesOf(BEGUN, sent({}))).toEqual({});
  expect(changesOf(BEGUN, sent({ address: "12 MG Road" }))).toEqual({ address: "12 MG Road" });
  expect(changesOf(BEGUN, sent({ state_code: "" }))).toEqual({ state_code: null });
});

it("[AX-08] a name saved in one window and an address in the other both stand", () => {
  const now = { ...BEGUN, name: "Asha R. Rao" };
  const changes = changesOf(BEGUN, sent({ address: "12 MG Road" }));
  expect(conflictsOf(changes, BEGUN, now)).toEqual([]);
  expect({ ...now, ...changes }).toMatchObject({ name: "Asha R. Rao", address: "12 MG Road" });
});

it("[AX-08] the same detail changed in both is a conflict, unless to the same", () => {
  const changes = changesOf(BEGUN, sent({ name: "A. Rao" }));
  expect(conflictsOf(changes, BEGUN, { ...BEGUN, name: "Asha R. Rao" })).toEqual(["name"]);
  expect(conflictsOf(changes, BEGUN, { ...BEGUN, name: "A. Rao" })).toEqual([]);
});

it("[AX-08] a GSTIN does not slip in beside another State that was saved elsewhere", () => {
  const changes = changesOf(BEGUN, sent({ gstin: "27AABCS9603R1ZP", billing_name: "Sahyadri" }));
  expect(conflictsOf(changes, BEGUN, { ...BEGUN, state_code: "29" })).toEqual(["state_code"]);
  expect(conflictsOf(changes, BEGUN, { ...BEGUN, name: "Asha R. Rao" })).toEqual([]);
});
