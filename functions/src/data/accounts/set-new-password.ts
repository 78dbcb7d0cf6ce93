import type { NewPasswordSet } from "@niyamdesk/domain/callables";
import { phoneEnd } from "@niyamdesk/domain/masked";
import { accountRecordRef, withPasswordAlone } from "../../platform/account-record.ts";
import { changeAccount } from "../../platform/accounts.ts";
import { audit } from "../../platform/audit.ts";
import { timestamp } from "../../platform/clock.ts";
import { commitTogether } from "../../platform/unit-of-work.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { profileRef } from "../refs.ts";
import { spendLink } from "./links.ts";

/**
 * Sets a password by a mailed link, ends every session and makes every other link void. Where the address was not proven
 * before, it is now, and this is its owner's first word: somebody else may have registered it, so that every other way in
 * is taken off the account in the same step.
 *
 * @throws DomainError link_not_valid, address_restored, invalid_input
 */
export async function setNewPassword(token: string, password: string): Promise<NewPasswordSet> {
  const { account, giveBack } = await spendLink(token, ["resetPassword"], true);
  const { uid, email, phoneNumber } = account;
  const isFirstProof = !account.emailVerified;
  try {
    await changeAccount(async (auth) => {
      await auth.updateUser(uid, {
        password,
        emailVerified: true,
        ...(isFirstProof ? withPasswordAlone(account) : {}),
      });
      await auth.revokeRefreshTokens(uid);
    });
  } catch (error) {
    await giveBack();
    throw error;
  }
  const end = phoneNumber ? phoneEnd(phoneNumber) : null;
  const outcome = {
    email,
    phone_end: isFirstProof ? null : end,
    phone_removed: isFirstProof ? end : null,
  };
  await note(uid, outcome);
  return outcome;
}

function note(uid: string, { email, phone_removed }: NewPasswordSet): Promise<void> {
  const now = Date.now();
  return commitTogether(async (unit) => {
    const profile = await unit.get(profileRef(uid));
    unit.merge(accountRecordRef(uid), { email_verified: true, updated_at: timestamp() });
    if (profile && !profile.email_verified) {
      unit.update(profileRef(uid), { email, email_verified: true, updated_at: timestamp() });
    }
    queueMail(unit, {
      id: `password-changed_${uid}_${now}`,
      to: email,
      template: "password-changed",
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
