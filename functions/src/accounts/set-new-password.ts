import type { NewPasswordSet } from "@niyamdesk/domain/accounts/callables";
import { phoneEnd } from "@niyamdesk/domain/accounts/masked";
import { roleOf } from "@niyamdesk/domain/base/roles";
import { isStaffRole } from "@niyamdesk/domain/staff/staff";
import { queueMail } from "../mail/queue-mail.ts";
import { giveAddress, withoutSecondStep, withPasswordAlone } from "../platform/account-record.ts";
import { audit } from "../platform/audit.ts";
import { SECOND_MS, timestamp } from "../platform/clock.ts";
import { profileRef } from "../platform/refs.ts";
import { endSessions } from "../platform/sessions.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { withLink } from "./links.ts";
import { passwordChangedMail } from "./password-changed.mail.ts";

/**
 * Sets a password by a mailed link, ends every session and makes every other link void. Where the address was not proven
 * before, it is now, and this is its owner's first word: somebody else may have registered it, so that every other way in
 * is taken off the account in the same step. Clients have no second step: one on their account is somebody else's, who can put
 * it there past us, and would shut the owner out.
 *
 * @throws DomainError link_not_valid, email_in_use, address_restored, invalid_input
 */
export function setNewPassword(token: string, password: string): Promise<NewPasswordSet> {
  const wanted = { purposes: ["resetPassword"], endsOthers: true } as const;
  return withLink(token, wanted, async ({ account, link: { email } }) => {
    const { uid, phoneNumber } = account;
    const isFirstProof = !account.emailVerified;
    const isClient = !isStaffRole(roleOf(account.customClaims?.role));
    const changes = {
      password,
      ...(isFirstProof ? withPasswordAlone(account) : {}),
      ...(isClient ? withoutSecondStep(account) : {}),
    };
    await giveAddress(account, { email, verified: true, endsLinks: true }, changes);
    await endSessions(uid);
    const end = phoneNumber ? phoneEnd(phoneNumber) : null;
    const outcome = {
      email,
      phone_end: isFirstProof ? null : end,
      phone_removed: isFirstProof ? end : null,
    };
    await note(uid, outcome);
    return outcome;
  });
}

function note(uid: string, { email, phone_removed }: NewPasswordSet): Promise<void> {
  return commitTogether(async (unit) => {
    const now = Date.now();
    const profile = await unit.get(profileRef(uid));
    if (profile) {
      const proven = { email, email_verified: true, updated_at: timestamp() };
      unit.update(profileRef(uid), {
        // Tokens from before stay good for an hour. The sign-in that follows is of this second, or a later one.
        ...{ sessions_after: timestamp(Math.floor(now / SECOND_MS) * SECOND_MS), sessions_kept: [] },
        ...(profile.email_verified ? {} : proven),
      });
    }
    queueMail(unit, passwordChangedMail, {
      id: `password-changed_${uid}_${now}`,
      to: email,
      data: { uid, phone_removed },
    });
    audit(unit, `account.password_set_${uid}_${now}`, {
      actor: uid,
      role: profile?.role ?? "",
      action: "account.password_set",
      subject: profileRef(uid).path,
      before: null,
      after: null,
    });
  });
}
