import { BUILT_IN_PLANS, builtInPlan } from "@niyamdesk/domain/steps/built-in-plans";
import { saveStepPlanInput } from "@niyamdesk/domain/steps/step-plan";
import { expect, it } from "vitest";
import { draftOf, moved, newStep, planOfDraft, type StepDraft } from "./plan-draft.ts";

it("[Z-02] every built-in plan comes out of the editor as it went in, and can be saved", () => {
  for (const { service_id, by, steps } of BUILT_IN_PLANS) {
    const { plan, faults } = planOfDraft(draftOf({ by, steps }));
    expect(faults, service_id).toEqual([]);
    expect(saveStepPlanInput.safeParse({ service_id, plan, seen_version: null }).success, service_id).toBe(
      true,
    );
    expect(plan.steps.map(({ id }) => id)).toEqual(steps.map(({ id }) => id));
  }
});

it("[Z-02] [FRM-12] what keeps a plan from being saved is named, and a blank weight is not nought", () => {
  const { by, steps } = draftOf(builtInPlan("gst-return"));
  const faultsWith = (change: (steps: readonly StepDraft[]) => readonly StepDraft[]) =>
    planOfDraft({ by, steps: change(steps) }).faults;
  expect(faultsWith(() => [])).toContain("no_steps");
  expect(faultsWith((all) => [...all, newStep("step-x")])).toEqual(
    expect.arrayContaining(["unnamed", "last_step"]),
  );
  const at = (index: number, changes: Partial<StepDraft>) => (all: readonly StepDraft[]) =>
    all.map((step, place) => (place === index ? { ...step, ...changes } : step));
  expect(faultsWith(at(0, { weight: "" }))).toEqual(expect.arrayContaining(["badNumber", "weights"]));
  expect(faultsWith(at(0, { days: "e" }))).toContain("badNumber");
  expect(faultsWith(at(3, { weight: "26" }))).toEqual(["weights"]);
});

it("[Z-02] a step moves one place, and stays at the ends", () => {
  const { steps } = draftOf(builtInPlan("iec"));
  const ids = (all: readonly StepDraft[]) => all.map(({ id }) => id);
  expect(ids(moved(steps, 0, -1))).toEqual(ids(steps));
  expect(ids(moved(moved(steps, 1, 1), 2, -1))).toEqual(ids(steps));
  expect(ids(moved(steps, 0, 1)).slice(0, 2)).toEqual([steps[1]?.id, steps[0]?.id]);
});
