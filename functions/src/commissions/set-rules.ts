import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { DEFAULT_COMMISSION_SETTINGS } from "@niyamdesk/domain/commissions/commission-settings";
import { istDay } from "@niyamdesk/domain/time/time";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { settingsRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/**
 * Percents count from today or a day to come: nothing rewrites the past. What was planned from that day on before is replaced.
 *
 * @throws DomainError changed_meanwhile, invalid_input (facts `field`)
 */
export function setRules(
  { seen_at, rates, window_days, tds }: ParsedInput<"setCommissionRules">,
  by: Caller,
): Promise<void> {
  return commitTogether(async (unit) => {
    const ref = settingsRef("commission");
    const known = await unit.get(ref);
    if ((known?.updated_at?.toMillis() ?? null) !== seen_at) throw new DomainError("changed_meanwhile");
    const { updated_at: _, ...before } = { ...DEFAULT_COMMISSION_SETTINGS, ...known };
    if (rates !== null && rates.from < istDay(unit.now())) {
      throw new DomainError("invalid_input", { field: "rates.from" });
    }
    const after = {
      rates: rates === null ? before.rates : [...before.rates.filter(({ from }) => from < rates.from), rates],
      ...{ window_days, tds },
    };
    // A later instant than before, so that whoever saw the one before is noticed.
    const at = timestamp(Math.max(unit.now(), (seen_at ?? 0) + 1));
    if (known) unit.update(ref, { ...after, updated_at: at });
    else unit.create(ref, { ...after, updated_at: at });
    audit(unit, `settings.commission_${at.toMillis()}`, {
      ...{ actor: by.uid, role: "admin", action: "settings.commission", subject: ref.path, before, after },
    });
  });
}
