import { applicantName, type FranchiseApplication } from "@niyamdesk/domain/applications/application";
import { accountsWaitingQuery } from "@niyamdesk/domain/applications/queries";
import { roleOf } from "@niyamdesk/domain/base/roles";
import type { UserRecord } from "firebase-admin/auth";
import { queueMail } from "../mail/queue-mail.ts";
import { inTurn } from "../platform/account-turn.ts";
import { accounts, changeAccount, orNone } from "../platform/accounts.ts";
import { timestamp } from "../platform/clock.ts";
import { applicationRef, mailRef, profileRef } from "../platform/refs.ts";
import { workThrough } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { newProfile } from "../profiles/new-profile.ts";
import { staffInvitationMail } from "../staff/staff-invitation.mail.ts";

/**
 * The way in of an approved applicant; safe to repeat. A new account is one that is invited, like everybody who is to work here: the
 * mailed link sets the password and gives the role. Somebody whose address is proven gets the role at once, on the account they have;
 * an account whose address nobody proved is invited too, which takes every other way in off it.
 */
export async function makePartnerAccount(applicationId: string): Promise<void> {
  const application = (await applicationRef(applicationId).get()).data();
  if (application?.status !== "approved" || application.account !== "waiting") return;
  const { partner_uid: uid, email } = application;
  if (uid === null) return;
  await inTurn(uid, async () => {
    const known = await orNone((await accounts()).getUser(uid));
    if (known === null) {
      await changeAccount((auth) => auth.createUser({ uid, email, displayName: applicantName(application) }));
    }
    const isProven = known?.email === email && known.emailVerified;
    if (known !== null && isProven) await giveRole(known);
    await record(application, uid, isProven ? "active" : "invited");
  });
}

async function giveRole({ uid, customClaims }: UserRecord): Promise<void> {
  if (roleOf(customClaims?.role) === "franchise") return;
  await (await accounts()).setCustomUserClaims(uid, { ...customClaims, role: "franchise" });
}

function record(
  { id, email, phone, ...application }: FranchiseApplication,
  uid: string,
  staff_status: "active" | "invited",
): Promise<void> {
  return commitTogether(async (unit) => {
    const present = await unit.get(applicationRef(id));
    const profile = await unit.get(profileRef(uid));
    if (present?.status !== "approved" || present.account !== "waiting") return;
    unit.update(applicationRef(id), { account: "made" });
    const named = { email, name: applicantName(application), phone };
    const works = { role: "franchise" as const, staff_status };
    // Somebody who works as a partner already goes on so.
    const isPartner = profile?.role === "franchise" && profile.staff_status !== null;
    if (!profile) unit.create(profileRef(uid), { ...newProfile(uid, "franchise"), ...named, ...works });
    else if (!isPartner) unit.update(profileRef(uid), { ...works, updated_at: timestamp() });
    const mail = wayInMailId(id, present.franchise_id);
    if (staff_status === "active" || (await unit.get(mailRef(mail)))) return;
    queueMail(unit, staffInvitationMail, { id: mail, to: email, data: { uid } });
  });
}

/** The mail with the way in of an approved applicant. */
export function wayInMailId(id: string, franchiseId: string | null): string {
  return `partner_invited_${id}_${franchiseId}`;
}

/** Those that could not be made with the approval. */
export function makeWaitingAccounts(): Promise<{ done: number; failed: number }> {
  return workThrough("a partner's account", accountsWaitingQuery, {}, ({ id }) => makePartnerAccount(id));
}
