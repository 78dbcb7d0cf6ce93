/** A firm after two years: 10,000 clients, 50,000 orders and what belongs to them, written past rules and functions. */
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Role } from "@niyamdesk/domain/base/roles";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import { SEARCH_ENTRIES } from "@niyamdesk/domain/search/queries";
import { invoiceEntry, orderEntry, paymentEntry } from "@niyamdesk/domain/search/search-entry";
import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import { FieldValue } from "firebase/firestore/lite";
import { type DocumentData, type Firestore, Timestamp } from "firebase-admin/firestore";
import { purchaseRecords } from "../../../tools/records/purchase.ts";
import { database } from "../../e2e/support/records.ts";
import { SAMPLES } from "../../rules/samples.ts";
import { personName, storeLeads } from "./many-leads.ts";

export const FIRM = { clients: 10_000, orders: 50_000, leads: 20_000, audit: 50_000, mails: 20_000 } as const;
/** Orders that work still goes into, the newest. */
const OPEN = 3_000;
/** Purchases of which payment and invoice are found by their numbers too; of the others the order alone, which is quicker stored. */
const FOUND = 10_000;
const WORKERS = 20;
const PARTNERS = 60;
const CALLERS = 14;
const HOUR = 3_600_000;
const STATES = ["27", "29", "07", "33", "24"];

const uidOf = (kind: string, n: number) => `firm-${kind}-${String(n).padStart(5, "0")}`;
const workerOf = (n: number) => uidOf(n % 4 === 0 ? "ca" : "tax_executive", n % WORKERS);
/** So that the same record has the same place in time, whoever asks. */
const ago = (hours: number) => Timestamp.fromMillis(begun - hours * HOUR);
const begun = Date.now();

type Stored = readonly [path: string, data: DocumentData];

/** @returns how many documents were written */
export async function storeFirm(): Promise<number> {
  await storeLeads(8_000_000, 8_000_000 + FIRM.leads, null);
  return FIRM.leads + (await storeAll(database(), everything()));
}

async function storeAll(db: Firestore, records: Iterable<Stored>): Promise<number> {
  const queue = records[Symbol.iterator]();
  let written = 0;
  // The client's own bulk writer sends twenty at a time.
  const lane = async () => {
    for (;;) {
      const batch = db.batch();
      let size = 0;
      for (; size < BATCH; size += 1) {
        const { value, done } = queue.next();
        if (done) break;
        batch.set(db.doc(value[0]), value[1]);
      }
      if (size === 0) return;
      await batch.commit();
      if (Math.floor((written + size) / LOGGED) > Math.floor(written / LOGGED)) {
        console.log(`${written + size} documents stored`);
      }
      written += size;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return written;
}

const BATCH = 500;
const LANES = 4;
const LOGGED = 50_000;

function* everything(): Iterable<Stored> {
  yield* people();
  for (let n = 0; n < FIRM.orders; n += 1) yield* purchase(n);
  yield* many(FIRM.audit, "audit_log", (n) => ({
    ...{ at: ago(n / 6), by: workerOf(n), actor: workerOf(n) },
    search_words: searchWordsOf([uidOf("client_user", n % FIRM.clients)]),
  }));
  yield* many(FIRM.mails, "mail", (n) => ({
    ...{ to: `client${n % FIRM.clients}@firm.example`, created_at: ago(n / 3) },
    ...{ status: n % 50 === 0 ? "failed" : "sent", search_words: searchWordsOf([`client${n}@firm.example`]) },
  }));
  yield* work();
  yield* office();
}

function* people(): Iterable<Stored> {
  for (let n = 0; n < FIRM.clients; n += 1) {
    yield profile("client_user", n, { state_code: STATES[n % STATES.length], bought: ["itr-filing"] });
  }
  const staff: [Role, number][] = [
    ...Array.from({ length: WORKERS }, (_, n): [Role, number] => [n % 4 === 0 ? "ca" : "tax_executive", n]),
    ...Array.from({ length: CALLERS }, (_, n): [Role, number] => ["telecaller", n]),
    ...Array.from({ length: PARTNERS }, (_, n): [Role, number] => ["franchise", n]),
  ];
  for (const [role, n] of staff) yield profile(role, n, { staff_status: "active" });
}

function profile(role: Role, n: number, change: DocumentData): Stored {
  const id = uidOf(role, n);
  const [name, email] = [personName(n), `${role === "client_user" ? "client" : id}${n}@firm.example`];
  const phone = `+917${String(200_000_000 + n)}`;
  const search_words = searchWordsOf([name, email, phone]).sort();
  const at = ago(n);
  return record("profiles", n, id, {
    ...{
      id,
      role,
      name,
      email,
      phone,
      search_words,
      created_at: at,
      updated_at: at,
      ordered_at: at,
      ...change,
    },
  });
}

function* purchase(n: number): Iterable<Stored> {
  const service = CATALOGUE[n % CATALOGUE.length];
  const plan = service?.plans[0];
  if (!service || !plan) throw new RangeError("The catalogue is empty");
  const [short, client] = [String(n).padStart(14, "0"), n % FIRM.clients];
  const paid = ago(n / 3);
  const { order, payment, invoice } = purchaseRecords({
    buyer: {
      ...{
        uid: uidOf("client_user", client),
        name: personName(client),
        email: `client${client}@firm.example`,
      },
      ...{ phone: `+917${String(200_000_000 + client)}`, state_code: "29", gstin: null },
      ...{ billing_name: null, address: null },
    },
    supplier: {
      ...{ name: "NiyamDesk", email: null, address: "Bengaluru" },
      ...{ gstin: "29AAGCN1234F1ZN", state_code: "29" },
    },
    ...{ razorpay_key_id: "rzp_test_NiyamDeskLocal", service_id: service.id, plan_id: plan.id },
    ...{ checkout_id: `chk_${short}`, razorpay_order_id: `order_${short}`, payment_id: `pay_${short}` },
    ...{ payment_method: "upi", paid, invoice_number: `INV-26-27-${short.slice(-6)}` },
  });
  const isOpen = n < OPEN;
  yield [
    `${COLLECTIONS.orders}/${order.id}`,
    {
      ...order,
      ...(isOpen
        ? { status: "processing", due_date: ago(n / 3 - 72), waits_for: n % 3 === 0 ? "client" : "us" }
        : { status: n % 20 === 0 ? "cancelled" : "completed" }),
      assigned_to: n < 30 ? null : workerOf(n),
    },
  ];
  yield [`${COLLECTIONS.payments}/${payment.id}`, payment];
  yield [`${COLLECTIONS.invoices}/${invoice.number}`, invoice];
  const found = n < FOUND ? [paymentEntry(payment), invoiceEntry(invoice)] : [];
  for (const entry of [orderEntry(order), ...found]) {
    yield [`${SEARCH_ENTRIES}/${entry.id}`, entry];
  }
}

/** What grows with the orders. */
function* work(): Iterable<Stored> {
  yield* many(5_000, "support_tickets", (n) => {
    const [name, client] = [personName(n), uidOf("client_user", n % FIRM.clients)];
    const at = ago(n * 3);
    return {
      ...{ user_id: client, name, queue_at: at, updated_at: at, search_words: searchWordsOf([name]) },
      ...{ status: n < 200 ? "new" : "closed", assigned_to: null, assigned_name: null },
    };
  });
  yield* many(20_000, "commissions", (n) => ({
    ...{ franchise_id: uidOf("fr", n % PARTNERS), created_at: ago(n), status: n < 900 ? "accrued" : "paid" },
  }));
  yield* many(1_000, "commission_statements", (n) => ({
    ...{ closed_at: ago(n * 12), status: n < 120 ? "closed" : "paid" },
  }));
  yield* many(20_000, "ca_fees", (n) => ({
    ...{ ca_id: uidOf("ca", n % WORKERS), done_at: ago(n), status: n < 600 ? "accrued" : "paid" },
  }));
  yield* many(2_000, "complaints", (n) => ({
    ...{
      status: n < 150 ? "open" : "answered",
      answer_due: ago(n - 48),
      answered_at: n < 150 ? null : ago(n),
    },
    created_at: ago(n),
  }));
  yield* many(5_000, "coupon_uses", (n) => ({ created_at: ago(n * 3) }));
  yield* many(500, "franchise_applications", (n) => ({
    ...{ applied_date: ago(n * 24), status: n < 90 ? "pending" : "rejected", first_name: personName(n) },
    search_words: searchWordsOf([personName(n)]),
  }));
}

/** What there is of an office, however much is sold. */
function* office(): Iterable<Stored> {
  yield* many(PARTNERS, "franchises", (n) => ({
    ...{ territory_code: `MH-${n}`, created_at: ago(n), search_words: searchWordsOf([personName(n)]) },
  }));
  yield* many(150, "coupons", (n) => ({ code: `FIRM${n}`, created_at: ago(n) }));
  yield* many(120, "announcements", (n) => ({ starts_at: ago(n), status: n < 5 ? "live" : "ended" }));
  yield* many(120, "mailings", (n) => ({ created_at: ago(n), status: "done" }));
  yield* many(60, "incidents", (n) => ({ noticed_at: ago(n * 24), status: n < 3 ? "open" : "closed" }));
  yield* many(700, "retention_runs", (n) => ({ at: ago(n * 24) }));
  yield* many(120, "book_findings", (n) => ({
    ...{ id: `firm-${n}`, about_at: ago(n), status: n < 80 ? "open" : "set_aside", updated_at: ago(n) },
  }));
  yield* many(90, "lead_imports", (n) => ({ at: ago(n), status: "done" }));
  yield* many(400, "settlements", (n) => ({ created_at: ago(n * 24) }));
  yield* many(60, "payouts", (n) => ({ made_at: ago(n * 240), paid_at: ago(n * 240), status: "paid" }));
  yield* many(120, "ca_fee_payouts", (n) => ({ paid_at: ago(n * 240), begun_at: ago(n * 240) }));
  yield* many(80, "ticket_answers", (n) => ({ title: `Answer ${n}` }));
  for (let n = 0; n < WORKERS; n += 4) {
    const ca_id = uidOf("ca", n);
    yield record("ca_fee_agreements", n, ca_id, { ca_id, ca_name: personName(n) });
  }
  for (const [n, service] of CATALOGUE.entries()) {
    yield record("services", n, service.id, { ...service, active: true });
    yield record("service_drafts", n, service.id, {});
  }
}

function* many(count: number, row: string, change: (n: number) => DocumentData): Iterable<Stored> {
  for (let n = 0; n < count; n += 1) yield record(row, n, `firm-${String(n).padStart(6, "0")}`, change(n));
}

/** As the rules' tests store one of its kind, with another id and other times. */
function record(row: string, n: number, id: string, change: DocumentData): Stored {
  const sample = SAMPLES[row];
  if (sample === undefined) throw new RangeError(`There is no sample of ${row}`);
  const of = { person: workerOf(n), client: uidOf("client_user", n % FIRM.clients), staff: workerOf(n) };
  const stored = timed({ ...sample.stored(of, id) }, ago(n)) as DocumentData;
  return [`${sample.collection(of)}/${id}`, { ...stored, ...change }];
}

/** The samples' instants are those of another SDK. */
function timed(value: unknown, at: Timestamp): unknown {
  if (value instanceof FieldValue) return at;
  if (Array.isArray(value)) return value.map((one) => timed(one, at));
  if (typeof value !== "object" || value === null) return value;
  if ("toMillis" in value) return at;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, timed(one, at)]));
}
