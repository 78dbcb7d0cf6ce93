import { saveStepPlanInput } from "./step-plan.ts";

export const stepInputs = {
  saveStepPlan: saveStepPlanInput,
} as const;

export interface StepOutputs {
  /** The state of the record that is stored now; null: the built-in plan is used. */
  saveStepPlan: { version: number | null };
}
