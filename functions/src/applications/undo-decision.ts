import type { FranchiseApplication } from "@niyamdesk/domain/applications/application";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { roleOf } from "@niyamdesk/domain/base/roles";
import { commissionsOfFranchiseQuery } from "@niyamdesk/domain/commissions/queries";
import type { Franchise } from "@niyamdesk/domain/franchises/franchise";
import { franchisesOfUserQuery, membersOfFranchiseQuery } from "@niyamdesk/domain/franchises/queries";
import { assignedLeadsQuery } from "@niyamdesk/domain/leads/queries";
import { removeAccount } from "../accounts/remove-account.ts";
import { relinkState } from "../franchises/relink.ts";
import { freeTerritory } from "../franchises/territories.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { inTurn } from "../platform/account-turn.ts";
import { accounts, orNone } from "../platform/accounts.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { applicationRef, franchiseRef, mailRef, profileRef, referralRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { layDownWork } from "../staff/lay-down-work.ts";
import { applicationApprovalUndoneMail } from "./application-approval-undone.mail.ts";
import { approvalMailId } from "./approve.ts";
import { wayInMailId } from "./partner-account.ts";
import { rejectionMailId } from "./reject.ts";
import { auditMove, readApplication } from "./review.ts";

/**
 * Back to the review: a rejection until its mail goes out; an approval until the partner has signed in, brought a lead or invited
 * somebody, or an order counted. The territory is free again, and the account as it was.
 *
 * @throws DomainError application_not_found, decision_stands
 */
export async function undoDecision(id: string, by: Caller): Promise<void> {
  const application = (await applicationRef(id).get()).data();
  if (application === undefined) throw new DomainError("application_not_found");
  if (application.status === "rejected") return undoRejection(id, by);
  if (application.status !== "approved") throw new DomainError("decision_stands");
  await refuseFollowed(application);
  const code = await undoApproval(id, by);
  await takeBackAccount(application, by);
  if (code !== null) await relinkState(code);
}

function undoRejection(id: string, by: Caller): Promise<void> {
  return commitTogether(async (unit) => {
    const application = await readApplication(unit, id);
    if (application.status !== "rejected") throw new DomainError("decision_stands");
    const mail = mailRef(rejectionMailId(id, application.rejected_at?.toMillis() ?? 0));
    const waiting = await unit.get(mail);
    // Touched, so that whoever sends it at this moment and this cannot both win.
    if (waiting?.status !== "queued") throw new DomainError("decision_stands");
    unit.update(mail, { attempts: waiting.attempts });
    unit.delete(mail);
    unit.update(applicationRef(id), {
      ...{ status: "under_review", rejected_at: null, review_notes: null },
      updated_at: timestamp(unit.now()),
    });
    auditMove(unit, application, "under_review", by, { action: "application.decision_undone" });
  });
}

async function refuseFollowed({
  franchise_id,
  partner_uid,
  approved_at,
}: FranchiseApplication): Promise<void> {
  if (franchise_id === null || partner_uid === null || approved_at === null) return;
  const ever = { franchise_id, from_at: 0, until_at: Date.now() + 1 };
  const [orders, account, profile] = await Promise.all([
    runQuery(commissionsOfFranchiseQuery, ever),
    orNone((await accounts()).getUser(partner_uid)),
    profileRef(partner_uid).get(),
  ]);
  // Whoever is invited signs in by accepting. Of an account that was made just now, its making is no sign-in.
  const isInvited = profile.data()?.staff_status === "invited";
  const signedIn = isInvited ? Number.NaN : Date.parse(account?.metadata.lastSignInTime ?? "");
  if (orders.length > 0 || signedIn > approved_at.toMillis()) throw new DomainError("decision_stands");
}

/** @returns code of the territory that is free again */
function undoApproval(id: string, by: Caller): Promise<string | null> {
  return commitTogether(async (unit) => {
    const application = await readApplication(unit, id);
    if (application.status !== "approved") throw new DomainError("decision_stands");
    const isTold = await wasTold(unit, application);
    const code = await takeBackFranchise(unit, application);
    const now = timestamp(unit.now());
    unit.update(applicationRef(id), {
      ...{ status: "under_review", approved_at: null, franchise_id: null, partner_uid: null, account: null },
      // Whoever was told of the approval is promised an answer anew, by mail and in the tracker.
      ...(isTold ? { review_started_at: now } : {}),
      updated_at: now,
    });
    if (isTold) {
      const mail = { id: `application_approval_undone_${id}_${unit.now()}`, to: application.email };
      queueMail(unit, applicationApprovalUndoneMail, { ...mail, data: { application_id: id } });
    }
    auditMove(unit, application, "under_review", by, {
      action: "application.decision_undone",
      after: { franchise_id: null },
    });
    return code;
  });
}

/**
 * Whether a mail of the approval may have gone out. One that waits tells nothing any more, whatever else was told. The approval's own was
 * written with it: where it is gone it was sent, and mails are kept for days only.
 */
async function wasTold(unit: UnitOfWork, application: FranchiseApplication): Promise<boolean> {
  const { id, approved_at, franchise_id } = application;
  const ids = [approvalMailId(id, approved_at?.toMillis() ?? 0), wayInMailId(id, franchise_id)];
  const [approval, wayIn] = await Promise.all(ids.map((mail) => unit.get(mailRef(mail))));
  // Touched, so that whoever sends one at this moment and this cannot both win.
  for (const mail of [approval, wayIn]) {
    if (mail?.status !== "queued") continue;
    unit.update(mailRef(mail.id), { attempts: mail.attempts });
    unit.delete(mailRef(mail.id));
  }
  return approval?.status !== "queued" || (wayIn !== undefined && wayIn.status !== "queued");
}

async function takeBackFranchise(
  unit: UnitOfWork,
  { franchise_id }: FranchiseApplication,
): Promise<string | null> {
  const franchise = franchise_id === null ? undefined : await unit.get(franchiseRef(franchise_id));
  if (!franchise) return null;
  await refuseAtWork(franchise);
  await freeTerritory(unit, franchise);
  // Touched, so that whatever changes it at this moment starts again, as an invitation of somebody to their staff does.
  unit.update(franchiseRef(franchise.id), { status: "ended" });
  unit.delete(franchiseRef(franchise.id));
  unit.delete(referralRef(franchise.referral_code));
  return franchise.territory_code;
}

/** Whoever had an account before works with it at once, without signing in anew. */
async function refuseAtWork({ id: franchise_id, user_id: uid }: Franchise): Promise<void> {
  const [members, leads, franchises] = await Promise.all([
    runQuery(membersOfFranchiseQuery, { franchise_id }),
    runQuery(assignedLeadsQuery, { uid }),
    runQuery(franchisesOfUserQuery, { uid }),
  ]);
  // Leads of a partner of other territories may be from there.
  if (members.length > 0 || (leads.length > 0 && franchises.length === 1))
    throw new DomainError("decision_stands");
}

/** An account that was made for this goes; one that was there is a client's again. A partner of other territories stays one. */
async function takeBackAccount({ partner_uid: uid }: FranchiseApplication, by: Caller): Promise<void> {
  if (uid === null) return;
  const others = await runQuery(franchisesOfUserQuery, { uid });
  if (others.length > 0) return;
  const profile = (await profileRef(uid).get()).data();
  if (profile?.role !== "franchise") return;
  if (profile.staff_status === "invited") {
    // Whoever has a role had the account before, or has accepted.
    const isNobodys = await removeAccount(uid, ({ customClaims }) => roleOf(customClaims?.role) === null);
    if (isNobodys) {
      await profileRef(uid).delete();
      return;
    }
  }
  await inTurn(uid, async () => {
    const auth = await accounts();
    const account = await orNone(auth.getUser(uid));
    if (account && roleOf(account.customClaims?.role) === "franchise") {
      await auth.setCustomUserClaims(uid, { ...account.customClaims, role: "client_user" });
    }
    await commitTogether(async (unit) => {
      const present = await unit.get(profileRef(uid));
      if (present?.role !== "franchise") return;
      unit.update(profileRef(uid), { role: "client_user", staff_status: null, updated_at: timestamp() });
    });
  });
  // What they brought at the very moment.
  await layDownWork(uid, { bookings: false, leads: true, orders: false }, by);
}
