import type { ParsedInput } from "@niyamdesk/domain/callables";
import { STEP_PLANS } from "@niyamdesk/domain/steps/queries";
import type { PlannedStep } from "@niyamdesk/domain/steps/step";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { recordRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { nextVersion, versionOf } from "../platform/version.ts";

/**
 * Keeps an administrator's own way of a service, or goes back to the built-in one. Orders that were paid before keep theirs.
 *
 * @returns the version that is stored now; null: the built-in one
 * @throws DomainError changed_meanwhile
 */
export function saveStepPlan(
  { service_id, plan, seen_version }: ParsedInput<"saveStepPlan">,
  by: Caller,
): Promise<number | null> {
  const ref = recordRef(STEP_PLANS, service_id);
  return commitTogether(async (unit) => {
    const stored = await unit.get(ref);
    if (plan === null && stored === undefined) return null;
    const wanted = plan && { id: service_id, by: plan.by, steps: plan.steps.map(withoutGaps) };
    const version = nextVersion(
      stored as Record<string, unknown> | undefined,
      seen_version,
      wanted ?? { id: "" },
    );
    if (version === null) return versionOf(stored as Record<string, unknown> | undefined);
    if (wanted === null) {
      // Watched: whoever changed it meanwhile is not overwritten.
      unit.update(ref, { version });
      unit.delete(ref);
    } else if (stored) unit.update(ref, { ...wanted, version, updated_at: timestamp() });
    else unit.create(ref, { ...wanted, version, created_at: timestamp(), updated_at: timestamp() });
    audit(unit, `step_plan_${service_id}_${version}_${unit.now()}`, {
      actor: by.uid,
      role: by.role ?? "",
      action: "step_plan.saved",
      subject: ref.path,
      before: stored ? { by: stored.by, steps: stored.steps } : null,
      after: wanted && { by: wanted.by, steps: wanted.steps },
    });
    return wanted === null ? null : version;
  });
}

/** Firestore knows no `undefined`. */
function withoutGaps(step: object): PlannedStep {
  return Object.fromEntries(
    Object.entries(step).filter(([, value]) => value !== undefined),
  ) as unknown as PlannedStep;
}
