import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { readPartner } from "@niyamdesk/domain/partners/partner";
import { beforeEach, expect, test } from "vitest";
import { emptyOffice, newAdmin, newClient, newWorker, type Person } from "./order-work.ts";
import { call, useProduct } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();
beforeEach(emptyOffice);

const ENTRY = {
  ...{ seen_at: null as number | null, name: "CA Neha Joshi", location: "Pune, Maharashtra" },
  ...{ experience_years: 9, bio: "GST and income tax for small firms.", specializations: ["GST"] },
  ...{ languages: ["English"], membership_number: "123456" as string | null, verified: false, active: true },
};
const save = (of: Person, by: Person, changes: Partial<typeof ENTRY> = {}) =>
  call("saveListing", { ...ENTRY, ...changes, uid: of.uid }, by);
const entry = (id: string) =>
  read<Record<string, unknown> & { updated_at: { toMillis(): number } }>(COLLECTIONS.caPartners, id);
const membership = async (id: string) =>
  (await collection(`${COLLECTIONS.caPartners}/${id}/private`).doc("membership").get()).data();

test("[Z-28] a CA has one entry, however many administrators make it at once, and it can be booked", async () => {
  const [admin, other, ca] = [await newAdmin(), await newAdmin(), await newWorker({ role: "ca" })];
  const made = await Promise.allSettled([save(ca, admin), save(ca, other)]);
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const entries = await where<Record<string, unknown>>(COLLECTIONS.caPartners, "user_id", ca.uid);
  expect(entries).toHaveLength(1);
  const id = String(entries[0]?.id);
  expect(readPartner(id, await entry(id))).toMatchObject({
    ...{ user_id: ca.uid, name: "CA Neha Joshi", active: true, paused: false, total_reviews: 0 },
    ...{ consultation_hours: null, membership_number: null, verified: false },
  });
  expect((await where(COLLECTIONS.auditLog, "subject", `ca_partners/${id}`)).length).toBe(1);
});

test("[Z-28] a membership number stands in the directory once it was looked up, and nowhere else then", async () => {
  const [admin, ca] = [await newAdmin(), await newWorker({ role: "ca" })];
  const { ca_id } = await save(ca, admin);
  expect((await entry(ca_id)).membership_number).toBeNull();
  expect(await membership(ca_id)).toEqual({ membership_number: "123456" });
  const seen_at = (await entry(ca_id)).updated_at.toMillis();
  await save(ca, admin, { seen_at, verified: true });
  expect(await entry(ca_id)).toMatchObject({ membership_number: "123456", verified: true });
  expect(await membership(ca_id)).toBeUndefined();
  await refusal("invalid_input", save(ca, admin, { verified: true, membership_number: null }));
});

test("[Z-28] hours and reviews stay, the second of two is told, and only who works as a CA is listed", async () => {
  const [admin, ca, executive, client] = [
    await newAdmin(),
    await newWorker({ role: "ca" }),
    await newWorker(),
    await newClient(),
  ];
  const { ca_id } = await save(ca, admin);
  const hours = { days: [1], periods: [{ from: "10:00", to: "12:00" }] };
  await call("setConsultationTimes", { ca_id, ...hours, buffer_minutes: 30, days_off: [] }, ca);
  const seen_at = (await entry(ca_id)).updated_at.toMillis();
  await save(ca, admin, { seen_at, active: false });
  await refusal("changed_meanwhile", save(ca, admin, { seen_at, name: "CA N Joshi" }));
  expect(await entry(ca_id)).toMatchObject({ active: false, consultation_hours: hours, buffer_minutes: 30 });
  await refusal("staff_not_found", save(executive, admin));
  await refusal("staff_not_found", save(client, admin));
});
