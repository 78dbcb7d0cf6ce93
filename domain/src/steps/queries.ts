import { collectionOf } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import type { StoredStepPlan } from "./step-plan.ts";

export const STEP_PLANS = collectionOf<StoredStepPlan>("step_plans");

/** Services whose way an administrator has set. */
export const stepPlansQuery = {
  by: "admin",
  from: STEP_PLANS,
  limit: 200,
} as const satisfies QueryDeclaration;
