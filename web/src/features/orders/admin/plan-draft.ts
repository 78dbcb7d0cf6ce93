import {
  faultsOf,
  type PlanFault,
  type PlannedStep,
  type StepPlan,
  type WorkerRole,
} from "@niyamdesk/domain/steps/step";

/** A step while it is edited: numbers as they are typed. */
export interface StepDraft {
  id: string;
  name: string;
  waits_for: PlannedStep["waits_for"];
  days: string;
  weight: string;
  closes: PlannedStep["closes"];
  unnumbered: boolean;
  documents: readonly string[] | "all" | "none";
}

export interface PlanDraft {
  by: readonly WorkerRole[];
  steps: readonly StepDraft[];
}

export function draftOf({ by, steps }: Pick<StepPlan, "by" | "steps">): PlanDraft {
  return {
    by,
    steps: steps.map((step) => ({
      ...{ id: step.id, name: step.name, waits_for: step.waits_for, closes: step.closes },
      ...{ days: String(step.days), weight: String(step.weight), unnumbered: step.unnumbered === true },
      documents: step.documents ?? "none",
    })),
  };
}

/** What is wrong with it; empty: it can be saved. */
export type DraftFault = PlanFault | "unnamed" | "badNumber";

const MOST_DAYS = 120;

/** As `saveStepPlan` takes it, or what keeps it from being one. A blank number is none, never nought. */
export function planOfDraft({ by, steps }: PlanDraft): {
  plan: { by: WorkerRole[]; steps: InputStep[] };
  faults: DraftFault[];
} {
  const planned = steps.map(inputOf);
  const faults: DraftFault[] = [
    ...(steps.some(({ name }) => name.trim() === "") ? (["unnamed"] as const) : []),
    ...(steps.some((step) => !isNumber(step.days, 1, MOST_DAYS) || !isNumber(step.weight, 0, 100))
      ? (["badNumber"] as const)
      : []),
    ...faultsOf(planned),
  ];
  return { plan: { by: [...by], steps: planned }, faults };
}

type InputStep = Omit<PlannedStep, "documents" | "unnumbered"> & {
  unnumbered?: boolean;
  documents?: string[] | "all";
};

function inputOf({ days, weight, unnumbered, documents, name, ...step }: StepDraft): InputStep {
  return {
    ...step,
    ...{ name: name.trim(), days: Number(days), weight: weight.trim() === "" ? Number.NaN : Number(weight) },
    ...(unnumbered ? { unnumbered } : {}),
    ...(documents === "none" ? {} : { documents: documents === "all" ? documents : [...documents] }),
  };
}

function isNumber(typed: string, min: number, max: number): boolean {
  return /^\d{1,3}$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max;
}

/** @param id that no other step has */
export function newStep(id: string): StepDraft {
  return {
    ...{ id, name: "", waits_for: "us", days: "1", weight: "0", closes: "work" },
    ...{ unnumbered: false, documents: "none" },
  };
}

/** The step at another place; at the ends it stays. */
export function moved(steps: readonly StepDraft[], from: number, by: 1 | -1): readonly StepDraft[] {
  const to = from + by;
  const [one, other] = [steps[from], steps[to]];
  if (one === undefined || other === undefined) return steps;
  return steps.map((step, at) => (at === from ? other : at === to ? one : step));
}

/** What is kept of a draft over a reload; anything odd is none. */
export function keptPlan(
  kept: Record<string, unknown> | null,
): { plan: PlanDraft; seen: number | null } | null {
  const plan = kept?.plan as PlanDraft | undefined;
  if (!Array.isArray(plan?.steps) || !Array.isArray(plan.by)) return null;
  return { plan, seen: typeof kept?.seen === "number" ? kept.seen : null };
}
