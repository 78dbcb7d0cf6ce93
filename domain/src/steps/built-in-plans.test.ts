import { describe, expect, it } from "vitest";
import { CATALOGUE } from "../services/catalogue/catalogue.ts";
import { BUILT_IN_PLANS, builtInPlan } from "./built-in-plans.ts";
import { resolvePlan } from "./resolve-plan.ts";
import { faultsOf, type PlannedStep } from "./step.ts";
import { STEP_NAMES_HI } from "./step-names-hi.ts";

describe("the way of every service", () => {
  it("[O-02] each service of the catalogue has one, and nothing else", () => {
    const ids = BUILT_IN_PLANS.map(({ service_id }) => service_id);
    expect([...ids].sort()).toEqual(CATALOGUE.map(({ id }) => id).sort());
  });

  it.each(BUILT_IN_PLANS.map((plan) => [plan.service_id, plan] as const))(
    "[O-02] %s can be worked along, from the client's documents to the proof",
    (id, { steps, by }) => {
      expect(faultsOf(steps)).toEqual([]);
      expect(steps[0]?.closes).toBe("documents");
      expect(steps.at(-1)?.closes).toBe("proof");
      expect(by.length).toBeGreaterThan(0);
      const known = CATALOGUE.find((service) => service.id === id)?.required_documents.map((one) => one.id);
      for (const { documents } of steps) {
        for (const document of documents === "all" ? [] : (documents ?? []))
          expect(known).toContain(document);
      }
      expect(steps.filter(({ documents }) => documents === "all")).toHaveLength(1);
    },
  );

  it("[O-02] every name stands in Hindi, and none too many", () => {
    const plans = [...BUILT_IN_PLANS, builtInPlan("something-else")];
    const names = new Set(plans.flatMap(({ steps }) => steps.map(({ name }) => name)));
    expect(Object.keys(STEP_NAMES_HI).sort()).toEqual([...names].sort());
  });

  it("[O-02] what an administrator sells besides has a way too", () => {
    expect(faultsOf(builtInPlan("toString").steps)).toEqual([]);
    expect(builtInPlan("toString").service_id).toBe("toString");
  });
});

describe("an administrator's own way", () => {
  const own = {
    by: ["ca"],
    steps: builtInPlan("iec").steps.map((step) => ({ ...step, days: step.days + 1 })),
  };

  it("[Z-02] stands in place of the built-in one", () => {
    expect(resolvePlan("iec", { ...own, version: 3 })).toEqual({ service_id: "iec", ...own });
  });

  it.each([
    ["there is none", undefined],
    ["it has no steps", { ...own, steps: [] }],
    [
      "its weights are not the whole fee",
      { ...own, steps: own.steps.map((step) => ({ ...step, weight: 0 })) },
    ],
    ["nobody does it", { ...own, by: [] }],
    ["it is something else", "steps"],
  ])("[Z-02] the built-in one is taken where %s", (_, stored) => {
    expect(resolvePlan("iec", stored)).toBe(builtInPlan("iec"));
  });
});

describe("what is no plan", () => {
  const steps = builtInPlan("iec").steps;
  const change = (at: number, changes: Partial<PlannedStep>) =>
    steps.map((step, index) => (index === at ? { ...step, ...changes } : step));

  it.each([
    ["too little", [], ["no_steps", "weights"]],
    ["two steps of one name", change(0, { id: "filing" }), ["same_ids"]],
    ["weights that are not the whole fee", change(1, { weight: 40 }), ["weights"]],
    ["something after the proof", [...steps].reverse(), ["last_step", "drafts"]],
    ["a fee for what a department does", change(4, { weight: 20 }), ["weights", "client_weight"]],
    ["a draft that nobody approves", steps.filter(({ id }) => id !== "approval"), ["drafts"]],
    ["an approval of nothing", change(1, { closes: "work" }), ["drafts"]],
  ] as const)("[Z-02] %s", (_, wrong, faults) => {
    expect(faultsOf(wrong)).toEqual(faults);
  });
});
