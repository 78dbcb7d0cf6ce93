import { DomainError } from "@niyamdesk/domain/base/errors";
import type { CallableOutputs } from "@niyamdesk/domain/callables";
import { queueWithPause } from "../mail/queue-with-pause.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { profileRef } from "../platform/refs.ts";
import { staffMember } from "../platform/staff-member.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { staffInvitationMail } from "./staff-invitation.mail.ts";

/**
 * Sends another invitation, unless one went less than a minute ago; its link makes the earlier ones worthless.
 *
 * @throws DomainError staff_not_found, staff_already_active, account_suspended
 */
export async function resendInvitation(
  uid: string,
  by: Caller,
): Promise<CallableOutputs["resendInvitation"]> {
  const { account, profile } = await staffMember(uid);
  if (account.disabled) throw new DomainError("account_suspended");
  if (profile.staff_status !== "invited") throw new DomainError("staff_already_active");
  const to = account.email;
  if (!to) throw new DomainError("staff_not_found");
  return commitTogether(async (unit) => {
    const asked = await queueWithPause(unit, staffInvitationMail, {
      to,
      data: { uid },
      // An administrator vouches for it.
      proven: true,
      asker: { as: "proven_account", who: by.uid },
    });
    if (asked.queued) {
      audit(unit, `staff.invited_again_${uid}_${Date.now()}`, {
        actor: by.uid,
        role: by.role ?? "",
        action: "staff.invited_again",
        subject: profileRef(uid).path,
        before: null,
        after: null,
      });
    }
    return asked;
  });
}
