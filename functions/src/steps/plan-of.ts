import { STEP_PLANS } from "@niyamdesk/domain/steps/queries";
import { resolvePlan } from "@niyamdesk/domain/steps/resolve-plan";
import type { StepPlan } from "@niyamdesk/domain/steps/step";
import { recordRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

/** The way of a service for what is paid now. */
export async function planOf(unit: UnitOfWork, serviceId: string): Promise<StepPlan> {
  return resolvePlan(serviceId, await unit.get(recordRef(STEP_PLANS, serviceId)));
}
