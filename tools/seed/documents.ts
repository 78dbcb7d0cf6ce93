import { COLLECTIONS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import { FRANCHISE_MEMBERS } from "@niyamdesk/domain/franchises/queries";
import { seriesKey } from "@niyamdesk/domain/invoices/invoice";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import type { Order } from "@niyamdesk/domain/orders/order";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import { builtInPlan } from "@niyamdesk/domain/steps/built-in-plans";
import { STEP_PLANS } from "@niyamdesk/domain/steps/queries";
import { istDay } from "@niyamdesk/domain/time/time";
import { Timestamp } from "firebase-admin/firestore";
import type { PurchaseRecords } from "../records/purchase.ts";
import { announcementDocuments } from "./announcements.ts";
import { applicationDocuments } from "./applications.ts";
import { bought, type Seller } from "./bought.ts";
import { calendarDocuments } from "./calendars.ts";
import { commissionDocuments } from "./commissions.ts";
import { couponDocuments } from "./coupons.ts";
import {
  type DemoUser,
  demoAvailability,
  demoFranchiseMembers,
  demoFranchises,
  demoHeldPayments,
  demoInbox,
  demoOrders,
  demoStepPlans,
  demoTasks,
  demoTelecallers,
  demoUsers,
} from "./data.ts";
import { directoryDocuments } from "./directory.ts";
import { earningDocuments } from "./earnings.ts";
import { mailWordingDocuments } from "./mail-wordings.ts";
import { type Played, played } from "./played.ts";
import { USUAL_POOL } from "./pool.ts";
import { instantOf, withTimes } from "./relative-time.ts";
import { settlementDocuments } from "./settlements.ts";
import { staffInboxDocuments } from "./staff-inbox.ts";
import { telecallingDocuments } from "./telecalling.ts";
import { territoriesOf } from "./territories.ts";
import { ticketDocuments } from "./tickets.ts";

/** Firestore documents of the demo data by their path. @param pool leads to be called, beside those that are named one by one */
export function demoDocuments(seller: Seller, now: number, pool = USUAL_POOL): Map<string, object> {
  const users = demoUsers();
  const bought = demoPurchases(users, seller, now);
  const purchases = bought.map(({ records }) => records);
  const counters = new Map<string, { last: number }>();
  for (const { invoice } of purchases) {
    const series = seriesKey("invoice", invoice.issued_at.toMillis());
    counters.set(series, { last: (counters.get(series)?.last ?? 0) + 1 });
  }
  const directory = directoryDocuments(users, now);
  const timed = (document: Record<string, unknown>) => withTimes(document, now);
  const profiles = users.map((user) => profileOf(user, now));
  return new Map<string, object>([
    ...CATALOGUE.map((service) => [`${COLLECTIONS.services}/${service.id}`, service] as const),
    ...profiles.map((profile) => {
      const own = purchases.map(({ order }) => order).filter(({ user_id }) => user_id === profile.id);
      return [`${COLLECTIONS.profiles}/${profile.id}`, counted(profile, own)] as const;
    }),
    ...purchases.flatMap(documentsOf),
    ...bought.flatMap(({ work }) => work.documents),
    ...demoStepPlans().map((one) => stepPlanOf(one, now)),
    ...[...counters].map(([series, counter]) => [`${COLLECTIONS.counters}/${series}`, counter] as const),
    ...announcementDocuments(users, now),
    ...demoInbox().map(({ user_id, ...item }) => {
      return [`${COLLECTIONS.profiles}/${user_id}/${SUBCOLLECTIONS.inbox}/${item.id}`, timed(item)] as const;
    }),
    ...staffInboxDocuments(
      purchases.map(({ order }) => order),
      now,
    ),
    ...mailWordingDocuments(now),
    ...directory,
    ...earningDocuments(
      users,
      purchases.map(({ order }) => order),
      directory,
      now,
    ),
    ...telecallingDocuments(users, now, pool),
    ...demoTasks().map((task) => [`${COLLECTIONS.tasks}/${task.id}`, timed(touched(task))] as const),
    ...demoFranchises().map((one) => {
      const { partner_name, territory_name, territory_code } = one;
      const search_words = searchWordsOf([partner_name, territory_name, territory_code]);
      return [`${COLLECTIONS.franchises}/${one.id}`, timed(touched({ ...one, search_words }))] as const;
    }),
    ...demoFranchiseMembers().map((one) => memberOf(one, users, now)),
    ...territoriesOf(demoFranchises(), now),
    ...commissionDocuments(purchases, demoFranchises(), now),
    ...settlementDocuments(purchases, now),
    ...couponDocuments(now),
    ...calendarDocuments(
      profiles,
      purchases.map(({ order }) => order),
      now,
    ),
    ...applicationDocuments(now),
    ...ticketDocuments(users, now),
    ...demoHeldPayments().map((one) => [`${COLLECTIONS.payments}/${one.id}`, timed(one)] as const),
    ...demoTelecallers().map((one) => [`${COLLECTIONS.telecallerProfiles}/${one.id}`, one] as const),
  ]);
}

/** With what functions keep of a client's orders. */
function counted(profile: Profile, orders: readonly Order[]): Profile {
  if (profile.role !== "client_user") return profile;
  const inTurn = orders.toSorted((one, next) => one.date.toMillis() - next.date.toMillis());
  return {
    ...profile,
    orders_count: inTurn.length,
    ordered_at: inTurn.at(-1)?.date ?? null,
    bought: [...new Set(inTurn.map(({ service_id }) => service_id))],
  };
}

/** Last changed when it was made. */
function touched(document: { created_at: unknown } & Record<string, unknown>): Record<string, unknown> {
  return { ...document, updated_at: document.created_at };
}

/** Invoices are numbered in the order of payment, within each financial year. */
function demoPurchases(
  users: readonly DemoUser[],
  seller: Seller,
  now: number,
): { records: PurchaseRecords; work: Played }[] {
  const last = new Map<string, number>();
  return demoOrders()
    .sort((one, other) => instantOf(one.paid, now) - instantOf(other.paid, now))
    .map((order) => {
      const buyer = users.find((user) => user.uid === order.user_id);
      if (!buyer) throw new RangeError(`There is no demo user ${order.user_id}`);
      const series = seriesKey("invoice", instantOf(order.paid, now));
      const sequence = (last.get(series) ?? 0) + 1;
      last.set(series, sequence);
      const records = bought(order, buyer, seller, sequence, now);
      const work = played(order, records.order, users, now);
      return { records: { ...records, order: work.order }, work };
    });
}

/** Where the documents of the orders lie, with what stands in each. */
export function orderFiles(seller: Seller, now: number): Played["files"] {
  return demoPurchases(demoUsers(), seller, now).flatMap(({ work }) => work.files);
}

/** An administrator has decided who does it; its steps are the built-in ones. */
function stepPlanOf(
  { service_id, by, version, days_ago }: ReturnType<typeof demoStepPlans>[number],
  now: number,
): readonly [path: string, document: object] {
  const at = Timestamp.fromMillis(instantOf({ days_ago, at: "17:00" }, now));
  const { steps } = builtInPlan(service_id);
  const plan = { id: service_id, by, steps, version, created_at: at, updated_at: at };
  return [`${STEP_PLANS}/${service_id}`, plan];
}

/** Somebody of a partner's staff, with what the product keeps beside it of the franchise. */
function memberOf(
  { id, franchise_id, invited_at, accepted_at }: ReturnType<typeof demoFranchiseMembers>[number],
  users: readonly DemoUser[],
  now: number,
): readonly [path: string, document: object] {
  const franchise = demoFranchises().find((one) => one.id === franchise_id);
  const user = users.find(({ uid }) => uid === id);
  if (!franchise || !user)
    throw new RangeError(`There is no demo user ${id}, or no franchise ${franchise_id}`);
  const { user_id: partner_uid, partner_name, territory_name, territory_code, referral_code } = franchise;
  const member = {
    ...{ id, franchise_id, partner_uid, name: user.name, email: user.email, language: "en" },
    ...{ partner_name, territory_name, territory_code, level: franchise.hierarchy_level, referral_code },
    ...{ invited_at, accepted_at, ended_at: null, closed: false },
  };
  return [`${FRANCHISE_MEMBERS}/${id}`, withTimes(member, now)];
}

/** What somebody who works on orders is given. */
function availabilityOf(uid: string, now: number): Pick<Profile, "availability"> {
  const demo = demoAvailability().find((one) => one.uid === uid);
  if (demo === undefined) return {};
  const day = (days_ago: number) => istDay(instantOf({ days_ago, at: "12:00" }, now));
  const { services, capacity, away } = demo;
  return {
    availability: {
      ...{ services, capacity },
      away: away && { from: day(away.from), until: day(away.until) },
    },
  };
}

function documentsOf({ checkout, order, payment, invoice }: PurchaseRecords): (readonly [string, object])[] {
  return [
    [`${COLLECTIONS.checkouts}/${checkout.id}`, checkout],
    [`${COLLECTIONS.orders}/${order.id}`, order],
    [`${COLLECTIONS.payments}/${payment.id}`, payment],
    [`${COLLECTIONS.invoices}/${invoice.number}`, invoice],
  ];
}

function profileOf({ uid, second_step: number, ...user }: DemoUser, now: number): Profile {
  const created = Timestamp.fromMillis(now);
  const step = { ids: [`${uid}-phone`], kind: "phone", added_at: created } as const;
  return {
    id: uid,
    ...user,
    email_verified: true,
    staff_status: user.role === "client_user" ? null : "active",
    invited_by: null,
    preferences: {},
    ...availabilityOf(uid, now),
    ...(number === undefined ? {} : { second_step: { ...step, phone_end: number.slice(-4) } }),
    created_at: created,
    updated_at: created,
  };
}
