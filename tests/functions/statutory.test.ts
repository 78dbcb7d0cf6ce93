import "./own-project.ts";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallableInput } from "@niyamdesk/domain/callables";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import type { ClientCalendar } from "@niyamdesk/domain/statutory/client-calendar";
import { addDays } from "@niyamdesk/domain/statutory/day";
import { CLIENT_CALENDARS, STATUTORY_DATES } from "@niyamdesk/domain/statutory/queries";
import type { StatutoryDate } from "@niyamdesk/domain/statutory/statutory-date";
import { istDay, startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { beforeEach, expect, test } from "vitest";
import { timestamp } from "../../functions/src/platform/clock.ts";
import { calendarAt } from "../../functions/src/statutory/calendar-address.ts";
import { keepCalendar } from "../../functions/src/statutory/keep-calendar.ts";
import { onProfileDated } from "../../functions/src/statutory/on-profile-dated.trigger.ts";
import { remindOfDates } from "../../functions/src/statutory/remind-of-dates.ts";
import {
  emptyOffice,
  inboxOf,
  newAdmin,
  newClient,
  newOrder,
  newWorker,
  orderNow,
  type Person,
} from "./order-work.ts";
import { deliverMail, renderMail } from "./outbox.ts";
import { call, urlOf, useProduct } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();
beforeEach(async () => {
  await emptyOffice();
  for (const { ref } of (await collection(CLIENT_CALENDARS).get()).docs) await ref.delete();
  for (const { ref } of (await collection(STATUTORY_DATES).get()).docs) await ref.delete();
});

const HOUR = 3_600_000;
const FACTS = {
  ...{ kind: "proprietor", gst: "monthly", turnover: "upto_5cr", audit: false, also: [], language: "en" },
  ...{ incorporated_on: null, agm_on: null, kyc_year: null },
} as const;
const tell = (by: Person, changes: object = {}) =>
  call("saveCalendarFacts", { ...FACTS, ...changes } as CallableInput<"saveCalendarFacts">, by);
const calendarOf = ({ uid }: Person) => read<ClientCalendar>(CLIENT_CALENDARS, uid);
const mailsTo = async ({ uid }: Person) =>
  (await where<OutboxMail>(COLLECTIONS.mail, "data.uid", uid)).filter(
    ({ template }) => template === "dates-near",
  );
const told = async (by: Person) => (await inboxOf(by)).filter(({ type }) => type === "compliance").length;

/** The first date that is more than a month away, and nothing else of that day on. */
async function farDate(client: Person) {
  const { dates } = await calendarOf(client);
  const from = addDays(istDay(Date.now()), 40);
  const found = dates.find(({ day, quiet }) => day > from && !quiet);
  if (found === undefined) throw new Error("No date lies ahead");
  return found;
}
/** Eight in the morning in India, so many days before. */
const morningBefore = (day: string, days: number) => startOfIstDayNamed(addDays(day, -days)) + 8 * HOUR;

/** Only this date is open, so that nothing else is told. */
async function onlyOpen(client: Person, key: string) {
  const { dates } = await calendarOf(client);
  const marks = Object.fromEntries(
    dates.filter((one) => one.key !== key).map((one) => [one.key, "not_mine"]),
  );
  await collection(CLIENT_CALENDARS).doc(client.uid).update({ marks });
}

test("[CAL-03] dates follow from what a client tells, from the State of the GSTIN, and from what was bought", async () => {
  const client = await newClient();
  await collection(COLLECTIONS.profiles)
    .doc(client.uid)
    .update({ gstin: "07AABCS9603R1ZR", state_code: "27" });
  await tell(client, { gst: "quarterly" });
  const codes = async () => new Set((await calendarOf(client)).dates.map(({ code }) => code));
  expect(await codes()).toContain("gstr_3b_y");
  await tell(client, { gst: "composition" });
  expect(await codes()).toEqual(
    new Set(["cmp_08", "gstr_4", "itr_business", "itr_belated_business", "itr_revised"]),
  );

  const order = await newOrder(client, { service_id: "gst-return", plan_id: "monthly" });
  await keepCalendar(client.uid);
  const covered = (await calendarOf(client)).dates.filter((date) => date.order !== null);
  expect(covered).toMatchObject([{ code: "cmp_08", order: { id: order.id, done: false } }]);
  // Whoever works on it sees the date of the law.
  expect((await orderNow(order.id)).statutory).toMatchObject({ code: "cmp_08", day: covered[0]?.day });
  await collection(COLLECTIONS.orders).doc(order.id).update({ status: "cancelled" });
  await keepCalendar(client.uid);
  expect((await calendarOf(client)).dates.every((date) => date.order === null)).toBe(true);
});

test("[CAL-05] an order of somebody who told nothing has the date of its service; one without a date has none", async () => {
  const client = await newClient();
  const tds = await newOrder(client, { service_id: "tds-return", plan_id: "quarterly" });
  const iec = await newOrder(client);
  await keepCalendar(client.uid);
  await keepCalendar(client.uid);
  expect((await orderNow(tds.id)).statutory).toMatchObject({ code: "tds_statement" });
  expect((await orderNow(iec.id)).statutory).toBeUndefined();
  expect((await collection(CLIENT_CALENDARS).doc(client.uid).get()).exists).toBe(false);
});

test("[CAL-03] a date is marked and the mark taken back; others' dates and those of nobody are refused", async () => {
  const [client, other] = [await newClient(), await newClient()];
  await tell(client);
  const { key } = await farDate(client);
  await call("markDate", { key, mark: "done" }, client);
  await call("markDate", { key, mark: "done" }, client);
  expect((await calendarOf(client)).marks).toEqual({ [key]: "done" });
  await call("markDate", { key, mark: null }, client);
  expect((await calendarOf(client)).marks).toEqual({});
  await refusal("date_not_found", call("markDate", { key, mark: "done" }, other));
  await refusal("date_not_found", call("markDate", { key: "gstr_9_1999-00", mark: "done" }, client));
  await refusal("forbidden", call("markDate", { key, mark: "done" }, await newWorker()));
});

test("[CAL-04] each reminder once ever: over midnight, twice at once, and from one step to the next", async () => {
  const client = await newClient();
  await tell(client);
  const { key, day } = await farDate(client);
  await onlyOpen(client, key);
  await remindOfDates(morningBefore(day, 31));
  expect([await told(client), (await mailsTo(client)).length]).toEqual([0, 0]);
  const at30 = morningBefore(day, 30);
  // A minute to midnight is still the day before.
  await remindOfDates(startOfIstDayNamed(addDays(day, -30)) - 60_000);
  expect(await told(client)).toBe(0);
  await Promise.all([remindOfDates(at30), remindOfDates(at30)]);
  await remindOfDates(at30 + HOUR);
  await remindOfDates(morningBefore(day, 29));
  expect([await told(client), (await mailsTo(client)).length]).toEqual([1, 1]);
  for (const days of [14, 13, 7, 1, 0]) await remindOfDates(morningBefore(day, days));
  expect([await told(client), (await mailsTo(client)).length]).toEqual([4, 4]);
  expect((await inboxOf(client)).map(({ link }) => link)).toContain("/user/calendar");
});

test("[CAL-04] what was done before the mail goes says nothing; what is open is said in the client's language", async () => {
  const client = await newClient();
  await tell(client, { language: "hi" });
  const { key, day } = await farDate(client);
  await onlyOpen(client, key);
  await remindOfDates(morningBefore(day, 7));
  const [mail] = await mailsTo(client);
  if (mail === undefined) throw new Error("No mail was written");
  const content = await renderMail(mail);
  expect(content?.text).toContain("मेरा कैलेंडर खोलें");
  expect(content?.text).toContain("/hi/user/calendar");
  await call("markDate", { key, mark: "done" }, client);
  expect(await renderMail(mail)).toBeNull();
  expect(await deliverMail(mail.id)).not.toBe("sent");
  await call("markDate", { key, mark: null }, client);
  expect(await renderMail(mail)).not.toBeNull();
});

test("[CAL-04] switches: no mail, no inbox, not that step; whoever has no proven address gets no mail", async () => {
  const client = await newClient();
  await tell(client);
  const { key, day } = await farDate(client);
  await onlyOpen(client, key);
  const choose = (choice: { inbox: boolean; mail: boolean; days: (30 | 14 | 7 | 1)[] }) =>
    call("chooseReminders", { ...choice, language: "en" }, client);
  const counts = async () => [await told(client), (await mailsTo(client)).length];
  await choose({ inbox: true, mail: false, days: [30, 14, 7, 1] });
  await remindOfDates(morningBefore(day, 30));
  expect(await counts()).toEqual([1, 0]);
  await choose({ inbox: false, mail: true, days: [14, 7, 1] });
  await remindOfDates(morningBefore(day, 14));
  expect(await counts()).toEqual([1, 1]);
  await choose({ inbox: true, mail: true, days: [1] });
  await remindOfDates(morningBefore(day, 7));
  expect(await counts()).toEqual([1, 1]);
});

test("[CAL-04] a mail's link ends the mails for whoever presses, as often as they like, and no other link does", async () => {
  const client = await newClient();
  await tell(client);
  const { key, day } = await farDate(client);
  await onlyOpen(client, key);
  await remindOfDates(morningBefore(day, 7));
  const [mail] = await mailsTo(client);
  if (mail === undefined) throw new Error("No mail was written");
  const [first, second] = [await renderMail(mail), await renderMail(mail)];
  const tokenOf = (text = "") => /token=([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? "";
  expect(first?.unsubscribe).toContain(`/calendar-feed/end/${tokenOf(first?.text)}`);
  await refusal("link_not_valid", call("endReminderMails", { token: "x".repeat(43) }));
  // Reading the mail twice made two links; both are good, and neither shows a calendar.
  await call("endReminderMails", { token: tokenOf(first?.text) });
  await call("endReminderMails", { token: tokenOf(second?.text) });
  expect((await calendarOf(client)).reminders).toMatchObject({ mail: false, inbox: true });
  expect(await renderMail(mail)).toBeNull();
  expect(await calendarAt(tokenOf(first?.text))).toBeNull();
});

test("[CAL-06] a private address shows the calendar until it is renewed or removed; it is stored as a hash only", async () => {
  const client = await newClient();
  await refusal("date_not_found", call("calendarAddress", { act: "renew" }, client));
  await tell(client);
  const tokenOf = (address: string | null) => /calendar-feed\/(.{43})\.ics$/.exec(address ?? "")?.[1] ?? "";
  const one = tokenOf((await call("calendarAddress", { act: "renew" }, client)).address);
  expect((await calendarAt(one))?.user_id).toBe(client.uid);
  const ledger = (await collection(COLLECTIONS.ledger).get()).docs.map(
    (entry) => `${entry.id} ${JSON.stringify(entry.data())}`,
  );
  expect(ledger.some((entry) => entry.includes(one))).toBe(false);
  const next = tokenOf((await call("calendarAddress", { act: "renew" }, client)).address);
  expect([await calendarAt(one), (await calendarAt(next))?.user_id]).toEqual([null, client.uid]);
  expect((await call("calendarAddress", { act: "remove" }, client)).address).toBeNull();
  expect([await calendarAt(next), (await calendarOf(client)).address_since]).toEqual([null, null]);
});

test("[CAL-06] over HTTP: the calendar as programs fetch it, whole days in folded lines, nothing of the person; an unknown, renewed or removed address is 404", async () => {
  const client = await newClient();
  await tell(client, { kind: "llp", gst: "quarterly", turnover: "upto_2cr", audit: true, language: "hi" });
  const get = (address: string | null, method = "GET") =>
    fetch(`${urlOf("calendarFeed")}${new URL(address ?? "").pathname}`, { method, redirect: "manual" });
  const { address } = await call("calendarAddress", { act: "renew" }, client);
  const answer = await get(address);
  const headers = ["content-type", "cache-control", "x-content-type-options"].map((name) =>
    answer.headers.get(name),
  );
  expect([answer.status, ...headers]).toEqual([
    ...[200, "text/calendar; charset=utf-8", "private, no-store", "nosniff"],
  ]);
  const body = await answer.text();
  const lines = body.split("\r\n");
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR", ""]);
  // RFC 5545: no line longer than 75 octets, none broken otherwise; what is folded goes on after a space.
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(body.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(lines.some((line) => line.startsWith(" "))).toBe(true);
  const { dates } = await calendarOf(client);
  const days = body.replaceAll("\r\n ", "").match(/^DTSTART;VALUE=DATE:\d{8}/gm) ?? [];
  expect(days).toEqual(dates.map(({ day }) => `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`));
  const { name, email, phone, pan, gstin } = await read<Profile>(COLLECTIONS.profiles, client.uid);
  for (const own of [client.uid, name, email, phone, pan, gstin]) {
    if (own) expect(body).not.toContain(own);
  }
  expect((await get(address, "HEAD")).status).toBe(200);
  expect((await get(address, "POST")).status).toBe(405);

  const unknown = (address ?? "").replace(/[^/]{43}(?=\.ics)/, "x".repeat(43));
  expect((await get(unknown)).status).toBe(404);
  expect((await get((address ?? "").replace(".ics", "x.ics"))).status).toBe(404);
  const { address: next } = await call("calendarAddress", { act: "renew" }, client);
  expect([(await get(address)).status, (await get(next)).status]).toEqual([404, 200]);
  await call("calendarAddress", { act: "remove" }, client);
  expect((await get(next)).status).toBe(404);
});

test("[CAL-03] a State that is changed in the profile moves the dates that depend on it", async () => {
  const client = await newClient();
  await collection(COLLECTIONS.profiles).doc(client.uid).update({ gstin: null, state_code: "27" });
  await tell(client, { gst: "quarterly" });
  const days = async () =>
    (await calendarOf(client)).dates.filter(({ code }) => code.startsWith("gstr_3b")).map(({ code }) => code);
  expect(new Set(await days())).toEqual(new Set(["gstr_3b_x"]));
  const moved = async (state_code: string) => {
    const ref = collection(COLLECTIONS.profiles).doc(client.uid);
    const before = await ref.get();
    await ref.update({ state_code });
    const data = { before, after: await ref.get() };
    await onProfileDated.run({ params: { uid: client.uid }, data } as never);
  };
  await moved("07");
  expect(new Set(await days())).toEqual(new Set(["gstr_3b_y"]));
  // Somebody who told nothing gets no calendar by it.
  await collection(CLIENT_CALENDARS).doc(client.uid).delete();
  await moved("27");
  expect((await collection(CLIENT_CALENDARS).doc(client.uid).get()).exists).toBe(false);
});

test("[CAL-02] an administrator moves a date and extends one, with a reason in the audit log; nobody else, and nothing unseen is overwritten", async () => {
  const [admin, client] = [await newAdmin(), await newClient()];
  await tell(client);
  const extension = {
    ...{ code: "gstr_9", day: addDays(istDay(Date.now()), 300), order: "Notification 1/2027", version: 0 },
    ...{
      source_url: "https://cbic-gst.gov.in/n1",
      checked_on: istDay(Date.now()),
      reason: "Announced today",
    },
  };
  const gstr9 = async (of?: string) =>
    (await calendarOf(client)).dates.find(
      (date) => date.code === "gstr_9" && (of === undefined || date.period === of),
    );
  const before = await gstr9();
  const period = before?.period ?? "";
  expect(await call("extendStatutoryDate", { ...extension, period }, admin)).toEqual({ version: 1 });
  await refusal("changed_meanwhile", call("extendStatutoryDate", { ...extension, period }, admin));
  await refusal("forbidden", call("extendStatutoryDate", { ...extension, period }, client));
  await keepCalendar(client.uid);
  expect(await gstr9(period)).toMatchObject({
    legal_day: before?.day,
    day: extension.day,
    extended_by: "Notification 1/2027",
  });

  const change = {
    ...{ code: "gstr_9", paused: true, day: null, law: "Notification 15/2025", source: "cbic-gst.gov.in" },
    ...{ source_url: null, checked_on: istDay(Date.now()), reason: "No longer asked for", version: 1 },
  };
  expect(await call("saveStatutoryDate", change, admin)).toEqual({ version: 2 });
  await keepCalendar(client.uid);
  expect(await gstr9(period)).toBeUndefined();
  // The extension stands, though it was not named.
  expect((await read<StatutoryDate>(STATUTORY_DATES, "gstr_9")).extensions).toHaveLength(1);
  const audited = await where<{ action: string; reason: { words: string } }>(
    COLLECTIONS.auditLog,
    "subject",
    "statutory_dates/gstr_9",
  );
  expect(audited.map(({ action, reason }) => `${action} ${reason.words}`).sort()).toEqual([
    "statutory_date.extended Announced today",
    "statutory_date.saved No longer asked for",
  ]);
  await refusal("invalid_input", call("saveStatutoryDate", { ...change, day: 45, version: 2 }, admin));
});

test("[CAL-04] a calendar whose account is being deleted is left alone, and holds up nobody else", async () => {
  const [gone, client] = [await newClient(), await newClient()];
  await tell(gone);
  await tell(client);
  const { key, day } = await farDate(client);
  await onlyOpen(client, key);
  await collection(COLLECTIONS.profiles).doc(gone.uid).delete();
  await collection(CLIENT_CALENDARS)
    .doc(gone.uid)
    .update({ next_look_at: timestamp(0) });
  await remindOfDates(morningBefore(day, 7));
  expect(await told(client)).toBe(1);
});
