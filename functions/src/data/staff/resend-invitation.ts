import { DomainError } from "@niyamdesk/domain/errors";
import { audit } from "../../platform/audit.ts";
import type { Caller } from "../../platform/caller.ts";
import { commitTogether } from "../../platform/unit-of-work.ts";
import { queueWithPause } from "../mail/queue-with-pause.ts";
import { profileRef } from "../refs.ts";
import { staffMember } from "./staff-member.ts";

/**
 * Sends another invitation; its link makes the earlier ones worthless.
 *
 * @returns seconds until the next may be sent
 * @throws DomainError staff_not_found, staff_already_active, account_suspended
 */
export async function resendInvitation(uid: string, by: Caller): Promise<number> {
  const { account, profile } = await staffMember(uid);
  if (account.disabled) throw new DomainError("account_suspended");
  if (profile.staff_status !== "invited") throw new DomainError("staff_already_active");
  const to = account.email;
  if (!to) throw new DomainError("staff_not_found");
  return commitTogether(async (unit) => {
    const { queued, wait_s } = await queueWithPause(unit, {
      to,
      template: "staff-invitation",
      data: { uid },
      // An administrator vouches for it.
      proven: true,
    });
    if (queued) {
      audit(unit, `staff.invited_again_${uid}_${Date.now()}`, {
        actor: by.uid,
        role: by.role ?? "",
        action: "staff.invited_again",
        subject: profileRef(uid).path,
        before: null,
        after: null,
      });
    }
    return wait_s;
  });
}
