import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallableInput } from "@niyamdesk/domain/callables";
import type { Announcement, PlannedAnnouncement } from "@niyamdesk/domain/notifications/notification";
import { ANNOUNCEMENTS } from "@niyamdesk/domain/notifications/queries";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { expect, test } from "vitest";
import { countOrders } from "../../functions/src/clients/count-orders.ts";
import { turnAnnouncements } from "../../functions/src/notifications/turn-announcements.ts";
import { HOUR_MS } from "../../functions/src/platform/clock.ts";
import { profileRef } from "../../functions/src/platform/refs.ts";
import { keepDerived } from "../../functions/src/profiles/keep-derived.ts";
import { newProfile } from "../../functions/src/profiles/new-profile.ts";
import { confirm, pay } from "./buying.ts";
import { newAdmin, newClient, newOrder } from "./order-work.ts";
import { call, signedIn, useProduct } from "./product.ts";
import { collection, read, where } from "./records.ts";
import { refusal } from "./refusal.ts";
import { wish } from "./wish.ts";

useProduct();

type Wanted = CallableInput<"saveAnnouncement">["announcement"];
const words = (title: string) => ({ title, content: "It is due on 31 August." });

function announcement(change: Partial<Wanted> = {}): CallableInput<"saveAnnouncement"> {
  return {
    announcement_id: randomUUID(),
    announcement: {
      words: { en: words("New due date"), hi: words("नई आख़िरी तारीख़") },
      type: "compliance",
      audience: { to: ["all"], services: [], states: [] },
      ...{ language: null, starts_at: null, ends_at: null },
      ...change,
    },
    seen_version: null,
  };
}
const published = (id: string) => where<Announcement>(COLLECTIONS.notifications, "announcement_id", id);
const shownOf = async (id: string) =>
  (await published(id)).filter(({ isActive }) => isActive).map(({ audience }) => audience);
const notedOn = async (id: string) =>
  (await where<{ action: string }>(COLLECTIONS.auditLog, "subject", `${ANNOUNCEMENTS}/${id}`)).map(
    ({ action }) => action,
  );

test("[SUP-11] an announcement is published once, corrected by who has seen it, and ended; its day stays, each act is noted", async () => {
  const by = await newAdmin();
  const first = announcement();
  const { announcement_id: id } = first;
  expect(await call("saveAnnouncement", first, by)).toEqual({ version: 1 });
  expect(await call("saveAnnouncement", first, by)).toEqual({ version: 1 });
  const [before] = await published(id);
  expect(before).toMatchObject({ title: "New due date", title_hi: "नई आख़िरी तारीख़", isActive: true });
  const other = { ...first.announcement, words: { en: words("Other"), hi: words("दूसरी") } };
  await refusal("changed_meanwhile", call("saveAnnouncement", { ...first, announcement: other }, by));
  await call("saveAnnouncement", { ...first, announcement: other, seen_version: 1 }, by);
  expect(await published(id)).toMatchObject([{ title: "Other", createdAt: before?.createdAt }]);
  await call("endAnnouncement", { announcement_id: id }, by);
  await call("endAnnouncement", { announcement_id: id }, by);
  expect(await published(id)).toMatchObject([{ isActive: false }]);
  const again = { ...first, announcement: first.announcement, seen_version: 2 };
  await refusal("announcement_ended", call("saveAnnouncement", again, by));
  expect((await notedOn(id)).sort()).toEqual([
    "announcement.ended",
    "announcement.saved",
    "announcement.saved",
  ]);
});

test("[SUP-11] it begins and ends by the clock, however late or often the clock runs", async () => {
  const by = await newAdmin();
  const now = Date.now();
  const planned = announcement({ starts_at: now + HOUR_MS, ends_at: now + 3 * HOUR_MS });
  const { announcement_id: id } = planned;
  await call("saveAnnouncement", planned, by);
  await turnAnnouncements(now);
  expect(await published(id)).toEqual([]);
  await Promise.all([turnAnnouncements(now + 2 * HOUR_MS), turnAnnouncements(now + 2 * HOUR_MS)]);
  expect(await shownOf(id)).toEqual(["all"]);
  await turnAnnouncements(now + 4 * HOUR_MS);
  await turnAnnouncements(now + 4 * HOUR_MS);
  expect(await shownOf(id)).toEqual([]);
  expect(await read<PlannedAnnouncement>(ANNOUNCEMENTS, id)).toMatchObject({
    status: "ended",
    next_at: null,
  });
  // One that nobody looked at in all its time is shown to nobody.
  const missed = announcement({ starts_at: now + HOUR_MS, ends_at: now + 2 * HOUR_MS });
  await call("saveAnnouncement", missed, by);
  await turnAnnouncements(now + 3 * HOUR_MS);
  expect(await shownOf(missed.announcement_id)).toEqual([]);
});

test("[SUP-11] it is published to each of its audiences, and taken from those that a change leaves out", async () => {
  const by = await newAdmin();
  const first = announcement({ audience: { to: ["ca", "telecaller"], services: [], states: [] } });
  const { announcement_id: id } = first;
  await call("saveAnnouncement", first, by);
  expect((await shownOf(id)).sort()).toEqual(["ca", "telecaller"]);
  const clients = { to: ["client_user" as const], services: ["iec"], states: ["27", "29"] };
  const narrower = { ...first.announcement, audience: clients };
  await call("saveAnnouncement", { ...first, announcement: narrower, seen_version: 1 }, by);
  expect((await shownOf(id)).sort()).toEqual(["service:iec state:27", "service:iec state:29"]);
  const mixed = announcement({ audience: { ...clients, to: ["client_user", "ca"] } });
  await refusal("invalid_input", call("saveAnnouncement", mixed, by));
});

test("[SUP-11] a live one that is put off is shown to nobody until it begins again, and then with the words of then", async () => {
  const by = await newAdmin();
  const first = announcement({ audience: { to: ["ca", "telecaller"], services: [], states: [] } });
  const { announcement_id: id } = first;
  await call("saveAnnouncement", first, by);
  const now = Date.now();
  const later = {
    ...{ ...first.announcement, words: { en: words("Later"), hi: words("बाद में") } },
    ...{ audience: { to: ["ca" as const], services: [], states: [] }, starts_at: now + HOUR_MS },
  };
  await call("saveAnnouncement", { ...first, announcement: later, seen_version: 1 }, by);
  expect(await published(id)).toEqual([]);
  await turnAnnouncements(now + 2 * HOUR_MS);
  expect(await published(id)).toMatchObject([{ title: "Later", audience: "ca", isActive: true }]);
});

test("[SUP-11] whose announcements a client gets follows from what they bought and where they are; before it was kept, from their orders", async () => {
  const client = await newClient();
  const profile = () => read<Profile>(COLLECTIONS.profiles, client.uid);
  await newOrder(client, { service_id: "iec" });
  await newOrder(client, { service_id: "gst-return" });
  await countOrders(client.uid);
  await collection(COLLECTIONS.profiles).doc(client.uid).update({ state_code: "27" });
  await keepDerived(client.uid);
  expect((await profile()).audiences?.toSorted()).toEqual([
    ...["service:gst-return", "service:gst-return state:27", "service:iec", "service:iec state:27"],
    "state:27",
  ]);
  const buyer = signedIn();
  await profileRef(buyer.uid).set(newProfile(buyer.uid, "client_user"));
  const session = await call("createCheckout", wish({}), buyer);
  await confirm(await pay({ buyer, session }));
  const { bought, state_code } = await read<Profile>(COLLECTIONS.profiles, buyer.uid);
  expect([bought?.length, typeof state_code]).toEqual([1, "string"]);
});
