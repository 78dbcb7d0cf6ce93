import * as z from "zod/mini";
import { documentId } from "../fields/fields.ts";
import { line } from "../fields/written.ts";
import { seenVersion } from "../services/service-input.ts";
import type { Moment } from "../time/moment.ts";
import {
  CLOSINGS,
  faultsOf,
  MOST_STEPS,
  type PlannedStep,
  type StepPlan,
  TURNS,
  WORKER_ROLES,
} from "./step.ts";

/** `step_plans/{service}`: an administrator's own way of a service, instead of the built-in one. */
export interface StoredStepPlan {
  id: string;
  by: StepPlan["by"];
  steps: readonly PlannedStep[];
  version: number;
  created_at: Moment;
  updated_at: Moment;
}

const plannedStep = z.strictObject({
  id: documentId,
  name: line(1, 100),
  waits_for: z.enum(TURNS),
  days: z.int().check(z.minimum(1), z.maximum(120)),
  weight: z.int().check(z.minimum(0), z.maximum(100)),
  closes: z.enum(CLOSINGS),
  unnumbered: z.optional(z.boolean()),
  documents: z.optional(z.union([z.literal("all"), z.array(documentId).check(z.maxLength(50))])),
});

const steps = z.array(plannedStep).check(
  z.minLength(1),
  z.maxLength(MOST_STEPS),
  z.refine((all) => faultsOf(all as PlannedStep[]).length === 0, "These steps do not make a plan"),
);
const by = z.array(z.enum(WORKER_ROLES)).check(
  z.minLength(1),
  z.refine((roles) => new Set(roles).size === roles.length, "Each role once"),
);

/** What a stored plan is worked along by. */
export const storedSteps = z.object({ by, steps });

/** `saveStepPlan`: the way of a service for what is paid from now on; null: the built-in one again. */
export const saveStepPlanInput = z.strictObject({
  service_id: documentId,
  plan: z.nullable(z.strictObject({ by, steps })),
  seen_version: seenVersion,
});
