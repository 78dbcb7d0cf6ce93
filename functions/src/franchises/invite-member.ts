import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import type { Franchise } from "@niyamdesk/domain/franchises/franchise";
import type { FranchiseMember } from "@niyamdesk/domain/franchises/member";
import { MOST_MEMBERS } from "@niyamdesk/domain/franchises/member";
import { membersOfFranchiseQuery } from "@niyamdesk/domain/franchises/queries";
import { inTurn } from "../platform/account-turn.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { memberRef } from "../platform/partner-staff.ts";
import { franchiseRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";
import { invite } from "../staff/invite.ts";
import { inviteAgain } from "./invite-again.ts";

type Given = ParsedInput<"invitePartnerStaff">;

/**
 * Somebody is to work for a partner: an account that may do nothing until the mail is answered, and the record of whose staff it is, in
 * one commit. Whoever was theirs before comes back on the account they had. One invitation of a franchise at a time, so that their
 * number is what it is.
 *
 * @throws DomainError franchise_not_found, also for another's and for their staff; franchise_suspended, franchise_ended,
 * too_many_members, email_in_use, too_many_requests
 */
export function inviteMember({ franchise_id, language, ...invited }: Given, by: Caller): Promise<string> {
  return inTurn(`members_${franchise_id}`, async () => {
    refuseOthers((await franchiseRef(franchise_id).get()).data(), by);
    const members = await runQuery(membersOfFranchiseQuery, { franchise_id });
    if (members.length >= MOST_MEMBERS) throw new DomainError("too_many_members");
    const given = { franchise_id, language, ...invited };
    const recorded = (unit: UnitOfWork, member: string) => record(unit, member, given, by);
    const uid =
      (await inviteAgain(invited.email, by, recorded)) ??
      (await invite({ ...invited, role: "franchise" }, by, recorded));
    // Another one had begun to invite the same address and was first: it is not told whose it is.
    const made = (await memberRef(uid).get()).data();
    if (made?.franchise_id !== franchise_id) throw new DomainError("email_in_use");
    return uid;
  });
}

function refuseOthers(franchise: Franchise | undefined, { uid }: Caller): asserts franchise is Franchise {
  if (franchise?.user_id !== uid) throw new DomainError("franchise_not_found");
  if (franchise.status === "suspended") throw new DomainError("franchise_suspended");
  if (franchise.status === "ended") throw new DomainError("franchise_ended");
}

async function record(unit: UnitOfWork, uid: string, given: Given, by: Caller): Promise<void> {
  const franchise = await unit.get(franchiseRef(given.franchise_id));
  refuseOthers(franchise, by);
  // Touched, so that whatever ends it at this moment and this cannot both win.
  unit.update(franchiseRef(given.franchise_id), { updated_at: timestamp(unit.now()) });
  const former = await unit.get(memberRef(uid));
  const { partner_name, territory_name, territory_code, hierarchy_level: level, referral_code } = franchise;
  const member: FranchiseMember = {
    ...{ id: uid, partner_uid: by.uid, ...given },
    ...{ partner_name, territory_name, territory_code, level, referral_code },
    ...{ invited_at: timestamp(unit.now()), accepted_at: null, ended_at: null },
    ...{ closed: false, closing: false },
  };
  if (former) unit.update(memberRef(uid), { ...member });
  else unit.create(memberRef(uid), member);
  audit(unit, `franchise.member_invited_${uid}_${unit.now()}`, {
    ...{ actor: by.uid, role: by.role ?? "", action: "franchise.member_invited" },
    ...{ subject: memberRef(uid).path, before: null, after: { franchise_id: given.franchise_id } },
  });
}
