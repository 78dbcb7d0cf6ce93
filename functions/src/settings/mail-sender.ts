import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { settingsRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/** @throws DomainError changed_meanwhile */
export function saveMailSender(
  { seen_at, ...after }: ParsedInput<"setMailSender">,
  by: Caller,
): Promise<void> {
  return commitTogether(async (unit) => {
    const ref = settingsRef("mail");
    const known = await unit.get(ref);
    if ((known?.updated_at?.toMillis() ?? null) !== seen_at) throw new DomainError("changed_meanwhile");
    const before = known ? { sender_name: known.sender_name, reply_to: known.reply_to } : null;
    const at = timestamp(Math.max(unit.now(), (seen_at ?? 0) + 1));
    if (known) unit.update(ref, { ...after, updated_at: at });
    else unit.create(ref, { ...after, updated_at: at });
    audit(unit, `settings.mail_${at.toMillis()}`, {
      ...{ actor: by.uid, role: "admin", action: "settings.mail", subject: ref.path, before, after },
    });
  });
}
