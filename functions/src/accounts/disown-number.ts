import { phoneEnd } from "@niyamdesk/domain/accounts/masked";
import { queueMail } from "../mail/queue-mail.ts";
import { accounts } from "../platform/accounts.ts";
import { audit } from "../platform/audit.ts";
import { timestamp } from "../platform/clock.ts";
import { profileRef } from "../platform/refs.ts";
import { endSessions } from "../platform/sessions.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { withLink } from "./links.ts";
import { numberRemovedMail } from "./number-removed.mail.ts";
import { isDoubtedNumber } from "./unused-account.ts";

/**
 * Whoever holds the number says that the account is not theirs: the number is taken off it, every session ends, and its address
 * hears of it. Whoever signs in with the number next begins an account of their own.
 *
 * @throws DomainError link_not_valid, address_restored
 */
export function disownNumber(ticket: string): Promise<void> {
  const wanted = { purposes: ["numberTicket"], endsOthers: true } as const;
  return withLink(ticket, wanted, async ({ account: { uid, email, phoneNumber } }) => {
    // Their number is not on the account any more.
    if (!phoneNumber || !(await isDoubtedNumber(uid, phoneNumber))) return;
    await (await accounts()).updateUser(uid, { phoneNumber: null });
    await note(uid, email, phoneNumber);
    await endSessions(uid);
  });
}

function note(uid: string, to: string, phone: string): Promise<void> {
  const now = Date.now();
  return commitTogether(async (unit) => {
    const profile = await unit.get(profileRef(uid));
    if (profile?.phone === phone) unit.update(profileRef(uid), { phone: null, updated_at: timestamp() });
    const data = { uid, phone_end: phoneEnd(phone) };
    queueMail(unit, numberRemovedMail, { id: `number-removed_${uid}_${now}`, to, data });
    audit(unit, `account.number_disowned_${uid}_${now}`, {
      actor: "system",
      role: profile?.role ?? "",
      action: "account.number_disowned",
      subject: profileRef(uid).path,
      before: null,
      after: null,
    });
  });
}
