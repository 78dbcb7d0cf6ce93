import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { NEVER_SNOOZED, OFFICE } from "@niyamdesk/domain/needs/need";
import { NEEDS } from "@niyamdesk/domain/needs/queries";
import { needsShown } from "@niyamdesk/domain/needs/rows";
import { startOfIstDay } from "@niyamdesk/domain/time/time";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { recordRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/**
 * Puts a row of the dashboard off until tomorrow, with the reason. Money waits for nobody. Again, it is as it was.
 *
 * @throws DomainError invalid_input for money; changed_meanwhile when there is no such row any more
 */
export function snooze({ kind, key, reason }: ParsedInput<"snoozeNeed">, by: Caller): Promise<void> {
  if (NEVER_SNOOZED.includes(kind)) throw new DomainError("invalid_input", { field: "kind" });
  const ref = recordRef(NEEDS, OFFICE);
  return commitTogether(async (unit) => {
    const needs = await unit.get(ref);
    if (!needs) throw new DomainError("changed_meanwhile");
    const now = unit.now();
    const standing = needs.snoozes[key];
    if (standing?.by === by.uid && standing.reason === reason && standing.until.toMillis() > now) return;
    const row = needsShown(needs, now).rows.find((one) => one.key === key && one.kind === kind);
    if (!row) throw new DomainError("changed_meanwhile");
    const until = timestamp(startOfIstDay(now) + DAY_MS);
    const count = key === kind ? (needs.kinds[kind]?.count ?? row.count) : row.count;
    unit.update(ref, { snoozes: { ...needs.snoozes, [key]: { until, reason, by: by.uid, count } } });
    audit(unit, `need.snoozed_${key}_${now}`.replaceAll("/", "_"), {
      ...{ actor: by.uid, role: "admin", action: "need.snoozed", subject: `needs/${key}` },
      ...{ before: null, after: { until, count }, reason: { kind: "other", words: reason } },
    });
  });
}
