import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { bankDetailsRef, franchiseRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/** Where a partner is paid from the next payout on. @throws DomainError franchise_not_found, also for another's */
export function saveBank(
  { franchise_id, ...details }: ParsedInput<"saveBankDetails">,
  { uid, role }: Caller,
): Promise<void> {
  const ref = bankDetailsRef(franchise_id);
  return commitTogether(async (unit) => {
    const franchise = await unit.get(franchiseRef(franchise_id));
    if (franchise?.user_id !== uid) throw new DomainError("franchise_not_found");
    const before = await unit.get(ref);
    const next = { ...details, updated_at: timestamp(unit.now()) };
    if (before) unit.update(ref, next);
    else unit.create(ref, next);
    // The audit log is no place for a whole number.
    audit(unit, `franchise.bank_saved_${franchise_id}_${unit.now()}`, {
      ...{ actor: uid, role: role ?? "", action: "franchise.bank_saved", subject: ref.path },
      before: before ? { account_end: before.account_number.slice(-4), ifsc: before.ifsc } : null,
      after: { account_end: details.account_number.slice(-4), ifsc: details.ifsc },
    });
  });
}
