import "./own-project.ts";
import { randomUUID } from "node:crypto";
import type { FranchiseApplication } from "@niyamdesk/domain/applications/application";
import { submitApplicationInput } from "@niyamdesk/domain/applications/application-input";
import { REQUIRED_SLOTS } from "@niyamdesk/domain/applications/application-papers";
import { applicationFields } from "@niyamdesk/domain/applications/application-record";
import { decidedBy } from "@niyamdesk/domain/applications/tracked-application";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallableInput } from "@niyamdesk/domain/callables";
import type { Franchise } from "@niyamdesk/domain/franchises/franchise";
import { holdersOf } from "@niyamdesk/domain/franchises/territory";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import { formatDateInHindi } from "@niyamdesk/domain/time/time";
import { expect, test } from "vitest";
import { careForApplications } from "../../functions/src/applications/care-for-applications.ts";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { DAY_MS, timestamp } from "../../functions/src/platform/clock.ts";
import {
  applicationRef,
  franchiseRef,
  leadRef,
  mailRef,
  profileRef,
  territoryAreaRef,
  territoryRef,
} from "../../functions/src/platform/refs.ts";
import { newProfile } from "../../functions/src/profiles/new-profile.ts";
import { newEmail } from "../support/actors.ts";
import { applicationForm } from "./applying.ts";
import { deliverMail, renderMail } from "./outbox.ts";
import { call, tokenOf, useProduct, withAccount } from "./product.ts";
import { where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

const read = async (id: string) => (await applicationRef(id).get()).data() as FranchiseApplication;
const franchise = async (id: string) => (await franchiseRef(id).get()).data() as Franchise;
const account = async (uid: string) => (await accounts()).getUser(uid);
const mailsOf = async (id: string) => where<OutboxMail>(COLLECTIONS.mail, "data.application_id", id);
const holders = async (pin: string) => {
  const area = (await territoryAreaRef(pin.slice(0, 3)).get()).data();
  return holdersOf(area, pin).map(({ franchise_id }) => franchise_id);
};

/** An application as a submission leaves it. */
async function applied(email = newEmail("sanjay")): Promise<FranchiseApplication> {
  const id = `APP-${Date.now()}-${randomUUID().slice(0, 6).toUpperCase()}`;
  const paper = (slot: string) => ({
    ...{
      path: `franchise-applications/${id}/${slot}/a.pdf`,
      name: "a.pdf",
      content_type: "application/pdf" as const,
    },
    ...{ size: 10, status: "received" as const, reason: null, sent_at: timestamp(), judged_at: null },
  });
  const application: FranchiseApplication = {
    id,
    ...applicationFields(submitApplicationInput.parse(applicationForm({ email }))),
    documents: Object.fromEntries(REQUIRED_SLOTS.map((slot) => [slot, paper(slot)])),
    ...{ status: "pending", applied_date: timestamp(), review_started_at: null, approved_at: null },
    ...{ rejected_at: null, review_notes: null, notes: [], paper_request: null, franchise_id: null },
    ...{ partner_uid: null, account: null, language: "en", consented_at: timestamp(), search_words: [] },
    updated_at: timestamp(),
  };
  await applicationRef(id).set(application);
  return application;
}

const admin = await withAccount("admin");

/** By a reviewer of its own, since nobody judges so many a minute by hand. */
async function reviewed(email?: string): Promise<FranchiseApplication> {
  const reviewer = await withAccount("admin");
  const application = await applied(email);
  await call("startReview", { application_id: application.id }, reviewer);
  for (const slot of REQUIRED_SLOTS) {
    const path = application.documents[slot]?.path ?? "";
    await call("judgePaper", { application_id: application.id, slot, path, ask_again: null }, reviewer);
  }
  return application;
}

type Given = Partial<CallableInput<"approveApplication">>;
const approve = (application_id: string, code: string, more: Given = {}) =>
  call(
    "approveApplication",
    {
      application_id,
      level: "district",
      territory_code: code,
      territory_name: code,
      pincodes: null,
      ...more,
    },
    admin,
  );

test("[F-08] a review begins once, with its time and a mail; papers are judged by the file that was looked at; notes are ours", async () => {
  const { id, documents } = await applied();
  await Promise.all([
    call("startReview", { application_id: id }, admin),
    call("startReview", { application_id: id }, admin),
  ]);
  expect(await read(id)).toMatchObject({ status: "under_review", review_started_at: expect.anything() });
  const [mail] = await mailsOf(id);
  expect(mail && (await renderMail(mail))?.text).toContain("3-5 business days");
  const path = documents.idProof?.path ?? "";
  const judge = { application_id: id, slot: "idProof", path, ask_again: null } as const;
  await refusal("paper_replaced", call("judgePaper", { ...judge, path: `${path}x` }, admin));
  await call("judgePaper", judge, admin);
  expect((await read(id)).documents.idProof).toMatchObject({ status: "accepted" });
  const note = { application_id: id, text: "Knows the market", request_id: "a".repeat(20) };
  await call("noteApplication", note, admin);
  await call("noteApplication", note, admin);
  expect((await read(id)).notes).toMatchObject([{ by: admin.uid, text: "Knows the market" }]);
  await refusal("papers_not_accepted", approve(id, "UP-LUC"));
});

test("[F-08] approval makes the account, the role's invitation, the franchise under its parent and who holds its PIN codes", async () => {
  const stateOne = await reviewed();
  const { franchise_id: above } = await approve(stateOne.id, "MH", { level: "state" });
  const { id, email } = await reviewed();
  const { franchise_id } = await approve(id, "MH-PUN");
  const application = await read(id);
  expect(application).toMatchObject({
    status: "approved",
    franchise_id,
    account: "made",
    approved_at: expect.anything(),
  });
  const made = await franchise(franchise_id);
  const top = await franchise(above);
  expect(made).toMatchObject({
    ...{ hierarchy_level: "district", territory_code: "MH-PUN", parent_id: above, status: "active" },
    ...{ user_id: application.partner_uid, ancestor_user_ids: [top.user_id], partner_name: "Sanjay Patil" },
  });
  expect(await holders("411001")).toEqual([franchise_id, above]);
  expect(await holders("400001")).toEqual([above]);
  expect((await account(made.user_id)).email).toBe(email);
  expect((await profileRef(made.user_id).get()).data()).toMatchObject({
    role: "franchise",
    staff_status: "invited",
  });
  const mails = await where<OutboxMail>(COLLECTIONS.mail, "to", email);
  const texts = await Promise.all(
    mails.map(async (mail) => [mail.template, (await renderMail(mail))?.text ?? ""] as const),
  );
  const invitation = texts.find(([template]) => template === "staff-invitation")?.[1] ?? "";
  expect(invitation).toContain("Your partner account for ");
  // Who applied in Hindi is invited in Hindi, on a Hindi page.
  await applicationRef(application.id).update({ language: "hi" });
  const again = mails.find(({ template }) => template === "staff-invitation");
  const hindi = (again && (await renderMail(again)))?.text ?? "";
  expect(hindi).toContain("पार्टनर अकाउंट तैयार है।");
  const token = /\/hi\/auth-callback\?mode=invitation&token=([A-Za-z0-9_-]{43})/.exec(hindi)?.[1] ?? "";
  expect(texts.find(([template]) => template === "application-approved")?.[1]).toContain(made.referral_code);
  await call("acceptInvitation", { token, password: "a-long-password" });
  expect((await account(made.user_id)).customClaims?.role).toBe("franchise");
});

test("[F-08] of two who are given the same territory at once one is refused; an individual one needs PIN codes that nobody of its level has", async () => {
  const [one, other] = [await reviewed(), await reviewed()];
  const outcomes = await Promise.allSettled([approve(one.id, "GJ-SUR"), approve(other.id, "GJ-SUR")]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const late = outcomes[0]?.status === "rejected" ? one : other;
  expect((await read(late.id)).status).toBe("under_review");
  await refusal("territory_taken", approve(late.id, "GJ-SUR"));
  await refusal("territory_invalid", approve(late.id, "GJ-SUR-001", { level: "individual" }));
  await refusal("territory_invalid", approve(late.id, "XX-SUR"));
  await approve(late.id, "GJ-SUR-001", { level: "individual", pincodes: ["395001-395003"] });
  const third = await reviewed();
  const overlapping = { level: "individual", pincodes: ["395003"] } as const;
  await refusal("territory_taken", approve(third.id, "GJ-SUR-002", { ...overlapping, pincodes: ["395003"] }));
});

test("[F-08] a client with a proven address becomes partner on the same account; staff of another role does not; an account that could not be made is made by the job", async () => {
  const email = newEmail("client");
  const client = await withAccount("client_user", { email, emailVerified: true });
  await profileRef(client.uid).set({ ...newProfile(client.uid, "client_user"), email, name: "Asha Rao" });
  const { id } = await reviewed(email);
  const { franchise_id } = await approve(id, "KL-ERN");
  expect((await franchise(franchise_id)).user_id).toBe(client.uid);
  expect((await account(client.uid)).customClaims?.role).toBe("franchise");
  expect((await profileRef(client.uid).get()).data()).toMatchObject({
    role: "franchise",
    staff_status: "active",
    name: "Asha Rao",
  });

  const staffEmail = newEmail("ca");
  await withAccount("ca", { email: staffEmail, emailVerified: true });
  const facts = await refusal("email_in_use", approve((await reviewed(staffEmail)).id, "KL-IDU"));
  expect(facts).toEqual({ account: "staff" });

  await applicationRef(id).update({ account: "waiting" });
  await careForApplications();
  expect((await read(id)).account).toBe("made");
});

test("[F-08] [AX-09] given a territory by an approval and another role at the same moment, a partner gets one of both", async () => {
  for (const code of ["KL-IDU", "KL-KOT", "KL-WAY"]) {
    const email = newEmail("partner");
    const partner = await withAccount("franchise", { email, emailVerified: true });
    const named = { email, name: "Lakshmi Menon", staff_status: "active" as const };
    await profileRef(partner.uid).set({ ...newProfile(partner.uid, "franchise"), ...named });
    const { id } = await reviewed(email);
    const [given, changed] = await Promise.allSettled([
      approve(id, code),
      call("changeStaffRole", { uid: partner.uid, role: "telecaller" }, admin),
    ]);
    expect([given.status, changed.status].sort()).toEqual(["fulfilled", "rejected"]);
    const role = (await account(partner.uid)).customClaims?.role;
    expect(role).toBe(given.status === "fulfilled" ? "franchise" : "telecaller");
  }
});

test("[F-08] a rejection tells its reason, and can be called back until the mail goes", async () => {
  const { id } = await reviewed();
  const reject = () =>
    call("rejectApplication", { application_id: id, kind: "experience", words: "Apply next year" }, admin);
  await reject();
  const told = await call(
    "trackApplication",
    { application_id: id },
    undefined,
    `10.9.9.9, ${randomUUID()}`,
  ).catch(() => null);
  expect((await read(id)).review_notes).toBe(
    "We are looking for more experience in this field. Apply next year",
  );
  expect(told === null || told.status === "rejected").toBe(true);
  const mail = (await mailsOf(id)).find(({ template }) => template === "application-rejected");
  expect(await deliverMail(mail?.id ?? "")).toBe("not_due");
  await call("undoApplicationDecision", { application_id: id }, admin);
  expect(await read(id)).toMatchObject({ status: "under_review", rejected_at: null, review_notes: null });
  expect(await deliverMail(mail?.id ?? "")).toBe("not_due");
  await reject();
  const again = (await mailsOf(id)).find(({ template }) => template === "application-rejected");
  expect(again && (await renderMail(again))?.text).toContain("Apply next year");
});

test("[F-08] an approval is undone while nobody signed in: territory free, account and franchise gone", async () => {
  const { id } = await reviewed();
  const { franchise_id } = await approve(id, "RJ-JAI");
  const { user_id, referral_code } = await franchise(franchise_id);
  expect(referral_code).toMatch(/^JAI/);
  await call("undoApplicationDecision", { application_id: id }, admin);
  expect(await read(id)).toMatchObject({
    status: "under_review",
    franchise_id: null,
    approved_at: null,
    account: null,
  });
  expect(await franchise(franchise_id)).toBeUndefined();
  expect((await territoryRef("RJ-JAI").get()).data()?.franchise_id).toBeNull();
  expect(await holders("302001")).toEqual([]);
  await expect(account(user_id)).rejects.toThrow();
  // No mail had gone out: the applicant hears of neither.
  expect((await mailsOf(id)).map(({ template }) => template)).not.toContain("application-approval-undone");
  await approve(id, "RJ-JAI");
});

test("[F-08] [F-07] whoever was mailed an approval that is undone is mailed that too, and the tracker promises an answer anew", async () => {
  const { id } = await reviewed();
  const began = timestamp(Date.now() - 30 * DAY_MS);
  await applicationRef(id).update({ review_started_at: began, language: "hi" });
  await approve(id, "RJ-KOT");
  const approval = (await mailsOf(id)).find(({ template }) => template === "application-approved");
  expect(await deliverMail(approval?.id ?? "")).toBe("sent");
  await call("undoApplicationDecision", { application_id: id }, admin);
  const undone = (await mailsOf(id)).find(({ template }) => template === "application-approval-undone");
  const text = undone && (await renderMail(undone))?.text;
  expect(text).toContain("हमने वह मंज़ूरी वापस ले ली है");
  const tracked = await call(
    "trackApplication",
    { application_id: id },
    undefined,
    `10.9.9.8, ${randomUUID()}`,
  );
  expect(tracked).toMatchObject({ status: "under_review", approved_at: null });
  expect(tracked.review_started_at).toBeGreaterThan(began.toMillis());
  expect(text).toContain(formatDateInHindi(decidedBy(tracked.review_started_at ?? 0)));
  // Approved again before it went out, it would tell what is not so.
  await approve(id, "RJ-KOT");
  expect(undone && (await renderMail(undone))).toBeNull();
});

test("[F-08] what waits to be mailed goes with the approval even where something was told, and a mail that is kept no more was sent", async () => {
  const one = await reviewed();
  const { franchise_id } = await approve(one.id, "RJ-UDA");
  const approval = (await mailsOf(one.id)).find(({ template }) => template === "application-approved");
  expect(await deliverMail(approval?.id ?? "")).toBe("sent");
  const wayIn = mailRef(`partner_invited_${one.id}_${franchise_id}`);
  expect((await wayIn.get()).data()?.status).toBe("queued");
  await call("undoApplicationDecision", { application_id: one.id }, admin);
  expect((await wayIn.get()).exists).toBe(false);

  const other = await reviewed();
  const { franchise_id: later } = await approve(other.id, "RJ-AJM");
  const told = (await mailsOf(other.id)).find(({ template }) => template === "application-approved");
  await Promise.all([
    mailRef(told?.id ?? "").delete(),
    mailRef(`partner_invited_${other.id}_${later}`).delete(),
  ]);
  await call("undoApplicationDecision", { application_id: other.id }, admin);
  const templates = (await mailsOf(other.id)).map(({ template }) => template);
  expect(templates).toContain("application-approval-undone");
});

test("[F-08] an approval stands once its partner has brought a lead or invited somebody, also without signing in anew", async () => {
  const email = newEmail("client");
  const client = await withAccount("client_user", { email, emailVerified: true });
  await profileRef(client.uid).set({ ...newProfile(client.uid, "client_user"), email, name: "Asha Rao" });
  const { id } = await reviewed(email);
  const { franchise_id } = await approve(id, "UP-AGR");
  const partner = { uid: client.uid, idToken: tokenOf(client.uid, "franchise") };
  const undo = () => call("undoApplicationDecision", { application_id: id }, admin);
  const member = { name: "Ravi Rao", email: newEmail("member"), language: "en" as const };
  const { uid } = await call("invitePartnerStaff", { franchise_id, ...member }, partner);
  await refusal("decision_stands", undo());
  await call("removePartnerStaff", { uid }, partner);

  const typed = { name: "Anil Kamath", email: null, company: "", service_interest: "", notes: "" };
  const phone = `96${String(Math.random()).slice(2, 10)}`;
  const { lead_id } = await call("addLead", { request_id: randomUUID(), ...typed, phone }, partner);
  await refusal("decision_stands", undo());
  expect((await franchise(franchise_id)).status).toBe("active");
  await leadRef(lead_id).delete();
  await undo();
  expect(await franchise(franchise_id)).toBeUndefined();
  expect((await account(client.uid)).customClaims?.role).toBe("client_user");
});

test("[F-08] [Z-01] a franchise is suspended, handed over and ended; those below stand under who holds the territory now", async () => {
  const { franchise_id: top } = await approve((await reviewed()).id, "WB", { level: "state" });
  const { franchise_id: below } = await approve((await reviewed()).id, "WB-HOO");
  const next = await withAccount("franchise", { email: newEmail("next"), emailVerified: true });
  await profileRef(next.uid).set({
    ...newProfile(next.uid, "franchise"),
    name: "Next Partner",
    staff_status: "active",
  });
  await call("suspendFranchise", { franchise_id: top, suspended: true, reason: "Fee unpaid" }, admin);
  expect(await franchise(top)).toMatchObject({ status: "suspended", status_reason: "Fee unpaid" });
  await call("suspendFranchise", { franchise_id: top, suspended: false, reason: "Fee paid" }, admin);
  const hand = { franchise_id: top, to_uid: next.uid, reason: "Moved abroad" };
  await refusal("staff_not_found", call("handOverTerritory", { ...hand, to_uid: "nobody" }, admin));
  const { franchise_id: now } = await call("handOverTerritory", hand, admin);
  expect(await franchise(top)).toMatchObject({ status: "ended" });
  expect(await franchise(now)).toMatchObject({ user_id: next.uid, territory_code: "WB", status: "active" });
  expect(await franchise(below)).toMatchObject({ parent_id: now, ancestor_user_ids: [next.uid] });
  expect(await holders("711101")).toContain(now);
  const pins = (seen: string[], pincodes: string[]) =>
    call("setTerritoryPins", { franchise_id: below, seen, pincodes }, admin);
  await pins([], ["712101-712103"]);
  // Whoever has not read what another wrote meanwhile writes nothing over it; the same sent again is done.
  await refusal("changed_meanwhile", pins([], ["712201"]));
  await pins([], ["712101-712103"]);
  await pins(["712101-712103"], ["712101-712102"]);
  expect(await holders("712102")).toEqual([below, now]);
  await call("endFranchise", { franchise_id: now, reason: "Over" }, admin);
  expect(await holders("711101")).toEqual([]);
  expect(await franchise(below)).toMatchObject({ parent_id: null, ancestor_user_ids: [] });
  await refusal(
    "franchise_ended",
    call("suspendFranchise", { franchise_id: now, suspended: true, reason: "Again" }, admin),
  );
});

test("[F-09] a partner sees the sums of those below, and keeps the own account's details alone", async () => {
  const { franchise_id: top } = await approve((await reviewed()).id, "PB", { level: "state" });
  const { franchise_id: below } = await approve((await reviewed()).id, "PB-LUD");
  const { user_id: uid } = await franchise(top);
  await (await accounts()).setCustomUserClaims(uid, { role: "franchise" });
  const partner = { uid, idToken: tokenOf(uid, "franchise") };
  const month = new Date().toISOString().slice(0, 7);
  expect(await call("franchiseSums", { month }, partner)).toEqual({
    franchises: [{ franchise_id: below, orders: 0, earned_paise: 0 }],
  });
  const bank = { account_holder: "Sanjay Patil", account_number: "50100012345678", ifsc: "HDFC0001234" };
  await refusal("franchise_not_found", call("saveBankDetails", { franchise_id: below, ...bank }, partner));
  await call("saveBankDetails", { franchise_id: top, ...bank }, partner);
  const [entry] = await where<{ after: object }>(COLLECTIONS.auditLog, "action", "franchise.bank_saved");
  expect(JSON.stringify(entry)).not.toContain("50100012345678");
});
