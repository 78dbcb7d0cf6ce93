import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from "firebase/firestore/lite";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { uidOf } from "./actors.ts";
import { isAllowed, openRulesProject, type RulesProject } from "./environment.ts";

/** Somebody who works for a partner: an account with the partner's role, and a record that says whose staff it is. */
const uid = uidOf("franchise");
const PARTNER = "the-partner";

let project: RulesProject;

beforeAll(async () => {
  project = await openRulesProject("partner-staff");
});

afterAll(() => project.close());

const seed = (path: string, data: DocumentData) => setDoc(doc(project.seeder, path), data);
const own = () => project.as("franchise");
const listed = (of: string, by: string, value: string) => () =>
  getDocs(query(collection(own(), of), where(by, "==", value), limit(50)));

const works = (changes: DocumentData = {}) =>
  seed(`franchise_members/${uid}`, {
    ...{ partner_uid: PARTNER, franchise_id: "fr-team", ended_at: null, accepted_at: Timestamp.now() },
    ...changes,
  });
const franchise = (changes: DocumentData = {}) =>
  seed("franchises/fr-team", {
    ...{ user_id: PARTNER, ancestor_user_ids: [], status: "active", referral_code: "PUN7K2Q" },
    ...changes,
  });
const partner = (changes: DocumentData = {}) =>
  seed(`profiles/${PARTNER}`, { role: "franchise", staff_status: "active", ...changes });

beforeEach(async () => {
  await Promise.all([works(), franchise(), partner()]);
  await seed("settings/commission", { rates: [] });
  await seed("crm_leads/theirs", { assigned_to: PARTNER, status: "new", name: "Anil" });
  await seed("crm_leads/others", { assigned_to: "another-partner", status: "new", name: "Divya" });
  await seed("commissions/line", { user_id: PARTNER, franchise_id: "fr-team" });
  await seed("commission_statements/month", { user_id: PARTNER, franchise_id: "fr-team" });
  await seed("franchises/fr-team/private/bank", { account_number: "50100012345678" });
  await seed("franchise_members/colleague", {
    partner_uid: PARTNER,
    franchise_id: "fr-team",
    ended_at: null,
  });
});

const lead = () => getDoc(doc(own(), "crm_leads/theirs"));
const leads = listed("crm_leads", "assigned_to", PARTNER);

describe("[F-09] [R-05] whoever works for a partner", () => {
  test("reads the partner's leads and nobody else's, and changes none", async () => {
    expect(await isAllowed(lead)).toBe(true);
    expect(await isAllowed(leads)).toBe(true);
    expect(await isAllowed(() => getDoc(doc(own(), "crm_leads/others")))).toBe(false);
    expect(await isAllowed(listed("crm_leads", "assigned_to", "another-partner"))).toBe(false);
    expect(await isAllowed(() => getDocs(query(collection(own(), "crm_leads"), limit(50))))).toBe(false);
    expect(await isAllowed(() => updateDoc(doc(own(), "crm_leads/theirs"), { status: "lost" }))).toBe(false);
  });

  test("reads what is announced to partners, and nothing of what is told to their partner", async () => {
    const announced = (id: string) => ({
      audience: id,
      isActive: true,
      title: id,
      createdAt: Timestamp.now(),
    });
    await seed("notifications/partners", announced("franchise"));
    await seed("notifications/consultants", announced("ca"));
    await seed(`profiles/${PARTNER}/inbox/told`, {
      title: "Paid",
      read_at: null,
      created_at: Timestamp.now(),
    });
    const inbox = collection(own(), `profiles/${PARTNER}/inbox`);
    expect(await isAllowed(() => getDoc(doc(own(), "notifications/partners")))).toBe(true);
    expect(await isAllowed(() => getDoc(doc(own(), "notifications/consultants")))).toBe(false);
    expect(await isAllowed(() => getDoc(doc(inbox, "told")))).toBe(false);
    expect(await isAllowed(() => getDocs(query(inbox, limit(20))))).toBe(false);
  });

  test("reads no money, no bank account, no franchise and no colleague, and gives themselves nothing", async () => {
    const refused = [
      () => getDoc(doc(own(), "commissions/line")),
      listed("commissions", "user_id", PARTNER),
      () => getDoc(doc(own(), "commission_statements/month")),
      listed("commission_statements", "user_id", PARTNER),
      () => getDoc(doc(own(), "franchises/fr-team")),
      listed("franchises", "user_id", PARTNER),
      () => getDoc(doc(own(), "franchises/fr-team/private/bank")),
      () => getDoc(doc(own(), "franchise_members/colleague")),
      listed("franchise_members", "partner_uid", PARTNER),
      () => getDoc(doc(own(), "settings/commission")),
      () => updateDoc(doc(own(), `franchise_members/${uid}`), { partner_uid: "another-partner" }),
      () => setDoc(doc(own(), `franchise_members/${uid}`), { partner_uid: "another-partner" }),
    ];
    for (const read of refused) expect(await isAllowed(read)).toBe(false);
    expect(await isAllowed(() => getDoc(doc(own(), `franchise_members/${uid}`)))).toBe(true);
  });

  test.each([
    ["the partner has taken it away", () => works({ ended_at: Timestamp.now() })],
    ["the franchise is on hold", () => franchise({ status: "suspended" })],
    ["the franchise has ended", () => franchise({ status: "ended" })],
    ["the territory is another's", () => franchise({ user_id: "another-partner" })],
    ["the partner is given another role", () => partner({ role: "telecaller" })],
    ["the partner's account is suspended", () => partner({ staff_status: "suspended" })],
    ["the partner is a client again", () => partner({ role: "client_user", staff_status: null })],
    ["the partner's account is gone", () => deleteDoc(doc(project.seeder, `profiles/${PARTNER}`))],
    ["the record names another partner", () => works({ partner_uid: "another-partner" })],
    ["the record names a franchise that is not there", () => works({ franchise_id: "none" })],
  ])("reads nothing of it from the moment on at which %s", async (_, happens) => {
    expect(await isAllowed(lead)).toBe(true);
    await happens();
    expect(await isAllowed(lead)).toBe(false);
    expect(await isAllowed(leads)).toBe(false);
  });
});

test("[F-09] [R-05] what commission is reckoned by is a partner's to read, and never theirs who were removed", async () => {
  const rules = () => getDoc(doc(own(), "settings/commission"));
  await works({ ended_at: Timestamp.now() });
  expect(await isAllowed(rules)).toBe(false);
  await deleteDoc(doc(project.seeder, `franchise_members/${uid}`));
  expect(await isAllowed(rules)).toBe(true);
});

test("[F-09] [R-05] a record lets in nobody who has another role", async () => {
  for (const role of ["client_user", "ca", "telecaller", "tax_executive", "unclaimed"] as const) {
    await seed(`franchise_members/${uidOf(role)}`, {
      ...{ partner_uid: PARTNER, franchise_id: "fr-team", ended_at: null },
    });
    expect(await isAllowed(() => getDoc(doc(project.as(role), "crm_leads/theirs")))).toBe(false);
  }
});
