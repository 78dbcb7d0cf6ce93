import { collectionOf } from "../base/paths.ts";
import type { StoredStepPlan } from "./step-plan.ts";

export const STEP_PLANS = collectionOf<StoredStepPlan>("step_plans");
