import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { readPartner } from "@niyamdesk/domain/partners/partner";
import { beforeEach, expect, test } from "vitest";
import { newEmail } from "../support/actors.ts";
import { emptyOffice, newAdmin, newClient, newWorker, type Person } from "./order-work.ts";
import { call, useProduct, withAccount } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();
beforeEach(emptyOffice);

const ENTRY = {
  ...{ seen_at: null as number | null, name: "CA Neha Joshi", location: "Pune, Maharashtra" },
  ...{ experience_years: 9, bio: "GST and income tax for small firms.", specializations: ["GST"] },
  ...{ languages: ["English"], membership_number: "123456" as string | null, verified: false, active: true },
  listing_id: undefined as string | undefined,
};
const save = (of: Pick<Person, "uid">, by: Person, changes: Partial<typeof ENTRY> = {}) =>
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

/** An entry of the directory without an account, with reviews. */
async function unlinked(): Promise<string> {
  const id = `entry-${randomUUID()}`;
  const stored = { ...{ id, user_id: null, name: "CA Arvind Shah", active: true, paused: false } };
  const reviews = { total_reviews: 3, rating_sum: 14, average_rating: 14 / 3 };
  await collection(COLLECTIONS.caPartners)
    .doc(id)
    .set({ ...stored, ...reviews });
  return id;
}

test("[Z-28] an entry that is nobody's becomes one CA's own, with its reviews", async () => {
  const [admin, other, ca, next] = [
    await newAdmin(),
    await newAdmin(),
    await newWorker({ role: "ca" }),
    await newWorker({ role: "ca" }),
  ];
  const listing_id = await unlinked();
  const made = await Promise.allSettled([save(ca, admin, { listing_id }), save(next, other, { listing_id })]);
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const [owner, without] = made[0]?.status === "fulfilled" ? [ca, next] : [next, ca];
  expect(await entry(listing_id)).toMatchObject({
    ...{ user_id: owner.uid, total_reviews: 3, name: "CA Neha Joshi", paused: false },
  });
  await refusal("changed_meanwhile", save(without, admin, { listing_id }));
  await refusal("changed_meanwhile", save(without, admin, { listing_id: "nowhere" }));
  await refusal("changed_meanwhile", save(owner, admin, { listing_id: await unlinked() }));
  expect(await where(COLLECTIONS.caPartners, "user_id", owner.uid)).toHaveLength(1);
  expect(await where(COLLECTIONS.caPartners, "user_id", without.uid)).toEqual([]);
});

test("[Z-28] a CA who is suspended while somebody lists them takes no bookings", async () => {
  const admin = await newAdmin();
  const ca = await withAccount("ca", { email: newEmail("ca"), emailVerified: true });
  await call("ensureProfile", { name: "Neha Joshi" }, ca);
  const [, listed] = await Promise.allSettled([
    call("suspendStaff", { uid: ca.uid, suspended: true }, admin),
    save(ca, await newAdmin()),
  ]);
  const entries = await where<{ paused: boolean }>(COLLECTIONS.caPartners, "user_id", ca.uid);
  expect(entries).toHaveLength(listed.status === "fulfilled" ? 1 : 0);
  for (const one of entries) expect(one.paused).toBe(true);
  await refusal("staff_not_found", save(ca, admin, { seen_at: null }));
});
