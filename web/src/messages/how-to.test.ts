import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import { BUILT_IN_PLANS } from "@niyamdesk/domain/steps/built-in-plans";
import { expect, test } from "vitest";
import { howTo as english } from "./en/how-to.ts";
import { howTo as hindi } from "./hi/how-to.ts";

test("[O-02] [O-05] whatever a client does on a portal, the page says how, in both languages", () => {
  const steps = BUILT_IN_PLANS.flatMap(({ steps }) => steps)
    .filter(({ waits_for, closes }) => waits_for === "client" && closes === "work")
    .map(({ id }) => id);
  const acts = CATALOGUE.flatMap(({ required_documents }) => required_documents)
    .filter(({ takes }) => takes === "act")
    .map(({ id }) => id);
  for (const { steps: ofSteps, acts: ofActs } of [english, hindi]) {
    expect(Object.keys(ofSteps).sort()).toEqual([...new Set(steps)].sort());
    expect(Object.keys(ofActs).sort()).toEqual([...new Set(acts)].sort());
    for (const { steps: way } of Object.values({ ...ofSteps, ...ofActs }))
      expect(way.length).toBeGreaterThan(2);
  }
});
