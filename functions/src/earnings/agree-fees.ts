import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { consultationsMarkedQuery } from "@niyamdesk/domain/consultations/queries";
import { agreedFrom, type FeeAgreement, MOST_AGREED, taxIdsOf } from "@niyamdesk/domain/earnings/agreement";
import { FEE_AGREEMENTS } from "@niyamdesk/domain/earnings/queries";
import { completedSinceQuery } from "@niyamdesk/domain/orders/queries";
import { istDay, startOfIstDay } from "@niyamdesk/domain/time/time";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { profileRef, recordRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { keepConsultationFee, keepOrderFee } from "./keep-fees.ts";

/**
 * Agrees fees with a CA that count from today or a day to come, and keeps by which PAN and GSTIN they are paid.
 *
 * @throws DomainError changed_meanwhile, staff_not_found, invalid_input (facts `field`)
 */
export function agree(input: ParsedInput<"agreeFees">, by: Caller): Promise<void> {
  const { ca_id, seen_at, from, fees } = input;
  return commitTogether(async (unit) => {
    const ref = recordRef(FEE_AGREEMENTS, ca_id);
    const known = await unit.get(ref);
    if ((known?.updated_at.toMillis() ?? null) !== seen_at) throw new DomainError("changed_meanwhile");
    const profile = await unit.get(profileRef(ca_id));
    if (profile?.role !== "ca") throw new DomainError("staff_not_found");
    if (from < istDay(unit.now())) throw new DomainError("invalid_input", { field: "from" });
    const ids = taxIdsOf(input);
    if (ids === null) throw new DomainError("invalid_input", { field: "pan" });
    const before = known?.fees ?? [];
    const after = agreedFrom(before, from, fees);
    if (after.length > MOST_AGREED) throw new DomainError("invalid_input", { field: "fees" });
    // A later instant than before, so that whoever saw the one before is noticed.
    const updated_at = timestamp(Math.max(unit.now(), (seen_at ?? 0) + 1));
    const changed = { ca_name: profile.name, fees: after, ...ids, updated_at };
    if (known) unit.update(ref, changed);
    else unit.create(ref, { ca_id, payouts: 0, ...changed });
    audit(unit, `fees.agreed_${ca_id}_${updated_at.toMillis()}`, {
      ...{ actor: by.uid, role: "admin", action: "fees.agreed", subject: ref.path },
      ...{ before: known ? { fees: before, ...endsOf(known) } : null },
      after: { from, fees, ...endsOf(ids) },
    });
  });
}

/** What the audit log says of them: enough to see that they changed. */
function endsOf({ pan = null, gstin = null }: Pick<FeeAgreement, "pan" | "gstin">) {
  return { pan_end: pan?.slice(-4) ?? null, gstin_end: gstin?.slice(-4) ?? null };
}

/** What was done on the day on which fees were agreed, and before that. @param at epoch ms */
export async function earnOfDay(uid: string, at: number): Promise<void> {
  const since_at = startOfIstDay(at);
  for (const { id } of await runWholeQuery(completedSinceQuery, { uid, since_at })) await keepOrderFee(id);
  // One of today can be marked until tomorrow at most.
  const marked = await runWholeQuery(consultationsMarkedQuery, { uid, since_at: since_at - DAY_MS });
  for (const { id } of marked) await keepConsultationFee(id);
}
