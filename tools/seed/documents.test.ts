import { readFileSync } from "node:fs";
import { PRIORITIES } from "@niyamdesk/domain/base/priority";
import { CALL_DISPOSITIONS, CALL_STATUSES, CALL_TYPES } from "@niyamdesk/domain/calls/call";
import { contactDetails } from "@niyamdesk/domain/checkouts/checkout-input";
import { COMMISSION_STATUSES, type Commission } from "@niyamdesk/domain/commissions/commission";
import type { Payout } from "@niyamdesk/domain/commissions/payout";
import type { CommissionStatement } from "@niyamdesk/domain/commissions/statement";
import type { Complaint } from "@niyamdesk/domain/complaints/complaint";
import type { Consultation } from "@niyamdesk/domain/consultations/consultation";
import { slotsOf } from "@niyamdesk/domain/consultations/slot";
import type { ClientDocument } from "@niyamdesk/domain/documents/document";
import { isGstin, isPan, stateOfGstin } from "@niyamdesk/domain/fields/tax-ids";
import type { Franchise } from "@niyamdesk/domain/franchises/franchise";
import { FRANCHISE_LEVELS } from "@niyamdesk/domain/franchises/franchise-level";
import { LEAD_SOURCES, LEAD_STATUSES, type Lead } from "@niyamdesk/domain/leads/lead";
import { MAIL_WORDING_VERSIONS, MAIL_WORDINGS } from "@niyamdesk/domain/mail/queries";
import { problemOf } from "@niyamdesk/domain/mail/sentences";
import type { MailWording, MailWordingVersion } from "@niyamdesk/domain/mail/wording";
import type { ThreadReader } from "@niyamdesk/domain/messages/thread-reader";
import { publishedTo } from "@niyamdesk/domain/notifications/audience";
import type {
  Announcement,
  InboxItem,
  PlannedAnnouncement,
} from "@niyamdesk/domain/notifications/notification";
import type { Order } from "@niyamdesk/domain/orders/order";
import { statusOf } from "@niyamdesk/domain/orders/order-status";
import { readPartner } from "@niyamdesk/domain/partners/partner";
import { normalisePhone } from "@niyamdesk/domain/phone/phone";
import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import type { ClientCalendar } from "@niyamdesk/domain/statutory/client-calendar";
import { withTimes } from "@niyamdesk/domain/steps/order-work";
import { slotStates } from "@niyamdesk/domain/steps/slot-states";
import { openStep } from "@niyamdesk/domain/steps/work";
import type { SupportTicket } from "@niyamdesk/domain/tickets/ticket";
import type { Moment } from "@niyamdesk/domain/time/moment";
import { istDay } from "@niyamdesk/domain/time/time";
import { expect, test } from "vitest";
import { csvFault, workbookFault } from "../../functions/src/platform/inspect-table.ts";
import type { PurchaseRecords } from "../records/purchase.ts";
import { demoLeads, demoUsers } from "./data.ts";
import { demoDocuments, orderFiles } from "./documents.ts";
import { demoPool, POOL_IMPORT, USUAL_POOL } from "./pool.ts";

const NOW = Date.parse("2026-04-03T09:00:00+05:30");
const SELLER = {
  name: "NiyamDesk Services Private Limited",
  address: "Bengaluru",
  gstin: "29AAGCN1234F1ZN",
  state: "29",
  razorpayKeyId: "rzp_test_demo",
};
const documents = demoDocuments(SELLER, NOW);

function all<T>(collection: string): T[] {
  return [...documents]
    .filter(([path]) => path.split("/")[0] === collection && path.split("/").length === 2)
    .map(([, document]) => document as T);
}

test("demo people have valid tax ids and contact details that the checkout takes", () => {
  for (const user of demoUsers()) {
    if (user.gstin !== null)
      expect(isGstin(user.gstin) && stateOfGstin(user.gstin) === user.state_code, user.email).toBe(true);
    if (user.pan !== null) expect(isPan(user.pan), user.email).toBe(true);
    const { name, email, phone, state_code } = user;
    const contact = {
      ...{ name, email, phone, state_code },
      gstin: user.gstin ?? undefined,
      billing_name: user.billing_name ?? undefined,
      address: user.address ?? undefined,
    };
    expect(contactDetails.safeParse(contact).success, user.email).toBe(true);
  }
});

test("[F-10] what partners earned on names a service and a plan of the catalogue, which has them in Hindi too", () => {
  const sold = new Set(CATALOGUE.flatMap(({ name, plans }) => plans.map((plan) => `${name}, ${plan.name}`)));
  for (const { order } of all<Commission>("commissions"))
    expect([...sold]).toContain(`${order.service_name}, ${order.plan_name}`);
});

test("[F-10] lines of a demo statement stand by day, then by order", () => {
  for (const { id, lines } of all<CommissionStatement>("commission_statements")) {
    const days = lines.map(({ date, order_id }) => `${istDay(date.toMillis())} ${order_id}`);
    expect(days, id).toEqual([...days].sort());
  }
});

test("[F-09] whatever day the demo is started on, no step of a partner's funnel is above the one before", () => {
  const franchise_id = "fr-ka-blr";
  for (let day = 0; day < 31; day += 1) {
    const demo = demoDocuments(SELLER, NOW + day * 86_400_000, 0);
    const from = (collection: string) =>
      [...demo].flatMap(([path, one]) => (path.startsWith(`${collection}/`) ? [one] : []));
    const leads = (from("crm_leads") as Lead[]).filter((one) => one.assigned_to === "demo-franchise");
    const lines = (from("commissions") as Commission[]).filter(
      (one) => one.franchise_id === franchise_id && one.rule === "referral" && one.kind === "earned",
    );
    const opened = (from("ledger") as { franchise_id?: string; opened_at?: Moment }[]).filter(
      (one) => one.franchise_id === franchise_id && one.opened_at,
    );
    const month = (at: Moment | undefined) => istDay(at?.toMillis() ?? 0).slice(0, 7);
    for (const of of new Set(lines.map((one) => month(one.created_at)))) {
      const steps = [
        leads.filter((one) => month(one.created_at) === of),
        leads.filter((one) => month(one.created_at) === of && one.status !== "new"),
        opened.filter((one) => month(one.opened_at) === of),
        lines.filter((one) => month(one.created_at) === of),
        lines.filter((one) => month(one.created_at) === of && one.order.status === "completed"),
      ].map(({ length }) => length);
      expect(steps).toEqual([...steps].sort((one, other) => other - one));
    }
  }
});

test("[F-10] whatever day the demo is started on, months are closed on the third and paid on the tenth, and something waits to be paid", () => {
  const start = Date.parse("2026-11-01T09:00:00+05:30");
  for (let day = 0; day < 45; day += 1) {
    const now = start + day * 86_400_000;
    const demo = demoDocuments(SELLER, now, 0);
    const from = <T>(collection: string) =>
      [...demo].flatMap(([path, one]) => (path.split("/")[0] === collection ? [one as T] : []));
    const statements = from<CommissionStatement>("commission_statements");
    const lines = from<Commission>("commissions");
    const payouts = from<Payout>("payouts");
    const ofNextMonth = (month: string, dayAndHour: string) => {
      const next = istDay(Date.parse(`${month}-28T12:00:00Z`) + 7 * 86_400_000).slice(0, 7);
      return Date.parse(`${next}-${dayAndHour}:00:00+05:30`);
    };
    for (const { month, status } of lines) {
      // What is closed, and nothing else.
      if (month === null) continue;
      const has = statements.some((one) => one.month === month);
      expect(has, `${istDay(now)} ${month}`).toBe(now >= ofNextMonth(month, "03T06"));
      if (!has) expect(status).toBe("payable");
    }
    for (const { id, month, status, lines: own, payout_id, total_paise, account_end } of statements) {
      const isPaid = status === "paid" || status === "returned";
      expect(isPaid, `${istDay(now)} ${id}`).toBe(account_end !== null && now >= ofNextMonth(month, "10T12"));
      const entry = payouts.flatMap(({ entries }) => entries).find(({ statement_id }) => statement_id === id);
      expect(entry?.amount_paise).toBe(isPaid ? total_paise : undefined);
      for (const line of own) {
        const stored = lines.find((one) => one.id === line.id);
        expect(stored).toMatchObject({ status: isPaid ? "paid" : "payable", payout_id });
      }
    }
    expect(statements.filter(({ status }) => status === "returned").length, istDay(now)).toBe(1);
    const [asked] = from<SupportTicket>("support_tickets").filter((one) => one.statement_id);
    expect(asked?.answer_due?.toMillis(), istDay(now)).toBeGreaterThan(now);
  }
});

test("every role has a demo account, and every address is used once", () => {
  const users = demoUsers();
  expect(new Set(users.map((user) => user.role)).size).toBe(6);
  expect(new Set(users.map((user) => user.email)).size).toBe(users.length);
});

test("[O-02] demo orders are worked along as their status says, each with one open step or none", () => {
  for (const order of all<PurchaseRecords["order"]>("orders")) {
    const { id, work, status, waits_for } = order;
    if (!work) throw new Error(`${id} has no steps`);
    const plain = withTimes(work, (at) => at.toMillis());
    const sent = all<ClientDocument>("documents").filter(({ order_id }) => order_id === id);
    expect(statusOf(plain, slotStates(sent)), id).toBe(status);
    expect(work.clock?.step ?? null).toBe(openStep(work)?.id ?? null);
    expect(work.clock?.waits_for ?? null).toBe(waits_for);
  }
});

test("demo purchases fit together: order, payment, invoice and counter", () => {
  const invoices = all<PurchaseRecords["invoice"]>("invoices");
  const orders = all<PurchaseRecords["order"]>("orders");
  for (const payment of all<PurchaseRecords["payment"]>("payments")) {
    if (payment.status === "held") continue;
    const order = orders.find((candidate) => candidate.id === payment.order_id);
    const invoice = invoices.find((candidate) => candidate.number === payment.invoice_number);
    expect([order?.payment_id, invoice?.payment_id]).toEqual([payment.id, payment.id]);
    expect([order?.amount, invoice?.total_paise]).toEqual([payment.amount, payment.amount_paise]);
    expect(payment.amount * 100).toBe(payment.amount_paise);
    expect(payment.id).toMatch(/^pay_[A-Za-z0-9]{14}$/);
    expect(payment.razorpay_order_id).toMatch(/^order_[A-Za-z0-9]{14}$/);
  }
});

test("demo invoices are numbered without gap in each financial year, and the counters stand at the last", () => {
  const numbers = all<PurchaseRecords["invoice"]>("invoices").map((invoice) => invoice.number);
  for (const [path, counter] of documents) {
    const [collection, series] = path.split("/");
    if (collection !== "counters") continue;
    const inSeries = numbers.filter((number) => number.startsWith(`${series}-`)).sort();
    const expected = inSeries.map((_, index) => `${series}-${String(index + 1).padStart(6, "0")}`);
    expect(inSeries).toEqual(expected);
    expect(counter).toEqual({ last: inSeries.length });
  }
  expect(new Set(numbers.map((number) => number.slice(0, 9)))).toEqual(new Set(["INV-25-26", "INV-26-27"]));
});

test("[T-02] the pool is a busy month's: of every source, in both scripts, due, overdue and asking for a call, no number twice", () => {
  const { leads, calls } = demoPool(2000, demoUsers());
  expect(demoPool(2000, demoUsers()).leads).toEqual(leads);
  const numbers = [...demoLeads(), ...leads].map(({ phone }) => normalisePhone(phone));
  expect(numbers).not.toContain(null);
  expect(new Set(numbers).size).toBe(numbers.length);
  // Counted with their file: one by one they keep a stack busy for minutes.
  const inFile = leads.filter(({ import_id }) => import_id === POOL_IMPORT);
  expect(inFile).toEqual(leads.slice(USUAL_POOL));
  const file = demoDocuments(SELLER, NOW, 2000).get(`lead_imports/${POOL_IMPORT}`);
  expect(file).toMatchObject({ rows: inFile.length, made: inFile.length, slices: 20, done_slices: 20 });
  expect(documents.get(`lead_imports/${POOL_IMPORT}`)).toBeUndefined();
  const known = new Set(leads.map(({ id }) => id));
  expect(calls.every(({ lead_id }) => known.has(lead_id))).toBe(true);
  for (const some of [leads, leads.slice(0, USUAL_POOL)]) {
    expect(some.filter(({ assigned_to }) => assigned_to === null).length).toBeGreaterThan(some.length / 2);
    expect(new Set(some.map(({ assigned_to }) => assigned_to)).size).toBe(4);
    const sources = LEAD_SOURCES.filter((source) => source !== "franchise");
    expect(new Set(some.map(({ source }) => source))).toEqual(new Set(sources));
    expect(new Set(some.map(({ location }) => location)).size).toBeGreaterThan(25);
    expect(new Set(some.map(({ name }) => name)).size).toBeGreaterThan(80);
    expect(some.filter(({ name }) => /\p{Script=Devanagari}/u.test(name)).length).toBeGreaterThan(5);
    expect(some.filter(({ asked_minutes_ago }) => asked_minutes_ago !== null)).toHaveLength(4);
    const mine = some.filter(({ assigned_to }) => assigned_to === "demo-telecaller");
    const days = mine.flatMap(({ next_follow_up }) => next_follow_up?.days_ago ?? []);
    expect([days.some((day) => day > 0), days.includes(0), days.some((day) => day < 0)]).toEqual([
      true,
      true,
      true,
    ]);
  }
});

test("demo leads carry the number that can be called, and the field that queries need", () => {
  for (const lead of all<{ phone_e164: string; assigned_to: string | null }>("crm_leads")) {
    expect(lead.phone_e164).toMatch(/^\+91\d{10}$/);
    expect(lead.assigned_to === null || typeof lead.assigned_to === "string").toBe(true);
  }
  expect(demoLeads().some((lead) => lead.assigned_to === null)).toBe(true);
});

test("demo records use the words of the domain", () => {
  const words = (collection: string, field: string) =>
    [...new Set(all<Record<string, unknown>>(collection).map((document) => document[field]))].sort();
  const held: [collection: string, field: string, known: readonly (string | null)[]][] = [
    ["telecaller_calls", "call_type", CALL_TYPES],
    ["telecaller_calls", "call_status", CALL_STATUSES],
    ["telecaller_calls", "call_disposition", [...CALL_DISPOSITIONS, null]],
    ["tasks", "priority", PRIORITIES],
    ["crm_leads", "priority", PRIORITIES],
    ["crm_leads", "status", LEAD_STATUSES],
    ["franchises", "hierarchy_level", FRANCHISE_LEVELS],
    ["commissions", "status", COMMISSION_STATUSES],
  ];
  for (const [collection, field, known] of held) {
    expect(words(collection, field).length, collection).toBeGreaterThan(0);
    for (const word of words(collection, field)) expect(known, `${collection} ${field}`).toContain(word);
  }
});

test("a demo client's record counts the orders that the client has", () => {
  const orders = all<{ user_id: string }>("orders");
  for (const { id, role, orders_count } of all<{ id: string; role: string; orders_count?: number }>(
    "profiles",
  )) {
    const own = orders.filter(({ user_id }) => user_id === id).length;
    expect(orders_count, id).toBe(role === "client_user" ? own : undefined);
  }
});

test("[R-02] every workspace has something of its own to show", () => {
  const owners = (collection: string, field: string) =>
    new Set(all<Record<string, unknown>>(collection).map((document) => document[field]));
  const uidOf = (role: string) => demoUsers().find((user) => user.role === role)?.uid;
  expect(owners("telecaller_calls", "telecaller_id")).toContain(uidOf("telecaller"));
  expect(owners("crm_leads", "assigned_to")).toContain(uidOf("telecaller"));
  expect(owners("crm_leads", "assigned_to")).toContain(uidOf("ca"));
  expect(owners("consultations", "ca_user_id")).toContain(uidOf("ca"));
  expect(owners("orders", "assigned_to")).toContain(uidOf("ca"));
  expect(owners("orders", "assigned_to")).toContain(uidOf("tax_executive"));
  expect(owners("tasks", "owner_id")).toContain(uidOf("tax_executive"));
  expect(owners("franchises", "user_id")).toContain(uidOf("franchise"));
  expect(owners("commissions", "user_id")).toContain(uidOf("franchise"));
  expect(owners("payments", "status")).toContain("held");
});

test("[E-01] [E-02] [O-02] demo orders stand in every state that somebody works on, whatever day of the week it is", () => {
  for (let day = 0; day < 7; day += 1) {
    const now = Date.parse("2026-11-25T10:30:00+05:30") + day * 86_400_000;
    const loaded = demoDocuments(SELLER, now);
    const of = <T>(collection: string) =>
      [...loaded].flatMap(([path, one]) => (path.startsWith(`${collection}/`) ? [one as T] : []));
    const orders = of<Order>("orders").filter(({ payment_id }) => payment_id !== undefined);
    const has = (what: string, found: (order: Order) => boolean) =>
      expect(orders.some(found), `${what}, day ${day}`).toBe(true);
    for (const status of ["pending", "processing", "awaiting_documents", "in_review", "completed"] as const)
      has(status, (order) => order.status === status);
    for (const turn of ["client", "us", "government"] as const)
      has(turn, ({ waits_for }) => waits_for === turn);
    has("late for its assignee", ({ rise, assigned_to }) => rise === "assignee" && assigned_to !== null);
    has("late for an administrator", ({ rise, assigned_to }) => rise === "admin" && assigned_to !== null);
    has("nobody's", ({ assigned_to }) => assigned_to === null);
    has("handed over", ({ had_by = [] }) => had_by.length > 0);
    has("a draft that waits", ({ work }) => work?.drafts.at(-1)?.answer === null);
    has("changes asked for", ({ work, status }) => {
      return status !== "completed" && work?.drafts.at(-1)?.answer === "changes";
    });
    has("an act that its client is to do", ({ work, waits_for }) => {
      return waits_for === "client" && (work?.asked ?? []).some(({ takes, act }) => takes === "act" && !act);
    });
    has("an act that its client did", ({ work, desk_turn }) => {
      return desk_turn === "us" && (work?.asked ?? []).some(({ act }) => act?.state === "done");
    });
    has("documents asked for later", ({ work }) => (work?.asked ?? []).some(({ reason }) => reason !== null));
    for (const order of orders) {
      // What is to be looked at is looked at: else the job would change what pictures show.
      if (order.look_at) expect(order.look_at.toMillis(), order.id).toBeGreaterThan(now);
      const times = order.timeline.map(({ date }) => date.toMillis());
      expect(times, order.id).toEqual([...times].sort((one, next) => one - next));
    }
    const papers = of<ClientDocument>("documents");
    for (const status of ["received", "accepted", "rejected"] as const)
      expect(papers.some((paper) => paper.status === status)).toBe(true);
    for (const { to_check = false, status, sender_id } of papers)
      expect(to_check).toBe(status === "received" && sender_id === undefined);
    expect(of<ThreadReader>("thread_readers").some(({ unread }) => unread > 0)).toBe(true);
    expect(new Set(of<Complaint>("complaints").map(({ status }) => status)).size).toBe(2);
  }
});

test("[O-05] demo tables are such as the check takes, and lie where their documents say", () => {
  const papers = all<ClientDocument>("documents");
  const tables = orderFiles(SELLER, NOW).filter(({ content_type }) => content_type !== "application/pdf");
  expect(new Set(tables.map(({ content_type }) => content_type)).size).toBe(2);
  for (const { path, content, content_type } of tables) {
    const fault = content_type === "text/csv" ? csvFault(content) : workbookFault(content);
    expect(fault, path).toBeNull();
    const size = content.length;
    expect(papers.find((paper) => paper.path === path)).toMatchObject({ content_type, size });
  }
});

test("[D-01] averages of the demo directory are those of its reviews, and some of its CAs can be booked", () => {
  const partners = all<Record<string, unknown>>("ca_partners").map((data) =>
    readPartner(String(data.id), data),
  );
  for (const partner of partners) {
    const path = `ca_partners/${partner?.id}/reviews/`;
    const ratings = [...documents]
      .filter(([one]) => one.startsWith(path))
      .map(([, review]) => (review as { rating: number }).rating);
    expect(partner?.total_reviews).toBe(ratings.length);
    expect(partner?.rating_sum).toBe(ratings.reduce((sum, rating) => sum + rating, 0));
  }
  const accounts = new Set(
    demoUsers()
      .filter(({ role }) => role === "ca")
      .map(({ uid }) => uid),
  );
  const bookable = partners.filter((partner) => partner && slotsOf(partner, NOW).length > 0);
  expect(bookable.length).toBeGreaterThanOrEqual(3);
  for (const partner of bookable) expect(accounts).toContain(partner?.user_id);
});

test("[D-02] a membership number that nobody has checked does not stand where visitors read", () => {
  const unchecked = all<Record<string, unknown>>("ca_partners").filter(({ verified }) => verified !== true);
  expect(unchecked.length).toBeGreaterThan(0);
  for (const { id, membership_number } of unchecked) {
    expect(membership_number).toBeNull();
    expect(documents.get(`ca_partners/${id}/private/membership`)).toEqual({
      membership_number: expect.stringMatching(/^\d{6}$/),
    });
  }
});

test("[D-02] a demo consultation that lies ahead takes its time, on a day and half hour that can be booked", () => {
  for (let day = 0; day < 7; day += 1) {
    const now = NOW + day * 86_400_000;
    const loaded = demoDocuments(SELLER, now);
    const consultations = [...loaded]
      .filter(([path]) => path.startsWith("consultations/"))
      .map(([, one]) => one as Consultation);
    const unmarked = consultations.filter(({ status }) => status === "booked");
    const booked = unmarked.filter(({ starts_at }) => starts_at.toMillis() > now);
    expect(booked.length).toBeGreaterThan(2);
    expect(unmarked.length).toBeGreaterThan(booked.length);
    for (const { ca_id, slot, starts_at } of booked) {
      expect(loaded.get(`ca_partners/${ca_id}/booked_slots/${slot}`)).toEqual({ starts_at });
      const partner = readPartner(ca_id, loaded.get(`ca_partners/${ca_id}`) as Record<string, unknown>);
      expect(partner && slotsOf(partner, now).map(({ id }) => id)).toContain(slot);
    }
  }
});

test("nothing of the past lies ahead, whatever the hour the data is loaded at", () => {
  const dawn = Date.parse("2026-11-28T00:05:00+05:30");
  for (const [path, document] of demoDocuments(SELLER, dawn)) {
    const { created_at } = document as { created_at?: { toMillis(): number } };
    if (created_at !== undefined) expect(created_at.toMillis(), path).toBeLessThanOrEqual(dawn);
  }
});

test("demo clients' calendars have dates of several authorities, one of them extended and marked as demo data", () => {
  const calendars = all<ClientCalendar>("client_calendars");
  expect(calendars.map(({ id }) => id).sort()).toEqual(["demo-client", "demo-client-business"]);
  for (const { dates } of calendars) {
    expect(new Set(dates.map(({ authority }) => authority)).size).toBeGreaterThanOrEqual(3);
    expect(dates.filter(({ extended_by }) => extended_by?.includes("demo data"))).toHaveLength(1);
  }
  const own = calendars.flatMap(({ dates }) => dates.filter(({ order }) => order !== null));
  expect(own.length).toBeGreaterThan(0);
});

test("[SUP-11] each demo announcement is published to whom it is for once it has begun, and one of each state is there to be seen", () => {
  const written = all<PlannedAnnouncement>("announcements");
  const published = all<Announcement>("notifications");
  expect(new Set(written.map(({ status }) => status))).toEqual(new Set(["planned", "live", "ended"]));
  for (const { id, audience, status, words } of written) {
    const own = published.filter(({ announcement_id }) => announcement_id === id);
    expect(own.map((one) => one.audience)).toEqual(status === "planned" ? [] : publishedTo(audience));
    for (const one of own) {
      expect(one).toMatchObject({ isActive: status === "live", title_hi: words.hi.title });
    }
  }
});

test("a mail that is worded otherwise says what it could be sent with, and its newest version is the one in use", () => {
  const [worded] = all<MailWording>(MAIL_WORDINGS);
  const versions = all<MailWordingVersion>(MAIL_WORDING_VERSIONS);
  expect(versions.map(({ version }) => version)).toEqual([1, 2]);
  const { template, ...newest } = versions[1] as MailWordingVersion;
  expect(worded).toEqual({ ...newest, id: template });
  const file = readFileSync(`functions/src/consultations/${template}.mail.ts`, "utf8");
  for (const { original, words } of worded?.words ?? []) {
    expect(file).toContain(`say\`${original}\``);
    expect(problemOf(original, words, "title")).toBeNull();
  }
});

test("one of the staff has three notices of their own orders, two of them unread", () => {
  const notices = [...documents]
    .filter(([path]) => path.startsWith("profiles/demo-tax-executive/inbox/"))
    .map(([, document]) => document as InboxItem);
  expect(notices.map(({ read_at }) => read_at === null).sort()).toEqual([false, true, true]);
  for (const { link, created_at } of notices) {
    expect(link).toMatch(/^\/tax-executive\//);
    expect(created_at.toMillis()).toBeLessThanOrEqual(NOW);
  }
});

test("[F-09] each demo partner's link counts: whose code it is stands where a checkout looks for it", () => {
  const demo = demoDocuments(SELLER, NOW, 0);
  for (const { id, referral_code } of all<Franchise>("franchises")) {
    expect(demo.get(`ledger/referral_${referral_code}`)).toEqual({ franchise_id: id });
  }
});
