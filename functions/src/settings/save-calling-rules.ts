import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { settingsRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { callingSettings } from "./calling.ts";

/**
 * Nobody is called outside of what the law allows, whatever is set.
 *
 * @throws DomainError changed_meanwhile, invalid_input (facts `field`)
 */
export function saveCallingRules(
  { seen_at, hours, ...rules }: ParsedInput<"setCallingRules">,
  by: Caller,
): Promise<void> {
  return commitTogether(async (unit) => {
    const ref = settingsRef("calling");
    const known = await unit.get(ref);
    if ((known?.updated_at?.toMillis() ?? null) !== seen_at) throw new DomainError("changed_meanwhile");
    const { updated_at: _, ...before } = await callingSettings(unit);
    if (hours.from < before.at_most.from || hours.to > before.at_most.to) {
      throw new DomainError("invalid_input", { field: "hours" });
    }
    const after = {
      ...before,
      ...rules,
      ...hours,
      days: [...rules.days].sort(),
      holidays: [...rules.holidays].sort(),
    };
    // A later instant than before, so that whoever saw the one before is noticed.
    const at = timestamp(Math.max(unit.now(), (seen_at ?? 0) + 1));
    if (known) unit.update(ref, { ...after, updated_at: at });
    else unit.create(ref, { ...after, updated_at: at });
    audit(unit, `settings.calling_${at.toMillis()}`, {
      ...{ actor: by.uid, role: "admin", action: "settings.calling", subject: ref.path, before, after },
    });
  });
}
