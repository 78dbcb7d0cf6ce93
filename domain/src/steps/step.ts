import type { Role } from "../base/roles.ts";

/** Whom a step waits for: every wait has a name. */
export const TURNS = ["client", "us", "government"] as const;
export type Turn = (typeof TURNS)[number];

/** What closes a step. */
export const CLOSINGS = [
  /** All documents that it asks for are accepted; by itself. */
  "documents",
  /** Whoever has the order says so. */
  "work",
  /** The client is sent a draft; by itself. */
  "draft",
  /** The client approves the draft; by itself. */
  "approval",
  /** Something was filed: its acknowledgement's number and date. */
  "filing",
  /** The department has decided. */
  "decision",
  /** The last one: number, date and file of what was filed, which the client is given. */
  "proof",
] as const;
export type Closing = (typeof CLOSINGS)[number];

/** One step of a service, as it is planned before anybody orders it. */
export interface PlannedStep {
  /** Within its plan. */
  id: string;
  /** As the client reads it. Built-in ones have their Hindi in `step-names-hi.ts`. */
  name: string;
  /** For whom it waits when it begins. */
  waits_for: Turn;
  /** Usual working days, 1 or more. No promise of the Government's. */
  days: number;
  /** Percent of the fee that is earned with it; 100 in a plan. Until then it goes back to a client who cancels. */
  weight: number;
  closes: Closing;
  /** What closes it has no number of an office: a plan, a deed. */
  unnumbered?: boolean;
  /** Ids of the service's documents that are asked for at it. `all`: those that are not asked for at another step. */
  documents?: readonly string[] | "all";
}

/** Who does the work, the first choice first. */
export type WorkerRole = Extract<Role, "tax_executive" | "ca">;
export const WORKER_ROLES = ["tax_executive", "ca"] as const satisfies readonly WorkerRole[];

/** The way of one service from paid to filed. */
export interface StepPlan {
  service_id: string;
  by: readonly WorkerRole[];
  steps: readonly PlannedStep[];
}

export const MOST_STEPS = 12;

/** What is wrong with a plan, as codes; empty: it can be worked along. */
export const PLAN_FAULTS = [
  "no_steps",
  "too_many_steps",
  "same_ids",
  "weights",
  "last_step",
  "client_weight",
  "drafts",
] as const;
export type PlanFault = (typeof PLAN_FAULTS)[number];

export function faultsOf(steps: readonly PlannedStep[]): PlanFault[] {
  const last = steps.at(-1);
  const faults: Record<PlanFault, boolean> = {
    no_steps: steps.length === 0,
    too_many_steps: steps.length > MOST_STEPS,
    same_ids: new Set(steps.map(({ id }) => id)).size !== steps.length,
    weights: steps.reduce((sum, { weight }) => sum + weight, 0) !== 100,
    // The client finds the proof on top of the order, whatever was ordered, and once.
    last_step: last !== undefined && steps.some((step) => (step.closes === "proof") !== (step === last)),
    // What the client or a department does earns us nothing.
    client_weight: steps.some(({ waits_for, weight }) => waits_for !== "us" && weight !== 0),
    // A draft is what is approved next, and nothing else is.
    drafts: steps.some((step, at) => (step.closes === "draft") !== (steps[at + 1]?.closes === "approval")),
  };
  return PLAN_FAULTS.filter((fault) => faults[fault]);
}
