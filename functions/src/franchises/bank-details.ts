import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { addressee } from "../mail/addressee.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { proven } from "../platform/proven.ts";
import { bankDetailsRef, franchiseRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { bankChangedMail } from "./bank-changed.mail.ts";

/** Where a partner is paid from the next payout on. @throws DomainError franchise_not_found, also for another's */
export async function saveBank(
  { franchise_id, ...details }: ParsedInput<"saveBankDetails">,
  { uid, role }: Caller,
): Promise<void> {
  const ref = bankDetailsRef(franchise_id);
  const account = await addressee(uid);
  const email = account === null ? null : proven(account).email;
  await commitTogether(async (unit) => {
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
    const isSame = before?.account_number === details.account_number && before.ifsc === details.ifsc;
    if (email === null || isSame) return;
    const account_end = details.account_number.slice(-4);
    const was_end = before?.account_number.slice(-4) ?? null;
    const mail = { id: `bank_changed_${franchise_id}_${unit.now()}`, to: email };
    queueMail(unit, bankChangedMail, { ...mail, data: { uid, account_end, was_end } });
  });
}
