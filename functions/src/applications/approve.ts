import { randomBytes, randomUUID } from "node:crypto";
import { applicantName } from "@niyamdesk/domain/applications/application";
import { REQUIRED_SLOTS } from "@niyamdesk/domain/applications/application-papers";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { roleOf } from "@niyamdesk/domain/base/roles";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import type { Franchise } from "@niyamdesk/domain/franchises/franchise";
import { isTerritoryCode } from "@niyamdesk/domain/franchises/territory";
import { isStaffRole } from "@niyamdesk/domain/staff/staff";
import { newFranchise } from "../franchises/new-franchise.ts";
import { relinkState } from "../franchises/relink.ts";
import { takeTerritory } from "../franchises/territories.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { accountByEmail, accounts, orNone } from "../platform/accounts.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { inStaffTurn } from "../platform/in-staff-turn.ts";
import { logFailure } from "../platform/log.ts";
import { leaveStaff } from "../platform/partner-staff.ts";
import { applicationRef, franchiseRef, profileRef, referralRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { applicationApprovedMail } from "./application-approved.mail.ts";
import { makePartnerAccount } from "./partner-account.ts";
import { auditMove, readApplication, refuseMoved } from "./review.ts";

type Given = ParsedInput<"approveApplication">;

/**
 * The applicant becomes a partner: decision, franchise and territory in one commit, so that of two who are given the same at once one
 * is refused. It waits its turn among what is done to that person: nobody is given a territory while they are given another role. The
 * account follows at once, or with the next run of the job if that dies.
 *
 * @returns the franchise's id
 * @throws DomainError application_not_found, application_decided, papers_not_accepted, territory_invalid, territory_taken;
 * email_in_use (facts `account: staff`) for somebody who works here in another role
 */
export async function approve(given: Given, by: Caller): Promise<string> {
  if (!isTerritoryCode(given.territory_code, given.level)) throw new DomainError("territory_invalid");
  if (given.level === "individual" && given.pincodes === null) throw new DomainError("territory_invalid");
  const application = (await applicationRef(given.application_id).get()).data();
  if (application === undefined) throw new DomainError("application_not_found");
  // Whoever has an account keeps it.
  const uid = (await accountByEmail(application.email))?.uid ?? randomUUID();
  const franchise = await inStaffTurn(uid, by, async () => {
    await refuseOtherStaff(uid);
    return decide(given, uid, by);
  });
  await relinkState(franchise.territory_code);
  await makePartnerAccount(given.application_id).catch((error: unknown) =>
    logFailure("a partner's account is made later", error, { application: given.application_id }),
  );
  return franchise.id;
}

/** Whoever works here in another role cannot be a partner besides. @throws DomainError email_in_use (facts `account: staff`) */
async function refuseOtherStaff(uid: string): Promise<void> {
  const [account, profile] = await Promise.all([
    orNone((await accounts()).getUser(uid)),
    profileRef(uid).get(),
  ]);
  const isOther = (one: string | null | undefined) => one !== "franchise" && isStaffRole(roleOf(one ?? null));
  const { staff_status = null, role } = profile.data() ?? {};
  if (isOther(roleOf(account?.customClaims?.role)) || (staff_status !== null && isOther(role))) {
    throw new DomainError("email_in_use", { account: "staff" });
  }
}

function decide(given: Given, uid: string, by: Caller): Promise<Franchise> {
  const { application_id: id, level, territory_code, territory_name, pincodes } = given;
  const random = randomBytes(16);
  return commitTogether(async (unit) => {
    const application = await readApplication(unit, id);
    refuseMoved(application, "approved");
    const isAccepted = REQUIRED_SLOTS.every((slot) => application.documents[slot]?.status === "accepted");
    if (!isAccepted) throw new DomainError("papers_not_accepted");
    if (await leaveStaff(unit, uid)) throw new DomainError("email_in_use", { account: "staff" });
    const franchise = newFranchise({
      ...{ random, user_id: uid, application_id: id, partner_name: applicantName(application) },
      ...{ level, territory_code, territory_name },
      pincodes: level === "state" ? [] : (pincodes ?? []),
      now: unit.now(),
    });
    await takeTerritory(unit, franchise);
    unit.create(franchiseRef(franchise.id), franchise);
    unit.create(referralRef(franchise.referral_code), { franchise_id: franchise.id });
    const now = timestamp(unit.now());
    unit.update(applicationRef(id), {
      ...{ status: "approved", approved_at: now, updated_at: now },
      ...{ franchise_id: franchise.id, partner_uid: uid, account: "waiting" },
    });
    auditMove(unit, application, "approved", by, {
      action: "application.approved",
      after: { franchise_id: franchise.id, territory_code, level },
    });
    const mail = { id: approvalMailId(id, unit.now()), to: application.email };
    queueMail(unit, applicationApprovedMail, { ...mail, data: { application_id: id } });
    return franchise;
  });
}

export function approvalMailId(id: string, approvedAt: number): string {
  return `application_approved_${id}_${approvedAt}`;
}
