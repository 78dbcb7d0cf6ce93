import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Franchise } from "@niyamdesk/domain/franchises/franchise";
import type { FranchiseMember } from "@niyamdesk/domain/franchises/member";
import { FRANCHISE_MEMBERS } from "@niyamdesk/domain/franchises/queries";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import { expect, test } from "vitest";
import { endLeftMembers } from "../../functions/src/franchises/end-left-members.ts";
import { newFranchise } from "../../functions/src/franchises/new-franchise.ts";
import { takeTerritory } from "../../functions/src/franchises/territories.ts";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { timestamp } from "../../functions/src/platform/clock.ts";
import {
  franchiseRef,
  leadRef,
  profileRef,
  recordRef,
  referralRef,
} from "../../functions/src/platform/refs.ts";
import { commitTogether } from "../../functions/src/platform/unit-of-work.ts";
import { newProfile } from "../../functions/src/profiles/new-profile.ts";
import { withdrawInvitations } from "../../functions/src/staff/withdraw-invitations.ts";
import { newEmail } from "../support/actors.ts";
import { renderMail } from "./outbox.ts";
import { type Client, call, tokenOf, useProduct, withAccount } from "./product.ts";
import { where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

type Partner = Client & { franchise: Franchise };

async function partner(code: string): Promise<Partner> {
  const client = await withoutTerritory();
  return { ...client, franchise: await given(client.uid, code) };
}

async function withoutTerritory(): Promise<Client> {
  const client = await withAccount("franchise", { email: newEmail("partner"), emailVerified: true });
  const named = { name: "Lakshmi Menon", staff_status: "active" as const };
  await profileRef(client.uid).set({ ...newProfile(client.uid, "franchise"), ...named });
  return client;
}

async function given(user_id: string, code: string): Promise<Franchise> {
  const franchise = newFranchise({
    ...{ random: crypto.getRandomValues(new Uint8Array(16)), user_id, application_id: "APP-1" },
    ...{ partner_name: "Lakshmi Menon", level: "state", territory_code: code, territory_name: code },
    ...{ pincodes: [], now: Date.now() },
  });
  await commitTogether(async (unit) => {
    await takeTerritory(unit, franchise);
    unit.create(franchiseRef(franchise.id), franchise);
    unit.create(referralRef(franchise.referral_code), { franchise_id: franchise.id });
  });
  return franchise;
}

const inviteBy = (by: Partner, email: string, language: "en" | "hi" = "en") =>
  call("invitePartnerStaff", { franchise_id: by.franchise.id, name: "Asha Rao", email, language }, by);
const memberOf = async (uid: string) => (await recordRef(FRANCHISE_MEMBERS, uid).get()).data();
const lead = (phone: string) => ({
  ...{ request_id: crypto.randomUUID(), name: "Anil Kamath", email: null, company: "" },
  ...{ service_interest: "", notes: "", phone },
});
const number = () => `96${String(Math.random()).slice(2, 10)}`;
const PLAN = { service_id: "gst-registration", plan_id: "new-registration", name: "Asha Rao" };

/** Somebody who has accepted, as a caller. */
async function member(of: Partner): Promise<Client & { email: string }> {
  const email = newEmail("member");
  const { uid } = await inviteBy(of, email);
  const text = await mailTo(email);
  const token = /token=([\w-]+)/u.exec(text)?.[1] ?? "";
  await call("acceptInvitation", { token, password: "a long enough pass phrase" });
  const account = await (await accounts()).getUser(uid);
  expect(account.customClaims).toMatchObject({ role: "franchise" });
  expect(await memberOf(uid)).toMatchObject({ ended_at: null, partner_uid: of.uid });
  expect((await memberOf(uid))?.accepted_at).not.toBeNull();
  return { ...signedInAs(uid), email };
}

const invitationTo = async (email: string) => /token=([\w-]+)/u.exec(await mailTo(email))?.[1] ?? "";

async function mailTo(email: string): Promise<string> {
  const [mail] = (await where<OutboxMail>(COLLECTIONS.mail, "to", email)).slice(-1);
  return (mail && (await renderMail(mail)))?.text ?? "";
}

/** Signed in after the invitation was accepted, which ends what was before. */
function signedInAs(uid: string): Client {
  return { uid, idToken: tokenOf(uid, "franchise", { auth_time: Math.floor(Date.now() / 1000) + 2 }) };
}

test("[F-09] a partner's staff come in by a mail that says who invites them, follow up the partner's leads, and bring clients for the partner", async () => {
  const lakshmi = await partner("UK");
  const asha = await member(lakshmi);
  expect(await mailTo(asha.email)).toBe("");
  const { lead_id } = await call("addLead", lead(number()), lakshmi);
  await call("editLead", { lead_id, notes: { was: "", now: "Wants GST" } }, asha);
  await call("moveLead", { lead_id, seen: "new", to: "contacted" }, asha);
  const stored = (await leadRef(lead_id).get()).data();
  expect(stored).toMatchObject({ assigned_to: lakshmi.uid, status: "contacted", notes: "Wants GST" });
  expect(stored?.moves?.at(-1)).toMatchObject({ by: asha.uid, to: "contacted" });
  // Whom they write down is the partner's too.
  const added = await call("addLead", lead(number()), asha);
  expect((await leadRef(added.lead_id).get()).data()?.assigned_to).toBe(lakshmi.uid);
  const { links } = await call("preparePurchase", { franchise_id: lakshmi.franchise.id, ...PLAN }, asha);
  expect(links.en).toContain("by=");

  const other = await partner("HP");
  const theirs = await call("addLead", lead(number()), other);
  await refusal(
    "lead_not_found",
    call("moveLead", { lead_id: theirs.lead_id, seen: "new", to: "lost" }, asha),
  );
  await refusal(
    "franchise_not_found",
    call("preparePurchase", { franchise_id: other.franchise.id, ...PLAN }, asha),
  );
});

test("[F-09] [R-05] they touch no money, no bank account and no staff, and get no territory", async () => {
  const lakshmi = await partner("MN");
  const asha = await member(lakshmi);
  const { id: franchise_id } = lakshmi.franchise;
  const account = { account_holder: "Asha Rao", account_number: "50100345678812", ifsc: "HDFC0000123" };
  await refusal("franchise_not_found", call("saveBankDetails", { franchise_id, ...account }, asha));
  await refusal("franchise_not_found", call("franchiseFunnel", { franchise_id, month: "this" }, asha));
  expect(await call("ownCommissionSums", {}, asha)).toEqual(
    await call("ownCommissionSums", {}, await partner("AS")),
  );
  expect((await call("exportList", { list: "ownCommissions", view: "" }, asha)).rows).toBe(0);
  const invitation = { franchise_id, name: "Ravi Rao", email: newEmail("member"), language: "en" as const };
  await refusal("franchise_not_found", call("invitePartnerStaff", invitation, asha));
  const colleague = await member(lakshmi);
  await refusal("staff_not_found", call("removePartnerStaff", { uid: colleague.uid }, asha));
  await refusal("staff_not_found", call("removePartnerStaff", { uid: colleague.uid }, await partner("NL")));
  const admin = await withAccount("admin");
  const given = { franchise_id, to_uid: asha.uid, reason: "Moved" };
  await refusal("staff_not_found", call("handOverTerritory", given, admin));
});

test("[F-09] a partner takes it away at once, an invitation too, and both are in the audit log", async () => {
  const lakshmi = await partner("GA");
  const asha = await member(lakshmi);
  const { lead_id } = await call("addLead", lead(number()), lakshmi);
  await call("removePartnerStaff", { uid: asha.uid }, lakshmi);
  await refusal("account_suspended", call("moveLead", { lead_id, seen: "new", to: "lost" }, asha));
  await refusal("account_suspended", call("addLead", lead(number()), asha));
  await refusal(
    "account_suspended",
    call("preparePurchase", { franchise_id: lakshmi.franchise.id, ...PLAN }, asha),
  );
  expect(await (await accounts()).getUser(asha.uid)).toMatchObject({ disabled: true });
  expect((await memberOf(asha.uid))?.ended_at).not.toBeNull();
  // Once is enough: whose staff they were has nothing to say any more.
  await refusal("staff_not_found", call("removePartnerStaff", { uid: asha.uid }, lakshmi));

  const email = newEmail("member");
  const { uid } = await inviteBy(lakshmi, email);
  const token = /token=([\w-]+)/u.exec(await mailTo(email))?.[1] ?? "";
  await call("removePartnerStaff", { uid }, lakshmi);
  await refusal(
    "invitation_not_valid",
    call("acceptInvitation", { token, password: "a long enough pass phrase" }),
  );
  expect(await memberOf(uid)).toBeUndefined();
  // The address is free again, in the language in which the partner works.
  await inviteBy(lakshmi, email, "hi");
  const acts = await where<{ action: string }>(COLLECTIONS.auditLog, "actor", lakshmi.uid);
  const count = (action: string) => acts.filter((entry) => entry.action === action).length;
  expect([count("franchise.member_invited"), count("franchise.member_removed")]).toEqual([3, 2]);
});

test("[F-09] a franchise on hold keeps its staff out until it goes on, and one that ends or is handed over sends them away", async () => {
  const lakshmi = await partner("TR");
  const asha = await member(lakshmi);
  const waiting = await inviteBy(lakshmi, newEmail("member"));
  const admin = await withAccount("admin");
  const { id: franchise_id } = lakshmi.franchise;
  const hold = (suspended: boolean) =>
    call("suspendFranchise", { franchise_id, suspended, reason: "Not signed" }, admin);
  const add = () => call("addLead", lead(number()), asha);
  await hold(true);
  await refusal("forbidden", add());
  await refusal("franchise_suspended", inviteBy(lakshmi, newEmail("member")));
  await hold(false);
  await add();
  await call("endFranchise", { franchise_id, reason: "Left" }, admin);
  await refusal("account_suspended", add());
  await refusal("franchise_ended", inviteBy(lakshmi, newEmail("member")));
  expect(await (await accounts()).getUser(asha.uid)).toMatchObject({ disabled: true });
  expect(await memberOf(waiting.uid)).toBeUndefined();
  expect((await profileRef(waiting.uid).get()).exists).toBe(false);

  const former = await partner("SK");
  const ravi = await member(former);
  const next = await partner("MZ");
  await call(
    "handOverTerritory",
    { franchise_id: former.franchise.id, to_uid: next.uid, reason: "Moved" },
    admin,
  );
  await refusal("account_suspended", call("addLead", lead(number()), ravi));
});

test("[F-09] whoever was removed comes back on the account they had, once they have answered a new invitation", async () => {
  const lakshmi = await partner("JK");
  const asha = await member(lakshmi);
  await call("removePartnerStaff", { uid: asha.uid }, lakshmi);
  // Names go with the work; who they were is told by the account.
  expect(await memberOf(asha.uid)).toMatchObject({ name: "", email: "", partner_name: "" });
  // Nobody else's: the address is taken.
  await refusal("email_in_use", inviteBy(await partner("CG"), asha.email));

  const again = await inviteBy(lakshmi, asha.email);
  expect(again.uid).toBe(asha.uid);
  const account = await (await accounts()).getUser(asha.uid);
  expect(account.disabled).toBe(false);
  expect(account.customClaims?.role).toBeUndefined();
  expect(await memberOf(asha.uid)).toMatchObject({ name: "Asha Rao", accepted_at: null, ended_at: null });
  await refusal("email_in_use", inviteBy(lakshmi, asha.email));
  // What they had before the mail is answered opens nothing.
  const former = { uid: asha.uid, idToken: asha.idToken };
  await expect(call("addLead", lead(number()), former)).rejects.toThrow();

  const token = await invitationTo(asha.email);
  await call("acceptInvitation", { token, password: "another long pass phrase" });
  expect((await profileRef(asha.uid).get()).data()).toMatchObject({ staff_status: "active" });
  const back = signedInAs(asha.uid);
  const { lead_id } = await call("addLead", lead(number()), back);
  expect((await leadRef(lead_id).get()).data()?.assigned_to).toBe(lakshmi.uid);

  // Removed before they answered: nothing is left, and the address is free.
  const ravi = await member(lakshmi);
  await call("removePartnerStaff", { uid: ravi.uid }, lakshmi);
  await inviteBy(lakshmi, ravi.email);
  await call("removePartnerStaff", { uid: ravi.uid }, lakshmi);
  expect(await memberOf(ravi.uid)).toBeUndefined();
  expect((await profileRef(ravi.uid).get()).exists).toBe(false);
});

test("[F-09] an account that an administrator closed is not a partner's to open", async () => {
  const lakshmi = await partner("MH");
  const admin = await withAccount("admin");
  const asha = await member(lakshmi);
  await call("suspendStaff", { uid: asha.uid, suspended: true, reason: { kind: "left" } }, admin);
  await call("removePartnerStaff", { uid: asha.uid }, lakshmi);
  await refusal("email_in_use", inviteBy(lakshmi, asha.email));
  // Nor one that an administrator had opened in the meantime, and closed again.
  const ravi = await member(lakshmi);
  await call("removePartnerStaff", { uid: ravi.uid }, lakshmi);
  await call("suspendStaff", { uid: ravi.uid, suspended: false }, admin);
  await call("suspendStaff", { uid: ravi.uid, suspended: true, reason: { kind: "left" } }, admin);
  await refusal("email_in_use", inviteBy(lakshmi, ravi.email));
});

test("[F-09] [R-05] another role ends it in the commit that gives the role, also of an invitation", async () => {
  const lakshmi = await partner("AP");
  const admin = await withAccount("admin");
  const asha = await member(lakshmi);
  await call("changeStaffRole", { uid: asha.uid, role: "tax_executive", seen: [] }, admin);
  const [ended, changed] = await Promise.all([
    recordRef(FRANCHISE_MEMBERS, asha.uid).get(),
    profileRef(asha.uid).get(),
  ]);
  expect(ended.data()).toMatchObject({ name: "", email: "" });
  expect(ended.data()?.ended_at).not.toBeNull();
  expect(ended.updateTime).toEqual(changed.updateTime);

  const email = newEmail("member");
  const { uid } = await inviteBy(lakshmi, email);
  await call("changeStaffRole", { uid, role: "telecaller", seen: [] }, admin);
  expect((await memberOf(uid))?.ended_at).not.toBeNull();
  // The mail that waits invites to what is offered now.
  expect(await mailTo(email)).toContain("as Telecaller");
  await call("acceptInvitation", { token: await invitationTo(email), password: "a long enough pass phrase" });
  expect(await memberOf(uid)).toMatchObject({ accepted_at: null });

  // Given the partner's role anew, they are nobody's former staff.
  await call("changeStaffRole", { uid: asha.uid, role: "franchise", seen: [] }, admin);
  expect(await memberOf(asha.uid)).toBeUndefined();
});

test("[F-09] ten at a time, however many are invited at once, and nobody who has an account", async () => {
  const lakshmi = await partner("KL");
  const { franchise_id, ...one } = (await memberOf((await inviteBy(lakshmi, newEmail("member"))).uid)) ?? {};
  for (let made = 2; made < 10; made += 1) {
    await recordRef(FRANCHISE_MEMBERS, `member-${made}`).set({
      ...one,
      franchise_id,
      id: `member-${made}`,
    } as FranchiseMember);
  }
  const both = [inviteBy(lakshmi, newEmail("member")), inviteBy(lakshmi, newEmail("member"))];
  const said = (await Promise.allSettled(both)).map(({ status }) => status).sort();
  expect(said).toEqual(["fulfilled", "rejected"]);
  expect(await where(FRANCHISE_MEMBERS, "franchise_id", lakshmi.franchise.id)).toHaveLength(10);
  await refusal("too_many_members", inviteBy(lakshmi, newEmail("member")));
  const email = newEmail("client");
  await withAccount("client_user", { email, emailVerified: true });
  await refusal("email_in_use", inviteBy(await partner("TN"), email));
});

test("[F-09] [R-05] a partner who may not come in has nobody work for them meanwhile; one of another role has no staff any more", async () => {
  const admin = await withAccount("admin");
  const lakshmi = await partner("BR");
  const asha = await member(lakshmi);
  const waiting = await inviteBy(lakshmi, newEmail("member"));
  const { lead_id } = await call("addLead", lead(number()), lakshmi);
  const add = () => call("addLead", lead(number()), asha);
  const hold = (suspended: boolean) => call("suspendStaff", { uid: lakshmi.uid, suspended, seen: [] }, admin);
  await hold(true);
  await refusal("forbidden", add());
  await refusal("forbidden", call("editLead", { lead_id, notes: { was: "", now: "Wants GST" } }, asha));
  await refusal("forbidden", call("preparePurchase", { franchise_id: lakshmi.franchise.id, ...PLAN }, asha));
  await hold(false);
  await add();

  await call("endFranchise", { franchise_id: lakshmi.franchise.id, reason: "Moved" }, admin);
  await call("changeStaffRole", { uid: lakshmi.uid, role: "telecaller", seen: [] }, admin);
  expect((await memberOf(asha.uid))?.ended_at).not.toBeNull();
  expect(await (await accounts()).getUser(asha.uid)).toMatchObject({ disabled: true });
  expect(await memberOf(waiting.uid)).toBeUndefined();
});

test("[F-09] [AX-09] whoever holds a territory, also on hold, is given no other role; once it has ended they are, and their leads go back to the pool", async () => {
  const admin = await withAccount("admin");
  const lakshmi = await partner("DL");
  const { id: franchise_id } = lakshmi.franchise;
  const { lead_id } = await call("addLead", lead(number()), lakshmi);
  const asTelecaller = () => call("changeStaffRole", { uid: lakshmi.uid, role: "telecaller" }, admin);
  const holds = async () => (await call("staffWork", { uid: lakshmi.uid }, admin)).franchises;
  const assigned = async () => (await leadRef(lead_id).get()).data()?.assigned_to;
  expect(await holds()).toEqual([{ id: franchise_id, territory: "DL", code: "DL", status: "active" }]);
  await refusal("franchise_held", asTelecaller());
  await call("suspendFranchise", { franchise_id, suspended: true, reason: "Complaints" }, admin);
  expect(await holds()).toMatchObject([{ status: "suspended" }]);
  await refusal("franchise_held", asTelecaller());
  expect((await (await accounts()).getUser(lakshmi.uid)).customClaims).toMatchObject({ role: "franchise" });
  expect((await profileRef(lakshmi.uid).get()).data()).toMatchObject({ role: "franchise" });
  // The role that they have changes nothing of theirs.
  await call("changeStaffRole", { uid: lakshmi.uid, role: "franchise" }, admin);
  expect(await assigned()).toBe(lakshmi.uid);

  await call("endFranchise", { franchise_id, reason: "Moved" }, admin);
  expect(await holds()).toEqual([]);
  await asTelecaller();
  expect((await (await accounts()).getUser(lakshmi.uid)).customClaims).toMatchObject({ role: "telecaller" });
  expect(await assigned()).toBeNull();
});

test("[F-09] [AX-09] handed a territory and given another role at the same moment, somebody gets one of both", async () => {
  const admin = await withAccount("admin");
  let { id: franchise_id } = await given((await withoutTerritory()).uid, "RJ");
  for (let round = 0; round < 4; round += 1) {
    const next = await withoutTerritory();
    const [handed, changed] = await Promise.allSettled([
      call("handOverTerritory", { franchise_id, to_uid: next.uid, reason: "Moved" }, admin),
      call("changeStaffRole", { uid: next.uid, role: "telecaller" }, admin),
    ]);
    expect([handed.status, changed.status].sort()).toEqual(["fulfilled", "rejected"]);
    if (handed.status === "fulfilled") franchise_id = handed.value.franchise_id;
  }
});

test("[F-09] [F-10] what is told of money and of the partnership goes to the partner's own mailbox and inbox", async () => {
  const admin = await withAccount("admin");
  const lakshmi = await partner("MP");
  const asha = await member(lakshmi);
  const { id: franchise_id } = lakshmi.franchise;
  const account = { account_holder: "Lakshmi Menon", account_number: "50100345678812", ifsc: "HDFC0000123" };
  await call("saveBankDetails", { franchise_id, ...account }, lakshmi);
  await call("suspendFranchise", { franchise_id, suspended: true, reason: "Complaints" }, admin);
  const told = async (email: string) =>
    (await where<OutboxMail>(COLLECTIONS.mail, "to", email)).map(({ template }) => template).sort();
  const { email = "" } = await (await accounts()).getUser(lakshmi.uid);
  expect(await told(email)).toEqual(["franchise-bank-changed", "franchise-status"]);
  expect(await told(asha.email)).toEqual(["staff-invitation"]);
  expect((await profileRef(asha.uid).collection("inbox").get()).size).toBe(0);
});

test("[F-09] what died half-way is done to the end by another try, or by the nightly run, which opens and closes nothing else", async () => {
  const lakshmi = await partner("OD");
  const former = await partner("JH");
  const [asha, ravi, kiran] = [await member(lakshmi), await member(lakshmi), await member(former)];
  const stays = await member(lakshmi);
  const isClosed = async ({ uid }: Client) => (await (await accounts()).getUser(uid)).disabled;
  // As they are left where the account could not be closed.
  for (const { uid } of [asha, ravi])
    await recordRef(FRANCHISE_MEMBERS, uid).update({ ended_at: timestamp(), closing: true });
  await call("removePartnerStaff", { uid: asha.uid }, lakshmi);
  expect(await isClosed(asha)).toBe(true);
  await refusal("staff_not_found", call("removePartnerStaff", { uid: asha.uid }, lakshmi));
  // Another's franchise is over, and nothing was done beyond.
  await franchiseRef(former.franchise.id).update({ status: "ended" });
  await endLeftMembers();
  expect(await Promise.all([ravi, kiran, stays].map(isClosed))).toEqual([true, true, false]);
  expect((await memberOf(kiran.uid))?.ended_at).not.toBeNull();
  expect((await memberOf(stays.uid))?.ended_at).toBeNull();

  // An administrator who lets somebody in again is not overruled.
  const admin = await withAccount("admin");
  await call("suspendStaff", { uid: ravi.uid, suspended: false, seen: [] }, admin);
  await endLeftMembers();
  await refusal("staff_not_found", call("removePartnerStaff", { uid: ravi.uid }, lakshmi));
  expect(await isClosed(ravi)).toBe(false);
});

test("[F-09] [Z-01] a territory is handed over once, however often it is asked for, and its staff goes with the last try too", async () => {
  const [former, next] = [await partner("ML"), await partner("KA")];
  const asha = await member(former);
  const admin = await withAccount("admin");
  const { id: franchise_id } = former.franchise;
  const record = await memberOf(asha.uid);
  const hand = () => call("handOverTerritory", { franchise_id, to_uid: next.uid, reason: "Moved" }, admin);
  const first = await hand();
  // As it is left where it died behind its commit.
  await recordRef(FRANCHISE_MEMBERS, asha.uid).set(record as FranchiseMember);
  await call("suspendStaff", { uid: asha.uid, suspended: false, seen: [] }, admin);
  expect(await hand()).toEqual(first);
  expect((await memberOf(asha.uid))?.ended_at).not.toBeNull();
  expect(await (await accounts()).getUser(asha.uid)).toMatchObject({ disabled: true });
});

test("[F-09] whoever invites learns that an address is taken, not by whom", async () => {
  const lakshmi = await partner("WB");
  const [client, colleague] = [newEmail("client"), newEmail("ca")];
  await withAccount("client_user", { email: client, emailVerified: true });
  await withAccount("ca", { email: colleague, emailVerified: true });
  for (const email of [client, colleague])
    expect(await refusal("email_in_use", inviteBy(lakshmi, email))).toEqual({});
});

test("[F-09] an invitation and what ends the franchise at the same moment cannot both win", async () => {
  const lakshmi = await partner("GJ");
  const before = (await franchiseRef(lakshmi.franchise.id).get()).updateTime;
  const { uid } = await inviteBy(lakshmi, newEmail("member"));
  const [after, made] = await Promise.all([
    franchiseRef(lakshmi.franchise.id).get(),
    recordRef(FRANCHISE_MEMBERS, uid).get(),
  ]);
  expect(after.updateTime).not.toEqual(before);
  // One commit: whoever had read the franchise before it starts again.
  expect(after.updateTime).toEqual(made.updateTime);
});

test("[F-09] the invitation of a partner who holds a territory is not taken back, however long nobody answers", async () => {
  const admin = await withAccount("admin");
  const invite = async () =>
    (await call("inviteStaff", { name: "Asha Rao", email: newEmail("partner"), role: "franchise" }, admin))
      .uid;
  const [holder, other] = [await invite(), await invite()];
  const { id: franchise_id } = await given(holder, "PB");
  const later = Date.now() + 60 * 24 * 3_600_000;
  await withdrawInvitations(later);
  expect((await profileRef(holder).get()).data()).toMatchObject({ staff_status: "invited" });
  expect((await profileRef(other).get()).exists).toBe(false);
  // They may be invited anew, and whose role it is does not change meanwhile.
  expect(await call("resendInvitation", { uid: holder }, admin)).toMatchObject({
    queued: expect.any(Boolean),
  });
  await refusal("franchise_held", call("changeStaffRole", { uid: holder, role: "ca" }, admin));
  await call("endFranchise", { franchise_id, reason: "Never answered" }, admin);
  await withdrawInvitations(later);
  expect((await profileRef(holder).get()).exists).toBe(false);
});
