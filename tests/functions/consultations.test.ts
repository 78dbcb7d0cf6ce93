import "./own-project.ts";
import { COLLECTIONS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallableInput } from "@niyamdesk/domain/callables";
import type { Consultation } from "@niyamdesk/domain/consultations/consultation";
import { CONSULTATION_NOTES } from "@niyamdesk/domain/consultations/queries";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import { formatDateTime, istDay } from "@niyamdesk/domain/time/time";
import type { DocumentReference } from "firebase-admin/firestore";
import { describe, expect, test, vi } from "vitest";
import { consultationBelongings } from "../../functions/src/consultations/belongings.ts";
import { remindOfConsultations } from "../../functions/src/consultations/remind.ts";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { db } from "../../functions/src/platform/firestore.ts";
import { newEmail } from "../support/actors.ts";
import { calendarIn, mailsTo, waitForMail } from "../support/mailbox.ts";
import {
  book,
  bookedSlotsOf,
  consultationNow,
  firstOfTwo,
  moveTo,
  newClient,
  newPartner,
  type Partner,
  slotNo,
} from "./directory.ts";
import { documentsRead } from "./documents-read.ts";
import { deliverMail } from "./outbox.ts";
import { type Client, call, signedIn, useProduct, withAccount } from "./product.ts";
import { collection, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

const HOUR_MS = 3_600_000;
const C = COLLECTIONS;

async function bookingsWith({ id }: Partner): Promise<Consultation[]> {
  return where<Consultation>(C.consultations, "ca_id", id);
}

async function inboxOf({ uid }: Client): Promise<(string | undefined)[]> {
  const items = await collection(`${C.profiles}/${uid}/${SUBCOLLECTIONS.inbox}`).get();
  return items.docs.map((item) => item.get("content"));
}

async function mailsAbout(id: string): Promise<string[]> {
  const mails = await where<OutboxMail>(C.mail, "data.consultation_id", id);
  return mails.map((mail) => `${mail.template} ${mail.to}`).sort();
}

describe("booking", () => {
  test("[D-02] the consultation is both parties', the taken time is public and names nobody", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const slot = slotNo(partner, 0);
    const id = await book(client, partner, 0, { notes: " Capital gains ", phone: "91234 56789" });
    const consultation = await consultationNow(id);
    expect(consultation).toMatchObject({
      id,
      user_id: client.uid,
      ca_id: partner.id,
      ca_user_id: partner.uid,
      ca_name: "CA Kavita Rao",
      client_name: "Asha Rao",
      client_phone: "+919123456789",
      slot: slot.id,
      status: "booked",
      notes: "Capital gains",
      marked_at: null,
      reviewed_at: null,
    });
    expect(consultation.starts_at.toMillis()).toBe(slot.startsAt);
    expect(consultation.ends_at.toMillis()).toBe(slot.startsAt + HOUR_MS / 2);
    expect(await bookedSlotsOf(partner)).toEqual([[slot.id, { starts_at: consultation.starts_at }]]);
    const at = `${formatDateTime(slot.startsAt)} IST`;
    expect(await inboxOf(client)).toEqual([`Your consultation with CA Kavita Rao is booked for ${at}.`]);
    expect(await inboxOf(partner)).toEqual([`Your consultation with Asha Rao is booked for ${at}.`]);
  });

  test("[D-02] 30 people who want one time: one has it, 29 are told that it is taken", async () => {
    const partner = await newPartner();
    const people = await Promise.all(Array.from({ length: 30 }, () => newClient()));
    const answers = await Promise.allSettled(people.map((person) => book(person, partner)));
    const booked = answers.filter((answer) => answer.status === "fulfilled");
    expect(booked).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === "rejected") expect(answer.reason.details.code).toBe("slot_taken");
    }
    expect(await bookingsWith(partner)).toMatchObject([{ id: booked[0]?.value, status: "booked" }]);
    expect(await bookedSlotsOf(partner)).toHaveLength(1);
  });

  test("[FRM-13] ten quick clicks of one client are one booking, one mail each and one notification", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const ids = await Promise.all(Array.from({ length: 10 }, () => book(client, partner)));
    expect(new Set(ids).size).toBe(1);
    expect(await book(client, partner)).toBe(ids[0]);
    expect(await bookingsWith(partner)).toHaveLength(1);
    expect(await mailsAbout(ids[0] ?? "")).toEqual(
      [`consultation-booked ${client.email}`, `consultation-booked ${partner.email}`].sort(),
    );
    expect(await inboxOf(client)).toHaveLength(1);
  });

  test("[D-02] three ahead at most, however many are asked for at once; a cancelled one makes room", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const answers = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((n) => book(client, partner, n)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    await refusal("too_many_bookings", book(client, partner, 7));
    const [first] = await bookingsWith(partner);
    await call("cancelConsultation", { consultation_id: first?.id ?? "" }, client);
    await book(client, partner, 7);
    await refusal("too_many_bookings", book(client, partner, 8));
  });

  test("[D-02] six within a day at most, counting what was cancelled; a day later again", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const bookAndCancel = async (n: number) =>
      call("cancelConsultation", { consultation_id: await book(client, partner, n) }, client);
    for (let n = 0; n < 5; n += 1) await bookAndCancel(n);
    const atOnce = await Promise.allSettled([5, 6].map((n) => book(client, partner, n)));
    expect(atOnce.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await refusal("too_many_bookings_today", book(client, partner, 7));
    const ledger = collection(C.ledger).doc(`bookings_${client.uid}`);
    const made = (await ledger.get()).get("made") as unknown[];
    const yesterday = new Date(Date.now() - 25 * HOUR_MS);
    await ledger.update({ made: [...made.slice(1), yesterday] });
    await book(client, partner, 7);
  });

  test("[D-02] nobody is with two CAs at a time, also when both are asked at once", async () => {
    const [one, other, client] = [await newPartner(), await newPartner(), await newClient()];
    const answers = await Promise.allSettled([book(client, one, 20), book(client, other, 20)]);
    const refused = answers.filter((answer) => answer.status === "rejected");
    expect(refused.map((answer) => answer.reason.details.code)).toEqual(["time_conflict"]);
    expect((await bookedSlotsOf(one)).length + (await bookedSlotsOf(other)).length).toBe(1);
  });

  test("[D-02] what is too near, too far, past, off the half hour or outside the hours cannot be booked", async () => {
    const partner = await newPartner({
      consultation_hours: { days: [2], periods: [{ from: "10:00", to: "11:00" }] },
    });
    const client = await newClient();
    for (const slot of ["20200106T1000", "20991110T1000", "20261299T9999", "20261128T1007"]) {
      await refusal("slot_unavailable", call("bookConsultation", { ca_id: partner.id, slot }, client));
    }
    const shifted = slotNo(partner, 0).id.replace("T10", "T11");
    await refusal("slot_unavailable", call("bookConsultation", { ca_id: partner.id, slot: shifted }, client));
    await book(client, partner);
  });

  test("[D-02] a CA without account, another role's, a suspended one and one who is not listed take no bookings", async () => {
    const [client, partner] = [await newClient(), await newPartner()];
    const auth = await accounts();
    const refuses = async (code: string, changes: object) => {
      const other = await newPartner(changes);
      await refusal(code, book(client, { ...partner, id: other.id }));
    };
    await refuses("partner_not_bookable", { user_id: null });
    await refuses("partner_not_bookable", { user_id: "nobody-at-all" });
    await refuses("partner_not_bookable", { user_id: (await withAccount("tax_executive")).uid });
    await refuses("partner_not_found", { active: false });
    await refuses("partner_not_found", { name: "" });
    await refusal("partner_not_found", book(client, { ...partner, id: "nobody" }));
    await auth.updateUser(partner.uid, { disabled: true });
    await refusal("partner_not_bookable", book(client, partner));
    expect(await bookedSlotsOf(partner)).toEqual([]);
  });

  test("[D-02] only clients book, with an account and a number that can be called", async () => {
    const partner = await newPartner();
    await refusal(
      "unauthenticated",
      call("bookConsultation", { ca_id: partner.id, slot: slotNo(partner, 0).id }),
    );
    await refusal("forbidden", book(partner, partner));
    await refusal("unauthenticated", book(signedIn(), partner));
    const unreachable = await withAccount("client_user", {});
    expect(await refusal("invalid_input", book(unreachable, partner))).toEqual({ field: "phone" });
    await book(unreachable, partner, 0, { phone: "98765 43210" });
    expect(await bookingsWith(partner)).toMatchObject([{ client_phone: "+919876543210" }]);
  });
});

describe("cancelling", () => {
  test("[D-02] frees the time for others, once, whoever clicks how often; the other party hears why", async () => {
    const [partner, client, next] = [await newPartner(), await newClient(), await newClient("Ravi Nair")];
    const id = await book(client, partner);
    await refusal("slot_taken", book(next, partner));
    const cancel = (by: Client, reason?: string) =>
      call("cancelConsultation", { consultation_id: id, ...(reason ? { reason } : {}) }, by);
    await Promise.all([cancel(partner, "A hearing was moved"), cancel(partner, "A hearing was moved")]);
    await cancel(client);
    expect(await consultationNow(id)).toMatchObject({
      status: "cancelled",
      cancelled_by: "ca",
      reason: "A hearing was moved",
    });
    expect(await bookedSlotsOf(partner)).toEqual([]);
    expect((await mailsAbout(id)).filter((mail) => mail.startsWith("consultation-cancelled"))).toHaveLength(
      2,
    );
    expect(await where(C.auditLog, "subject", `${C.consultations}/${id}`)).toMatchObject([
      { actor: partner.uid, role: "ca", action: "consultation.cancelled" },
    ]);

    await book(next, partner);
    await cancel(client);
    expect(await bookedSlotsOf(partner)).toHaveLength(1);
    expect(await book(client, partner, 1)).not.toBe(id);
  });

  test("[D-02] a time given back and taken at the same instant is never lost nor given twice", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const others = await Promise.all(Array.from({ length: 8 }, () => newClient()));
    const id = await book(client, partner);
    await Promise.allSettled([
      call("cancelConsultation", { consultation_id: id }, client),
      ...others.map((other) => book(other, partner)),
    ]);
    const open = (await bookingsWith(partner)).filter(({ status }) => status === "booked");
    expect(open.length).toBeLessThanOrEqual(1);
    expect(await bookedSlotsOf(partner)).toHaveLength(open.length);
  });

  test("[D-02] only its parties, and only until it starts", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const id = await book(client, partner);
    const input = { consultation_id: id };
    await refusal("consultation_not_found", call("cancelConsultation", input, await newClient()));
    await refusal("consultation_not_found", call("cancelConsultation", input, await newPartner()));
    await refusal("consultation_not_found", call("cancelConsultation", { consultation_id: "none" }, client));
    await refusal("forbidden", call("cancelConsultation", input, await withAccount("admin")));
    await moveTo(id, -1);
    await refusal("consultation_begun", call("cancelConsultation", input, client));
    await refusal("consultation_begun", call("cancelConsultation", input, partner));
    expect(await consultationNow(id)).toMatchObject({ status: "booked" });
    expect(await bookedSlotsOf(partner)).toHaveLength(1);
  });
});

describe("ending", () => {
  type Outcome = CallableInput<"endConsultation">["outcome"];

  const say = (by: Client | undefined, consultation_id: string, outcome: Outcome) =>
    call("endConsultation", { consultation_id, outcome }, by);

  /** One that began a while ago, and who was in it. */
  async function begun() {
    const [partner, client] = [await newPartner(), await newClient()];
    const id = await book(client, partner);
    await moveTo(id, -HOUR_MS);
    return { partner, client, id };
  }

  const audits = async (id: string) =>
    (await where<{ action: string }>(C.auditLog, "subject", `${C.consultations}/${id}`))
      .map(({ action }) => action)
      .sort();

  test("[D-02] a CA says that it was held: noted once, however often; the client is asked for a review by one mail", async () => {
    const { partner, client, id } = await begun();
    const before = Date.now();
    await Promise.all(Array.from({ length: 5 }, () => say(partner, id, "completed")));
    await say(partner, id, "completed");
    const { status, marked_at } = await consultationNow(id);
    expect(status).toBe("completed");
    expect(marked_at?.toMillis()).toBeGreaterThanOrEqual(before);
    expect(await where(C.auditLog, "subject", `${C.consultations}/${id}`)).toMatchObject([
      {
        ...{ actor: partner.uid, role: "ca", action: "consultation.ended" },
        ...{ before: { status: "booked" }, after: { status: "completed" } },
      },
    ]);
    const asked = (await mailsAbout(id)).filter((mail) => mail.startsWith("consultation-held"));
    expect(asked).toEqual([`consultation-held ${client.email}`]);
    expect((await inboxOf(client)).filter((content) => content?.includes("Your review helps"))).toHaveLength(
      1,
    );

    expect(await deliverMail(`consultation-held_${id}_client`)).toBe("sent");
    const mail = await waitForMail(client.email);
    expect(mail.subject).toBe("How was your consultation with CA Kavita Rao?");
    for (const words of ["Dear Asha Rao", "You talked to CA Kavita Rao on", "/user/consultations"]) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
  });

  test("[D-02] that the client did not come is told them in the product, without a mail", async () => {
    const { partner, client, id } = await begun();
    await say(partner, id, "no_show");
    expect(await consultationNow(id)).toMatchObject({ status: "no_show" });
    expect((await mailsAbout(id)).filter((mail) => !mail.startsWith("consultation-booked"))).toEqual([]);
    expect((await inboxOf(client)).join()).toContain("CA Kavita Rao noted that you did not come");
  });

  test("[D-02] is corrected for 24 hours after it was first said, to and fro; the mail comes once", async () => {
    const { partner, client, id } = await begun();
    await say(partner, id, "completed");
    const { marked_at } = await consultationNow(id);
    expect(await deliverMail(`consultation-held_${id}_client`)).toBe("sent");
    await say(partner, id, "no_show");
    expect((await inboxOf(client)).join()).not.toContain("Your review helps");
    await say(partner, id, "completed");
    expect(await consultationNow(id)).toMatchObject({ status: "completed", marked_at });
    expect(await deliverMail(`consultation-held_${id}_client`)).toBe("not_due");
    expect(await mailsTo(client.email)).toHaveLength(1);
    expect(await audits(id)).toEqual([
      "consultation.corrected",
      "consultation.corrected",
      "consultation.ended",
    ]);

    const saidBefore = (ms: number) =>
      collection(C.consultations)
        .doc(id)
        .update({ marked_at: new Date(Date.now() - ms) });
    await saidBefore(24 * HOUR_MS - 60_000);
    await say(partner, id, "no_show");
    await saidBefore(24 * HOUR_MS);
    await refusal("consultation_ended", say(partner, id, "completed"));
    await say(partner, id, "no_show");
    expect(await consultationNow(id)).toMatchObject({ status: "no_show" });
  });

  test("[D-02] a mail that has not gone yet is dropped when the client did not come after all", async () => {
    const { partner, id } = await begun();
    await say(partner, id, "completed");
    await say(partner, id, "no_show");
    expect(await deliverMail(`consultation-held_${id}_client`)).toBe("dropped");
    await say(partner, id, "completed");
    expect(await deliverMail(`consultation-held_${id}_client`)).toBe("sent");
  });

  test("[D-02] only its CA, only once it has begun, and not when it was cancelled", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const id = await book(client, partner);
    await refusal("consultation_not_found", say(await newPartner(), id, "completed"));
    await refusal("consultation_not_found", say(partner, "none", "completed"));
    await refusal("forbidden", say(client, id, "completed"));
    await refusal("forbidden", say(await withAccount("admin"), id, "completed"));
    await refusal("unauthenticated", say(undefined, id, "completed"));
    for (const outcome of ["completed", "no_show"] as const) {
      await refusal("consultation_ahead", say(partner, id, outcome));
    }
    await call("cancelConsultation", { consultation_id: id }, client);
    await moveTo(id, -HOUR_MS);
    await refusal("consultation_cancelled", say(partner, id, "completed"));
    expect(await consultationNow(id)).toMatchObject({ status: "cancelled", marked_at: null });
    expect(await audits(id)).toEqual(["consultation.cancelled"]);
  });
});

describe("mails", () => {
  async function delivered(kind: string, id: string, party: "client" | "ca", to: string) {
    expect(await deliverMail(`consultation-${kind}_${id}_${party}`)).toBe("sent");
    const mail = await waitForMail(to, ({ subject }) =>
      subject.startsWith(kind === "booked" ? "Booked" : "Cancelled"),
    );
    return { ...mail, calendar: await calendarIn(mail) };
  }

  test("[D-02] both parties get the appointment for their calendars, and the cancellation takes out the same", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const slot = slotNo(partner, 0);
    const id = await book(client, partner, 0, { notes: "Shares; sold, abroad\nWhich form?" });
    const at = formatDateTime(slot.startsAt);

    const toClient = await delivered("booked", id, "client", client.email);
    expect(toClient.subject).toBe(`Booked: consultation with CA Kavita Rao, ${at} IST`);
    for (const words of ["Dear Asha Rao", `${at} IST`, "calls you at +91 98765 43210"]) {
      expect(toClient.text).toContain(words);
      expect(toClient.html).toContain(words);
    }
    expect(toClient.text).not.toContain("Which form?");
    expect(toClient.text).toContain("/user/consultations");

    const toCa = await delivered("booked", id, "ca", partner.email);
    expect(toCa.text).toContain("Which form?");
    expect(toCa.calendar).toContain("SUMMARY:Consultation with Asha Rao");
    expect(toCa.calendar).toContain("Shares\\; sold\\, abroad\\nWhich form?");
    expect(toCa.calendar).not.toContain(client.email);

    const { calendar } = toClient;
    const uid = /^UID:(.+)$/m.exec(calendar)?.[1];
    expect(uid).toBe(`${id}@127.0.0.1`);
    for (const line of [
      "METHOD:REQUEST",
      "SEQUENCE:0",
      "STATUS:CONFIRMED",
      `DTSTART;TZID=Asia/Kolkata:${slot.id}00`,
      "TZOFFSETTO:+0530",
      "SUMMARY:Consultation with CA Kavita Rao",
      `mailto:${client.email}`,
    ]) {
      expect(calendar).toContain(line);
    }
    expect(toClient.attachments).toMatchObject([
      { contentType: "text/calendar" },
      { contentType: "application/ics", filename: "consultation.ics" },
    ]);

    await call("cancelConsultation", { consultation_id: id, reason: "I found the answer" }, client);
    const cancelled = await delivered("cancelled", id, "ca", partner.email);
    expect(cancelled.text).toContain("The reason given: I found the answer");
    for (const line of [`UID:${uid}`, "METHOD:CANCEL", "SEQUENCE:1", "STATUS:CANCELLED"]) {
      expect(cancelled.calendar).toContain(line);
    }
    const own = await delivered("cancelled", id, "client", client.email);
    expect(own.text).toContain(`/ca-partners/${partner.id}`);
    expect(own.text).toContain("You cancelled your consultation with CA Kavita Rao");
    expect(own.text).not.toContain("I found the answer");
  });

  test("[FRM-15] a mailbox that nobody has proven to be theirs is not written to in words of whoever typed it", async () => {
    const partner = await newPartner();
    const email = newEmail("victim");
    const client = await withAccount("client_user", { email, displayName: "Call 1800 000 000" });
    await call("ensureProfile", { name: "Your money is waiting" }, client);
    await collection(C.profiles).doc(client.uid).update({ name: "Win at evil.example" });
    const id = await book(client, partner, 0, { phone: "9876543210", notes: "Press here: evil" });
    expect(await consultationNow(id)).toMatchObject({ client_name: "Client" });
    await collection(C.consultations).doc(id).update({ client_name: "Your money is waiting" });
    const { text, html, subject, calendar } = await delivered("booked", id, "client", email);
    expect(text).toContain("Hello,");
    for (const typed of ["money", "1800 000", "evil"]) {
      expect(`${subject}${text}${html}${calendar}`).not.toContain(typed);
    }
  });

  test("[FRM-15] a mailbox that nobody has proven gets six mails an hour at most, and no cancellation of what it never heard of", async () => {
    const [partner, email] = [await newPartner(), newEmail("victim")];
    for (let account = 0; account < 2; account += 1) {
      const address = account === 0 ? email : email.replace("@", "+note@");
      const client = await withAccount("client_user", { email: address });
      await call("ensureProfile", { name: "Asha Rao", phone: "9876543210" }, client);
      for (let n = 0; n < 5; n += 1) {
        const id = await book(client, partner, n);
        await call("cancelConsultation", { consultation_id: id }, client);
      }
    }
    const sent = [email, email.replace("@", "+note@")].map((to) => where<OutboxMail>(C.mail, "to", to));
    const kinds = (await Promise.all(sent)).flat().map(({ template }) => template);
    expect(kinds.sort()).toEqual(
      [
        ...Array.from({ length: 3 }, () => "consultation-booked"),
        ...Array.from({ length: 3 }, () => "consultation-cancelled"),
      ].sort(),
    );
    // In the product, whoever booked sees all of it; a proven mailbox hears of all.
    expect(await where(C.mail, "to", partner.email)).toHaveLength(20);
  });

  test("[D-02] a booking called off before its mail went is not announced any more", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const id = await book(client, partner);
    await call("cancelConsultation", { consultation_id: id }, client);
    expect(await deliverMail(`consultation-booked_${id}_client`)).toBe("dropped");
    expect(await deliverMail(`consultation-booked_${id}_ca`)).toBe("dropped");
  });

  test("[FN-03] the day before, both are reminded once, however often and late the job runs", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const [near, far, late] = [
      await book(client, partner, 0),
      await book(client, partner, 1),
      await book(client, partner, 2),
    ];
    await Promise.all([
      moveTo(near, 23 * HOUR_MS, 48 * HOUR_MS),
      moveTo(far, 30 * HOUR_MS, 48 * HOUR_MS),
      moveTo(late, 22 * HOUR_MS),
    ]);
    await Promise.all([remindOfConsultations(), remindOfConsultations()]);
    await remindOfConsultations();
    const reminders = async (id: string) =>
      (await mailsAbout(id)).filter((mail) => mail.startsWith("consultation-reminder"));
    expect(await reminders(near)).toHaveLength(2);
    expect(await reminders(far)).toEqual([]);
    expect(await reminders(late)).toEqual([]);
    expect(await deliverMail(`consultation-reminder_${near}_client`)).toBe("sent");
    expect((await waitForMail(client.email)).subject).toContain("Reminder: consultation with CA Kavita Rao");
    await moveTo(near, -HOUR_MS);
    expect(await deliverMail(`consultation-reminder_${near}_ca`)).toBe("dropped");
  });
});

test("[FN-03] the hourly job reads what is due, not what is booked", async () => {
  const partner = await newPartner();
  await book(await newClient(), partner, 20);
  await remindOfConsultations();
  const before = await documentsRead(remindOfConsultations);
  const client = await newClient();
  for (const n of [21, 22, 23]) await book(client, partner, n);
  expect(await documentsRead(remindOfConsultations)).toBe(before);
});

describe("own data", () => {
  test("[O-04] [D-02] what is booked while the account is being deleted is gone with it, and the times are free", async () => {
    for (let round = 0; round < 4; round += 1) {
      const [partner, client] = [await newPartner(), await newClient()];
      const deleted = call("deleteOwnAccount", {}, client);
      // One after the other, so that they meet it at different steps.
      for (let n = 0; n < 8; n += 1) await book(client, partner, n % 4).catch(() => undefined);
      await deleted;
      const left = await where<Consultation>(C.consultations, "user_id", client.uid);
      expect([left, await bookedSlotsOf(partner)]).toEqual([[], []]);
      expect(await where(C.mail, "to", client.email)).toMatchObject([{ template: "account-deleted" }]);
      expect((await collection(C.ledger).doc(`bookings_${client.uid}`).get()).exists).toBe(false);
    }
  });

  test("[O-04] whoever deletes their account gives the time back, and the CA hears of it without a name", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const id = await book(client, partner, 0, { notes: "Private matters" });
    expect(await call("exportOwnData", {}, client)).toMatchObject({
      data: { consultations: [{ id, notes: "Private matters" }] },
    });
    await call("deleteOwnAccount", {}, client);
    expect(await bookingsWith(partner)).toEqual([]);
    expect(await bookedSlotsOf(partner)).toEqual([]);
    expect((await collection(C.ledger).doc(`bookings_${client.uid}`).get()).exists).toBe(false);
    expect((await mailsAbout(id)).filter((mail) => mail.endsWith(client.email))).toEqual([]);
    expect(await deliverMail(`consultation-booked_${id}_ca`)).toBe("dropped");
    expect(await deliverMail(`consultation-cancelled_${id}_ca`)).toBe("sent");
    const mail = await waitForMail(partner.email);
    expect(mail.text).toContain("A client who closed their account cancelled the consultation");
    expect(await calendarIn(mail)).toContain("METHOD:CANCEL");
    for (const personal of ["Asha", "Private", "98765"]) {
      expect(`${mail.text}${mail.html}${await calendarIn(mail)}`).not.toContain(personal);
    }
    expect(await mailsTo(client.email)).toEqual([]);
    await refusal("unauthenticated", book(client, partner));
  });
});

describe("a CA's times", () => {
  const times = (ca_id: string, changes: object = {}): CallableInput<"setConsultationTimes"> => ({
    ...{ ca_id, days: [1, 2, 3, 4, 5, 6], periods: [{ from: "00:00", to: "23:30" }] },
    ...{ buffer_minutes: 0, days_off: [] },
    ...changes,
  });
  const day = (slot: { startsAt: number }) => istDay(slot.startsAt);

  test("[K-04] on a day off nobody books, what is booked stays; only the CA's own, and nothing that overlaps", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const n = firstOfTwo(partner);
    const first = slotNo(partner, n);
    const booked = await book(client, partner, n);
    await call("setConsultationTimes", times(partner.id, { days_off: ["2020-01-01", day(first)] }), partner);
    const stored = (await collection(C.caPartners).doc(partner.id).get()).data();
    expect(stored).toMatchObject({ days_off: [day(first)], buffer_minutes: 0, active: true });
    expect((await consultationNow(booked)).status).toBe("booked");
    await refusal("slot_unavailable", book(client, partner, n + 1));
    await refusal("partner_not_found", call("setConsultationTimes", times(partner.id), await newPartner()));
    const overlapping = [
      { from: "10:00", to: "12:00" },
      { from: "11:30", to: "13:00" },
    ];
    for (const periods of [overlapping, [{ from: "12:00", to: "11:00" }], [{ from: "10:15", to: "11:00" }]]) {
      await refusal("invalid_input", call("setConsultationTimes", times(partner.id, { periods }), partner));
    }
    const acts = await where<{ action: string }>(C.auditLog, "subject", `${C.caPartners}/${partner.id}`);
    expect(acts.map(({ action }) => action)).toEqual(["consultation.times_set"]);
  });

  test("[K-04] minutes kept free hold: of two who want neighbouring times at once, one has theirs", async () => {
    const partner = await newPartner();
    await call("setConsultationTimes", times(partner.id, { buffer_minutes: 30 }), partner);
    const first = firstOfTwo(partner);
    const people = await Promise.all(Array.from({ length: 6 }, () => newClient()));
    const answers = await Promise.allSettled(
      people.map((person, n) => book(person, partner, first + (n % 2))),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === "rejected") expect(answer.reason.details.code).toBe("slot_taken");
    }
    await book(people[0] as Client, partner, first + 4);
  });

  test("[K-04] a day that is taken off while many book: whoever is refused has nothing, whoever is not, has it", async () => {
    const partner = await newPartner();
    const off = day(slotNo(partner, 0));
    const people = await Promise.all(Array.from({ length: 6 }, () => newClient()));
    const [, ...answers] = await Promise.allSettled([
      call("setConsultationTimes", times(partner.id, { days_off: [off] }), partner),
      ...people.map((person, n) => book(person, partner, n)),
    ]);
    expect((await bookingsWith(partner)).length).toBe(
      answers.filter(({ status }) => status === "fulfilled").length,
    );
    expect((await collection(C.caPartners).doc(partner.id).get()).get("days_off")).toEqual([off]);
  });
});

describe("after a consultation", () => {
  test("[K-04] its CA keeps a note once it has begun, which another tab does not overwrite and the client's data goes with", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const consultation_id = await book(client, partner);
    const note = (text: string, seen_at: number | null, by: Client = partner) =>
      call("noteConsultation", { consultation_id, text, seen_at }, by);
    await refusal("consultation_ahead", note("Too early", null));
    await moveTo(consultation_id, -HOUR_MS);
    await refusal("consultation_not_found", note("Not mine", null, await newPartner()));
    await note("Sells a flat in March", null);
    await note("Sells a flat in March", null);
    await refusal("changed_meanwhile", note("Something else", null));
    const kept = (await collection(CONSULTATION_NOTES).doc(consultation_id).get()).data();
    await note("Sells a flat in April", kept?.updated_at.toMillis());
    expect((await collection(CONSULTATION_NOTES).doc(consultation_id).get()).data()).toMatchObject({
      ...{ ca_user_id: partner.uid, user_id: client.uid, text: "Sells a flat in April" },
    });
  });

  test("[K-04] a follow-up is mailed to its client, whose address the CA does not learn; without a confirmed one it is a link only", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const consultation_id = await book(client, partner);
    const wanted = {
      ...{ consultation_id, service_id: "gst-registration", plan_id: "new-registration", note: null },
      ...({ language: "en", request_id: "follow-up-request-1" } as const),
    };
    await refusal("consultation_ahead", call("prepareFollowUp", wanted, partner));
    await moveTo(consultation_id, -HOUR_MS);
    await refusal("consultation_not_found", call("prepareFollowUp", wanted, await newPartner()));
    const prepared = await call("prepareFollowUp", wanted, partner);
    expect(await call("prepareFollowUp", wanted, partner)).toEqual(prepared);
    expect(prepared).toMatchObject({ mailed: true, link: expect.stringContaining("gst-registration") });
    expect(JSON.stringify(prepared)).not.toContain(client.email);
    const mails = await where<OutboxMail>(C.mail, "to", client.email);
    expect(mails.filter(({ template }) => template === "return-link")).toHaveLength(1);
    await (await accounts()).updateUser(client.uid, { emailVerified: false });
    expect(
      await call("prepareFollowUp", { ...wanted, request_id: "follow-up-request-2" }, partner),
    ).toMatchObject({
      mailed: false,
    });
    const noted = await where<{ action: string; after: object }>(
      C.auditLog,
      "subject",
      `${C.consultations}/${consultation_id}`,
    );
    expect(
      noted
        .filter(({ action }) => action === "consultation.followed_up")
        .map(({ after }) => after)
        .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
    ).toEqual([
      { service_id: "gst-registration", plan_id: "new-registration", mailed: false },
      { service_id: "gst-registration", plan_id: "new-registration", mailed: true },
    ]);
  });

  test("[K-04] none follows a consultation that did not take place or is longer ago than 30 days", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const wanted = {
      ...{ service_id: "gst-registration", plan_id: "new-registration", note: null },
      ...({ language: "en", request_id: "follow-up-request-3" } as const),
    };
    const consultation_id = await book(client, partner);
    const as = async (agoMs: number, status: Consultation["status"]) => {
      await moveTo(consultation_id, -agoMs);
      await collection(C.consultations).doc(consultation_id).update({ status });
      return call("prepareFollowUp", { ...wanted, consultation_id }, partner);
    };
    await refusal("consultation_cancelled", as(HOUR_MS, "cancelled"));
    await refusal("follow_up_late", as(HOUR_MS, "no_show"));
    await refusal("follow_up_late", as(31 * 24 * HOUR_MS, "completed"));
    expect(await where(C.mail, "to", client.email)).not.toContainEqual(
      expect.objectContaining({ template: "return-link" }),
    );
    expect(await as(29 * 24 * HOUR_MS, "completed")).toMatchObject({ mailed: true });
  });

  test("[K-04] a note that is saved while its client is erased goes with the others", async () => {
    const [partner, client] = [await newPartner(), await newClient()];
    const consultation_id = await book(client, partner);
    await moveTo(consultation_id, -HOUR_MS);
    const note = () =>
      call("noteConsultation", { consultation_id, text: "Sells a flat", seen_at: null }, partner);
    const erasing = vi.spyOn(db(), "recursiveDelete");
    erasing.mockImplementationOnce(async (ref) => {
      await note();
      return db().recursiveDelete(ref as DocumentReference);
    });
    try {
      await consultationBelongings.erase?.(await (await accounts()).getUser(client.uid));
    } finally {
      erasing.mockRestore();
    }
    expect(await where(CONSULTATION_NOTES, "user_id", client.uid)).toEqual([]);
    await refusal("consultation_not_found", note());
  });
});
