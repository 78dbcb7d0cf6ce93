import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { slotsOf } from "@niyamdesk/domain/consultations/slot";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import { readPartner } from "@niyamdesk/domain/partners/partner";
import { expect, test } from "vitest";
import { remindOfConsultations } from "../../functions/src/consultations/remind.ts";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { calendarIn, waitForMail } from "../support/mailbox.ts";
import {
  book,
  bookedSlotsOf,
  consultationNow,
  moveTo,
  newClient,
  newPartner,
  type Partner,
} from "./directory.ts";
import { deliverMail } from "./outbox.ts";
import { call, useProduct, withAccount } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

const C = COLLECTIONS;
const HOUR_MS = 3_600_000;
const admin = () => withAccount("admin");

/** A CA of the directory who is listed among the staff. */
async function caAtWork(): Promise<Partner> {
  const partner = await newPartner();
  await call("ensureProfile", { name: "Kavita Rao" }, partner);
  return partner;
}

const freeTimesOf = async ({ id }: Partner) => {
  const partner = readPartner(id, (await read<object>(C.caPartners, id)) as Record<string, unknown>);
  return partner === null ? [] : slotsOf(partner, Date.now());
};
const mailsAbout = (id: string) => where<OutboxMail>(C.mail, "data.consultation_id", id);

test("[AX-09] [N-42] the bookings ahead of a CA are shown before a suspension, which calls off what was shown and tells the client", async () => {
  const [by, partner, client] = [await admin(), await caAtWork(), await newClient()];
  const [first, second] = [await book(client, partner, 0), await book(client, partner, 1)];
  const suspend = (seen: string[]) => call("suspendStaff", { uid: partner.uid, suspended: true, seen }, by);
  const { consultations } = await call("staffWork", { uid: partner.uid }, by);
  expect(consultations.map(({ id, client_name }) => [id, client_name])).toEqual([
    [first, "Asha Rao"],
    [second, "Asha Rao"],
  ]);
  expect(await refusal("bookings_ahead", suspend([first]))).toEqual({ count: "1" });
  expect((await (await accounts()).getUser(partner.uid)).disabled).toBe(false);
  expect(await freeTimesOf(partner)).not.toEqual([]);

  await suspend([first, second]);
  for (const id of [first, second]) {
    expect(await consultationNow(id)).toMatchObject({ status: "cancelled", cancelled_by: "office" });
  }
  expect(await bookedSlotsOf(partner)).toEqual([]);
  expect(await freeTimesOf(partner)).toEqual([]);
  await refusal("partner_not_bookable", book(client, partner, 4));

  await deliverMail(`consultation-cancelled_${first}_client`);
  const mail = await waitForMail(client.email, ({ subject }) => subject.startsWith("Cancelled"));
  expect(mail.text).toContain("CA Kavita Rao is not taking consultations at the moment");
  expect(mail.text).toContain("/ca-partners\n");
  expect(await calendarIn(mail)).toContain("METHOD:CANCEL");
});

test("[N-42] what was called off is neither reminded of nor reviewed, and whoever is let in again takes bookings", async () => {
  const [by, partner, client] = [await admin(), await caAtWork(), await newClient()];
  const id = await book(client, partner, 40);
  await moveTo(id, 20 * HOUR_MS, 48 * HOUR_MS);
  await call("suspendStaff", { uid: partner.uid, suspended: true, seen: [id] }, by);
  await remindOfConsultations();
  expect((await mailsAbout(id)).filter(({ template }) => template === "consultation-reminder")).toEqual([]);
  await moveTo(id, -HOUR_MS);
  const review = { ca_id: partner.id, source: { consultation_id: id }, rating: 5, text: "Clear and quick." };
  await refusal("not_your_partner", call("reviewPartner", review, client));
  await call("suspendStaff", { uid: partner.uid, suspended: false }, by);
  expect(await freeTimesOf(partner)).not.toEqual([]);
  await book(client, partner, 3);
});

test("[AX-09] another role takes consultations and leads off as a suspension does; the CA hears of it too", async () => {
  const [by, partner, client] = [await admin(), await caAtWork(), await newClient()];
  const id = await book(client, partner);
  const change = (seen?: string[]) =>
    call("changeStaffRole", { uid: partner.uid, role: "tax_executive", ...(seen ? { seen } : {}) }, by);
  await refusal("bookings_ahead", change());
  await change([id]);
  expect(await consultationNow(id)).toMatchObject({ status: "cancelled", cancelled_by: "office" });
  expect((await mailsAbout(id)).map(({ to, template }) => `${template} ${to}`).sort()).toEqual(
    ["booked", "cancelled"]
      .flatMap((what) => [client.email, partner.email].map((to) => `consultation-${what} ${to}`))
      .sort(),
  );
  expect(await freeTimesOf(partner)).toEqual([]);
  await call("changeStaffRole", { uid: partner.uid, role: "ca" }, by);
  expect(await freeTimesOf(partner)).not.toEqual([]);
});

test("[AX-09] open leads of a suspended telecaller are shown and go back to the pool; what is done stays theirs", async () => {
  const by = await admin();
  const caller = await withAccount("telecaller", {
    emailVerified: true,
    email: `t-${Date.now()}@example.in`,
  });
  await call("ensureProfile", { name: "Imran Sheikh" }, caller);
  for (const status of ["new", "qualified", "converted"]) {
    const id = `${status}-${caller.uid}`;
    await collection(C.leads).doc(id).set({ id, status, assigned_to: caller.uid, created_at: new Date() });
  }
  expect(await call("staffWork", { uid: caller.uid }, by)).toMatchObject({
    open_leads: 2,
    consultations: [],
  });
  await call("suspendStaff", { uid: caller.uid, suspended: true }, by);
  const leads = await Promise.all(
    ["new", "qualified", "converted"].map((status) => read<Lead>(C.leads, `${status}-${caller.uid}`)),
  );
  expect(leads.map(({ assigned_to }) => assigned_to)).toEqual([null, null, caller.uid]);
});

test("[N-42] bookings made while a CA is being suspended are called off or refused, and none is left", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [by, partner] = [await admin(), await caAtWork()];
    const clients = await Promise.all([1, 2, 3].map(() => newClient()));
    await Promise.allSettled([
      ...clients.map((client, n) => book(client, partner, n)),
      call("suspendStaff", { uid: partner.uid, suspended: true }, by),
    ]);
    const { disabled } = await (await accounts()).getUser(partner.uid);
    const booked = (await where(C.consultations, "ca_id", partner.id)).filter(
      (consultation) => (consultation as { status: string }).status === "booked",
    );
    if (disabled) expect(booked).toEqual([]);
  }
}, 60_000);

test("[N-42] an account that was switched off past us: the hourly job calls off what is booked with it", async () => {
  const [partner, client] = [await caAtWork(), await newClient()];
  const id = await book(client, partner, 2);
  await (await accounts()).updateUser(partner.uid, { disabled: true });
  await remindOfConsultations();
  expect(await consultationNow(id)).toMatchObject({ status: "cancelled", cancelled_by: "office" });
  expect(await freeTimesOf(partner)).toEqual([]);
});
