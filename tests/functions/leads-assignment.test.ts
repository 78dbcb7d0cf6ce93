import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallingHours } from "@niyamdesk/domain/calls/calling-hours";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import { DEFAULT_LEAD_RULES, type LeadRules } from "@niyamdesk/domain/leads/lead-rules";
import { leadsOfStaffQuery } from "@niyamdesk/domain/leads/queries";
import type { Settings } from "@niyamdesk/domain/settings/settings";
import { beforeEach, expect, test } from "vitest";
import { careForLeads } from "../../functions/src/leads/care-for-leads.ts";
import { timestamp } from "../../functions/src/platform/clock.ts";
import { db } from "../../functions/src/platform/firestore.ts";
import {
  currentCallRef,
  leadRef,
  profileRef,
  telecallerProfileRef,
} from "../../functions/src/platform/refs.ts";
import { runQuery } from "../../functions/src/platform/run-query.ts";
import { type Client, call, useProduct, withAccount } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";
import { AT_ANY_TIME, leadNow, newLead, newTelecaller, setHours } from "./telecalling.ts";

useProduct();

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const rules = (changes: Partial<LeadRules & CallingHours> = {}) =>
  setHours({ ...AT_ANY_TIME, ...DEFAULT_LEAD_RULES, ...changes } as CallingHours);

/** Each test has a floor of its own: those of others are not at work, and what they left is closed. */
beforeEach(async () => {
  await rules();
  for (const { ref } of (await collection(COLLECTIONS.profiles).get()).docs) {
    await ref.update({ staff_status: "suspended" });
  }
  for (const { ref } of (await collection(COLLECTIONS.leads).get()).docs)
    await ref.update({ status: "lost" });
});

const ownersOf = async (leads: readonly Lead[]) =>
  Promise.all(leads.map(async ({ id }) => (await leadNow(id)).assigned_to));

test("[P-03] [T-08] whoever asks to be called is promised a time within calling hours; the contact form promises none", async () => {
  const phone = `9${String(Date.now()).slice(-9)}`;
  const ask = { name: "Meera Iyer", phone, service_id: "gst-registration", website: "" };
  await call("requestCallback", { ...ask, request_id: randomUUID() });
  const [lead] = await where<Lead>(COLLECTIONS.leads, "phone_e164", `+91${phone}`);
  const due = lead?.call_by?.toMillis() ?? 0;
  expect(Math.abs(due - Date.now() - HOUR / 2)).toBeLessThan(60_000);
  expect(lead?.consent).toMatchObject({ source: "Call-me form" });
  // Asked again, the earlier promise stands.
  await call("requestCallback", { ...ask, request_id: randomUUID() });
  expect((await leadNow(lead?.id ?? "")).call_by?.toMillis()).toBe(due);
  // Lost, and asks again: is worked on again. Converted stays.
  await leadRef(lead?.id ?? "").update({ status: "lost", call_by: null });
  await call("requestCallback", { ...ask, request_id: randomUUID() });
  expect(await leadNow(lead?.id ?? "")).toMatchObject({ status: "new", call_by: expect.anything() });
  await leadRef(lead?.id ?? "").update({ status: "converted", call_by: null });
  await call("requestCallback", { ...ask, request_id: randomUUID() });
  expect(await leadNow(lead?.id ?? "")).toMatchObject({ status: "converted", call_by: null });
});

test("[CRM-02] whoever asked not to be called is promised nothing, whatever form they fill in", async () => {
  const lead = await newLead();
  const caller = await newTelecaller();
  await leadRef(lead.id).update({ assigned_to: caller.uid });
  await call("stopCalling", { lead_id: lead.id }, caller);
  const ask = { name: "Meera", service_id: "gst-registration", website: "", request_id: randomUUID() };
  await call("requestCallback", { ...ask, phone: lead.phone_e164 });
  expect(await leadNow(lead.id)).toMatchObject({ do_not_call: true, call_by: null, status: "lost" });
});

test("[Z-02] [T-08] a promised call that was not made is the next one's, urgent, with a new time; who is away or full is passed over", async () => {
  const [late, next, away, full] = [
    await newTelecaller("Asha Rao"),
    await newTelecaller("Pooja Nair"),
    await newTelecaller("Imran Sheikh"),
    await newTelecaller("Kavya Menon"),
  ];
  const admin = await withAccount("admin");
  const targets = { daily_calls: 60, daily_leads: 30, daily_conversions: 8, weekly_calls: 300 };
  await call("setTargets", { uid: away.uid, targets, away: true, lead_cap: null }, admin);
  await call("setTargets", { uid: full.uid, targets, away: false, lead_cap: 1 }, admin);
  await newLead({ assigned_to: full.uid });
  const missed = await newLead({ assigned_to: late.uid, call_by: timestamp(Date.now() - 60_000) });
  const ahead = await newLead({ assigned_to: late.uid, call_by: timestamp(Date.now() + HOUR) });
  const onThePhone = await newLead({
    assigned_to: late.uid,
    call_by: timestamp(Date.now() - 60_000),
    calling: { uid: late.uid, name: "Asha", since: timestamp() },
  });
  await Promise.all([careForLeads(), careForLeads()]);
  const now = await leadNow(missed.id);
  expect(now).toMatchObject({
    assigned_to: next.uid,
    assigned_name: "Pooja",
    priority: "high",
    had_by: [late.uid],
  });
  expect(now.call_by?.toMillis()).toBeGreaterThan(Date.now() + HOUR / 4);
  expect(await ownersOf([ahead, onThePhone])).toEqual([late.uid, late.uid]);
  expect(await where(COLLECTIONS.auditLog, "subject", `crm_leads/${missed.id}`)).toMatchObject([
    { actor: "system", action: "lead.promise_missed", after: { assigned_to: next.uid } },
  ]);
  expect(await read(COLLECTIONS.telecallerProfiles, away.uid)).toMatchObject({ away: true, targets });
  // Nobody but who missed it is there: it waits in the pool.
  await profileRef(next.uid).update({ staff_status: "suspended" });
  const alone = await newLead({ assigned_to: late.uid, call_by: timestamp(Date.now() - 60_000) });
  await careForLeads();
  expect(await leadNow(alone.id)).toMatchObject({ assigned_to: null, priority: "high" });
});

test("[T-08] [N-35] outside of calling hours no promise is missed", async () => {
  const caller = await newTelecaller();
  await newTelecaller("Pooja Nair");
  const lead = await newLead({ assigned_to: caller.uid, call_by: timestamp(Date.now() - 60_000) });
  await rules({ days: [] });
  await careForLeads();
  expect(await ownersOf([lead])).toEqual([caller.uid]);
});

test("[Z-02] leads of the pool are given by turns to those at work, up to their cap, and to nobody twice", async () => {
  const callers = [await newTelecaller("Asha Rao"), await newTelecaller("Pooja Nair")];
  const resting = await newTelecaller("Imran Sheikh");
  await telecallerProfileRef(resting.uid).set({
    ...{ id: resting.uid, user_id: resting.uid, display_name: "Imran", settings: { away: true } },
    targets: { daily_calls: 1, daily_leads: 1, daily_conversions: 1, weekly_calls: 1 },
  });
  await rules({ cap: 3 });
  const leads = await Promise.all(Array.from({ length: 8 }, () => newLead()));
  const barred = await newLead({ do_not_call: true });
  await careForLeads();
  expect(await ownersOf(leads)).toEqual(leads.map(() => null));
  await rules({ cap: 3, share_out: true });
  await careForLeads();
  await careForLeads();
  const owners = await ownersOf(leads);
  for (const { uid } of callers) expect(owners.filter((owner) => owner === uid)).toHaveLength(3);
  expect(owners.filter((owner) => owner === null)).toHaveLength(2);
  expect(await ownersOf([barred])).toEqual([null]);
});

test("[Z-02] a lead that nobody has worked on for days goes back to the pool; a call, or a later appointment, keeps it", async () => {
  const caller = await newTelecaller();
  const ago = (days: number) => timestamp(Date.now() - days * DAY);
  const own = (changes: Partial<Lead>) => newLead({ assigned_to: caller.uid, worked_at: ago(8), ...changes });
  const last_call = { at: ago(1), by: caller.uid, status: "connected", disposition: "interested" } as const;
  const [idle, called, agreed, fresh, done] = [
    await own({}),
    await own({ last_call }),
    await own({ next_follow_up: timestamp(Date.now() + 5 * DAY) }),
    await own({ worked_at: ago(6) }),
    await own({ status: "converted" }),
  ];
  await careForLeads();
  await careForLeads();
  expect(await ownersOf([idle, called, agreed, fresh, done])).toEqual([
    null,
    ...[called, agreed, fresh, done].map(() => caller.uid),
  ]);
  await careForLeads(Date.now() + 6.5 * DAY);
  expect(await ownersOf([called, agreed])).toEqual([null, caller.uid]);
  await rules({ idle_days: 0 });
  await careForLeads(Date.now() + 30 * DAY);
  expect(await ownersOf([agreed])).toEqual([caller.uid]);
});

test("[Z-02] a suspended telecaller has no lead and no promise any more, and is given none", async () => {
  const [gone, next] = [await newTelecaller("Asha Rao"), await newTelecaller("Pooja Nair")];
  const admin = await withAccount("admin");
  const promised = await newLead({ assigned_to: gone.uid, call_by: timestamp(Date.now() - 60_000) });
  const spoken = await newLead({ assigned_to: gone.uid });
  await call("startCall", { call_id: crypto.randomUUID(), lead_id: spoken.id, device: "desk" }, gone);
  await call("suspendStaff", { uid: gone.uid, suspended: true }, admin);
  expect((await currentCallRef(gone.uid).get()).exists).toBe(false);
  expect(await leadNow(spoken.id)).toMatchObject({ assigned_to: null, calling: null });
  await leadRef(spoken.id).update({ status: "lost" });
  await rules({ share_out: true });
  await careForLeads();
  expect(await ownersOf([promised])).toEqual([next.uid]);
  await refusal("staff_not_found", call("assignLeads", { lead_ids: [promised.id], to: gone.uid }, admin));
});

test("[Z-02] [T-08] an administrator sets hours and rules within what is lawful; who saw older ones is told; each change is in the audit log", async () => {
  const admin: Client = await withAccount("admin");
  await setHours({ ...AT_ANY_TIME, at_most: { from: 540, to: 1260 } });
  const change = (changes: object = {}) =>
    call(
      "setCallingRules",
      {
        ...{ seen_at: null, days: [5, 1, 2], hours: { from: 600, to: 1140 }, holidays: ["2026-12-25"] },
        ...{ share_out: true, cap: 40, idle_days: 5, first_call_minutes: 20 },
        ...changes,
      },
      admin,
    );
  await change();
  const stored = await read<Settings["calling"]>(COLLECTIONS.settings, "calling");
  expect(stored).toMatchObject({
    days: [1, 2, 5],
    from: 600,
    to: 1140,
    cap: 40,
    at_most: { from: 540, to: 1260 },
  });
  await refusal("changed_meanwhile", change());
  const seen_at = stored.updated_at?.toMillis() ?? 0;
  expect(await refusal("invalid_input", change({ seen_at, hours: { from: 300, to: 1140 } }))).toEqual({
    field: "hours",
  });
  await change({ seen_at, cap: null });
  const entries = await where(COLLECTIONS.auditLog, "action", "settings.calling");
  expect(entries).toHaveLength(2);
  expect(entries).toContainEqual(
    expect.objectContaining({ actor: admin.uid, before: expect.objectContaining({ cap: 40 }) }),
  );
});

test("[Z-02] what an administrator hands over of somebody's leads are the open ones, however many closed ones are newer", async () => {
  const caller = await newTelecaller();
  const open = await newLead();
  await leadRef(open.id).update({ assigned_to: caller.uid, created_at: timestamp(Date.now() - DAY) });
  const batch = db().batch();
  for (let n = 0; n < leadsOfStaffQuery.limit; n += 1) {
    const id = randomUUID();
    batch.set(leadRef(id), {
      ...{ ...open, id, assigned_to: caller.uid },
      ...{ status: n % 2 === 0 ? "converted" : "lost", created_at: timestamp() },
    });
  }
  await batch.commit();
  const found = await runQuery(leadsOfStaffQuery, { staff_id: caller.uid });
  expect(found.map(({ id }) => id)).toEqual([open.id]);
  expect(await call("staffWork", { uid: caller.uid }, await withAccount("admin"))).toMatchObject({
    open_leads: 1,
  });
});
