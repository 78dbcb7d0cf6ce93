import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { needsSecondStep } from "@niyamdesk/domain/sessions/second-step";
import { audit } from "../platform/audit.ts";
import { type Caller, currentAccount } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { secondStepFromBeginning } from "../platform/params.ts";
import { settingsRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { factorsOf } from "./keep-second-step.ts";

/**
 * Who needs a second step from now on. Rules and functions read the setting itself, so that it counts for whoever is signed in already. Who
 * sets it has theirs, so that one administrator at least is never shut out.
 *
 * @throws DomainError second_step_first, changed_meanwhile
 */
export async function saveSecondStepRule(
  { seen_at, second_step }: ParsedInput<"setSecondStepRule">,
  by: Caller,
): Promise<void> {
  if (needsSecondStep(second_step, "admin")) {
    const account = await currentAccount(by);
    if (!by.secondStep || factorsOf(account).length === 0) throw new DomainError("second_step_first");
  }
  await commitTogether(async (unit) => {
    const ref = settingsRef("access");
    const known = await unit.get(ref);
    if ((known?.updated_at?.toMillis() ?? null) !== seen_at) throw new DomainError("changed_meanwhile");
    const before = { second_step: known?.second_step ?? "nobody" };
    const at = timestamp(Math.max(unit.now(), (seen_at ?? 0) + 1));
    if (known) unit.update(ref, { second_step, updated_at: at });
    else unit.create(ref, { second_step, updated_at: at });
    audit(unit, `settings.access_${at.toMillis()}`, {
      ...{ actor: by.uid, role: "admin", action: "settings.access", subject: ref.path },
      ...{ before, after: { second_step } },
    });
  });
}

/** What a project begins with, written with its first administrator. What somebody set stays. */
export function beginSecondStepRule(): Promise<void> {
  return commitTogether(async (unit) => {
    const ref = settingsRef("access");
    if (await unit.get(ref)) return;
    const second_step = secondStepFromBeginning();
    if (second_step !== "nobody") unit.create(ref, { second_step, updated_at: timestamp() });
  });
}
