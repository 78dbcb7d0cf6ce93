import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { mailRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/**
 * Puts a mail that was given up back in the outbox, where the job finds it within a minute. One that is on its way, or was sent, stays
 * as it is: of two who press at once, one does it.
 *
 * @throws DomainError mail_not_found
 */
export function resendMail({ mail_id }: ParsedInput<"resendMail">, { uid, role }: Caller): Promise<void> {
  return commitTogether(async (unit) => {
    const mail = await unit.get(mailRef(mail_id));
    if (!mail) throw new DomainError("mail_not_found");
    if (mail.status !== "failed") return;
    const now = timestamp();
    unit.update(mailRef(mail_id), {
      ...{ status: "queued", attempts: 0, next_attempt_at: now, lease_until: null },
    });
    audit(unit, `mail.sent_again_${mail_id}_${unit.now()}`, {
      ...{ actor: uid, role: role ?? "", action: "mail.sent_again", subject: mailRef(mail_id).path },
      before: { status: "failed", attempts: mail.attempts, last_error: mail.last_error },
      after: { status: "queued" },
    });
  });
}
