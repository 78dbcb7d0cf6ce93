import { builtInPlan } from "./built-in-plans.ts";
import type { PlannedStep, StepPlan } from "./step.ts";
import { storedSteps } from "./step-plan.ts";

/** A stored plan where there is one that can be worked along, else the built-in one: no payment waits for it. */
export function resolvePlan(serviceId: string, stored: unknown): StepPlan {
  const own = storedSteps.safeParse(stored);
  return own.success
    ? { service_id: serviceId, by: own.data.by, steps: own.data.steps as PlannedStep[] }
    : builtInPlan(serviceId);
}
