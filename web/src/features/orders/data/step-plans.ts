import { STEP_PLANS, stepPlansQuery } from "@niyamdesk/domain/steps/queries";
import { resolvePlan } from "@niyamdesk/domain/steps/resolve-plan";
import type { StepPlan } from "@niyamdesk/domain/steps/step";
import { type Live, mapLive, useLiveDocument, useLiveQuery } from "../../../lib/firestore/live.ts";
import { numberIn, type StoredData } from "../../../lib/firestore/stored.ts";

export interface StoredPlan {
  plan: StepPlan;
  /** Which state was seen; null: the built-in plan is used. */
  version: number | null;
}

/** Ids of services whose steps an administrator has changed, live. */
export function useChangedPlans(): Live<Map<string, StepPlan>> {
  return mapLive(useLiveQuery(stepPlansQuery, {}, readPlan), (plans) => {
    return new Map(plans.map((one) => [one.plan.service_id, one.plan]));
  });
}

/** The steps of a service as they are worked along now, live. */
export function useStepPlan(serviceId: string): Live<StoredPlan> {
  const stored = useLiveDocument([COLLECTION, serviceId], readPlan);
  return mapLive(stored, (own) => own ?? { plan: resolvePlan(serviceId, null), version: null });
}

const COLLECTION: string = STEP_PLANS;

function readPlan(id: string, data: StoredData): StoredPlan {
  return { plan: resolvePlan(id, data), version: numberIn(data, "version") };
}
