import { ROLES } from "@niyamdesk/domain/base/roles";
import type { OWN_PROFILE_FIELDS } from "@niyamdesk/domain/profiles/profile";
import {
  type DocumentData,
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from "firebase/firestore/lite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Actor, uidOf } from "./actors.ts";
import { isAllowed, openRulesProject, type RulesProject } from "./environment.ts";
import { type Belonging, SAMPLES } from "./samples.ts";

/** One thing wrong with an otherwise good write, by name. */
type Wrongs = Record<string, DocumentData>;

const now = serverTimestamp();
const EARLIER = Timestamp.fromMillis(Date.UTC(2026, 0, 1));
const CLIENT = uidOf("client_user");
const AGENT = uidOf("telecaller");
const CLIENT_OWN = { person: CLIENT, client: CLIENT, staff: null };
const AGENT_OWN = { person: AGENT, client: "someone", staff: AGENT };

let project: RulesProject;

beforeAll(async () => {
  project = await openRulesProject("tampering");
  for (const actor of ["telecaller", "ca", "admin", "franchise", "tax_executive"] as const) {
    await atWork(uidOf(actor), actor);
  }
});

afterAll(() => project.close());

const seed = (path: string, data: DocumentData) => setDoc(doc(project.seeder, path), data);
const atWork = (uid: string, role: string, staff_status = "active") =>
  seed(`profiles/${uid}`, { name: "Asha", role, staff_status });
const mayUpdate = (actor: Actor, path: string, data: DocumentData) =>
  isAllowed(() => updateDoc(doc(project.as(actor), path), data));
const mayCreate = (actor: Actor, path: string, data: DocumentData) =>
  isAllowed(() => setDoc(doc(project.as(actor), path), data));

/** `undefined` stands for a field that is not sent. */
const defined = (data: DocumentData): DocumentData =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

describe("a person's own profile", () => {
  const path = `profiles/${CLIENT}`;
  const stored = {
    id: CLIENT,
    name: "Asha",
    email: "asha@example.in",
    phone: "+919876543210",
    role: "client_user",
    email_verified: false,
    staff_status: null,
    invited_by: null,
    preferences: { mail: true },
    created_at: EARLIER,
    updated_at: EARLIER,
  };
  const profile = () => seed(path, stored);

  const forbidden: Wrongs = {
    role: { role: "admin" },
    roles: { roles: ["admin"] },
    isAdmin: { isAdmin: true },
    status: { status: "active" },
    staff_status: { staff_status: "active" },
    invited_by: { invited_by: "an-administrator" },
    franchise_id: { franchise_id: "FR-1" },
    wallet: { wallet: 100_000 },
    email: { email: "admin@niyamdesk.example" },
    "a verified address": { email_verified: true },
    id: { id: "someone-else" },
    created_at: { created_at: now },
    consents: { consents: ["all"] },
    "a role inside preferences": { "preferences.role": "admin" },
    "a role inside a new map": { "claims.role": "admin" },
    "the role taken away": { role: deleteField() },
    "the name taken away": { name: deleteField() },
    "the phone taken away instead of emptied": { phone: deleteField() },
    "the time of the change taken away": { updated_at: deleteField() },
    "a time of the sender's own": { updated_at: EARLIER },
    "a name of markup": { name: "<b>Asha</b>" },
    "a name of digits": { name: "12345" },
    "a name of 101 letters": { name: "a".repeat(101) },
    "[MX-07] a name of 101 characters beyond 16 bits": { name: "\u{1110c}".repeat(101) },
    "a name that is a number": { name: 7 },
    "an empty name": { name: "" },
    "a name that is a link": { name: "Claim at https://evil.example" },
    "a name that a mail makes a link of": { name: "Refund evil.com now" },
    "a name that ends as a link": { name: "Go to www.evil" },
    "a name with a domain": { name: "Win at evil.ru" },
    "a name with a domain after a title": { name: "Mr.evil.info" },
    "a name with a domain of another dot": { name: "evil\u3002info" },
    "a name in full-width letters, which is a domain": { name: "\uff21\uff0e\uff43\uff4f\uff4d" },
    "a name in mathematical letters": { name: "\u{1d400}.\u{1d41c}\u{1d428}\u{1d426}" },
    "a name with a dot leader": { name: "evil\u2024com" },
    "a name with a line break": { name: "Asha\nRao" },
    "a name that is read backwards": { name: "Asha \u202eoaR" },
    "a name with what is not seen": { name: "As\u200bha" },
    "a name of letters that nobody sees": { name: "\u3164\u3164" },
    "a name with a line separator": { name: "Asha\u2028Rao" },
    "an address with a control character": { address: "4, MG Road\u0000" },
    "an address that is read backwards": { address: "4, MG Road \u202e100065" },
    "a name with a byte order mark": { name: "Asha\ufeff" },
    "a billing name with a control character": { billing_name: "Rao\u0085 Traders" },
    "a phone without its country": { phone: "9876543210" },
    "[N-13] an Indian number of nine digits": { phone: "+91987654321" },
    "[N-13] an Indian number of eleven digits": { phone: "+9198765432101" },
    "a phone that is a number": { phone: 9876543210 },
    "a PAN of another shape": { pan: "ABCDE12345" },
    "[SX-11] a PAN whose number is 0000": { pan: "ABCPE0000F" },
    "[SX-11] a GSTIN with such a PAN": { gstin: "27ABCPE0000F1Z5" },
    "a GSTIN of another shape": { gstin: "27AAPFU0939F1Z" },
    "a State code of letters": { state_code: "MH" },
    "an address of 501 letters": { address: "a".repeat(501) },
    "a billing name that is a number": { billing_name: 7 },
    "a billing name of 151 letters": { billing_name: "a".repeat(151) },
    "preferences that are text": { preferences: "all" },
    "21 preferences": {
      preferences: Object.fromEntries([...Array(21).keys()].map((key) => [`p${key}`, true])),
    },
    "a preference with a name as long as a book": { preferences: { ["p".repeat(801)]: true } },
  };

  test.each(Object.entries(forbidden))("[AUTH-17] is never changed in: %s", async (_, wrong) => {
    await profile();
    expect(await mayUpdate("client_user", path, { updated_at: now, ...wrong })).toBe(false);
  });

  test.each(["merge", "replace"])("[AUTH-17] a %s that carries a role is refused", async (way) => {
    await profile();
    const data = { name: "Asha", role: "admin", updated_at: now };
    const own = doc(project.as("client_user"), path);
    expect(
      await isAllowed(() => (way === "merge" ? setDoc(own, data, { merge: true }) : setDoc(own, data))),
    ).toBe(false);
  });

  test("[AUTH-17] a replacement that leaves the role out is refused", async () => {
    await profile();
    expect(await mayCreate("client_user", path, { name: "Asha", updated_at: now })).toBe(false);
  });

  test("[AUTH-17] a role written before there is a profile is refused", async () => {
    expect(await mayCreate("unclaimed", `profiles/${uidOf("unclaimed")}`, { role: "admin" })).toBe(false);
    expect(await mayCreate("unclaimed", `profiles/${uidOf("unclaimed")}`, { name: "Asha" })).toBe(false);
  });

  test("[AUTH-17] a forbidden write takes the good ones of its batch along", async () => {
    await profile();
    const db = project.as("client_user");
    const batch = writeBatch(db)
      .update(doc(db, path), { name: "Asha R.", updated_at: now })
      .update(doc(db, path), { role: "admin" });
    expect(await isAllowed(() => batch.commit())).toBe(false);
  });

  const good: Record<(typeof OWN_PROFILE_FIELDS)[number], unknown[]> = {
    name: [
      ...[
        "Asha",
        "राम",
        "D'Souza",
        "R. K.",
        "a".repeat(100),
        "\u{20000}".repeat(100),
        `a${"\u{1110c}".repeat(99)}`,
      ],
      ...[
        "A.P.J. Abdul Kalam",
        "Dr.Rao",
        "Prof.Dr.Rao",
        "Md. Irfan",
        "K.Ramesh",
        "Smt.Asha Rao",
        "K.Dev",
        "Senthil.Kumar",
        "Ramesh S/o Suresh",
        "एम.एस.धोनी",
      ],
    ],
    phone: ["+919876543210", "+912223456789", "+6591234567", null],
    address: ["4th Floor, 12 MG Road", "12, Lake Road\nPune 411001", "१२, झील मार्ग,\tपुणे", null],
    pan: ["ABCPE1234F", null],
    gstin: ["27AAPFU0939F1ZV", null],
    billing_name: ["Asha Traders", "\u{1110c}".repeat(150), null],
    state_code: ["27", null],
    preferences: [{ mail: false, sms: true }, {}],
    updated_at: [now],
  };
  test.each(Object.entries(good))("[R-05] the owner may set %s", async (field, values) => {
    await profile();
    for (const value of values) {
      expect([value, await mayUpdate("client_user", path, { updated_at: now, [field]: value })]).toEqual([
        value,
        true,
      ]);
    }
  });
});

describe("money, status and owner", () => {
  const targets: Record<string, DocumentData[]> = {
    "orders/mine": [
      { status: "completed" },
      { paid_at: now },
      { amount: 1 },
      { user_id: "someone" },
      { assigned_to: AGENT },
      { payment_id: "pay_x" },
      { "customer_info.email": "x@example.in" },
      { timeline: [] },
      { due_date: deleteField() },
    ],
    "payments/pay_mine": [
      { status: "refunded" },
      { amount: 1 },
      { amount_paise: 1 },
      { user_id: "someone" },
      { refunds: [{ id: "rfnd_1", amount_paise: 1 }] },
      { invoice_number: deleteField() },
    ],
    "invoices/mine": [{ total_paise: 1 }, { "tax.total_paise": 1 }, { user_id: "someone" }],
    "checkouts/mine": [{ status: "paid" }, { amount_paise: 1 }, { "tax.gst_paise": 0 }, { plan_id: "cheap" }],
    "commissions/mine": [{ status: "paid" }, { percent: 90 }, { amount: 1 }],
  };
  const everyone: Actor[] = ["client_user", "telecaller", "ca", "franchise", "tax_executive", "admin"];
  const cases = Object.entries(targets).flatMap(([path, changes]) =>
    changes.map((change) => ({ path, field: Object.keys(change).join(), change })),
  );

  test.each(cases)("[RZP-22] $path: $field is nobody's to change", async ({ path, change }) => {
    for (const actor of everyone) {
      const uid = uidOf(actor);
      const owned = { user_id: uid, assigned_to: uid, franchise_id: uid };
      await seed(path, {
        ...owned,
        status: "pending",
        amount: 999,
        tax: { total_paise: 99_900 },
        customer_info: { email: "a@example.in" },
        due_date: null,
        invoice_number: "INV-26-27-000001",
      });
      expect([actor, await mayUpdate(actor, path, change)]).toEqual([actor, false]);
      const merged = isAllowed(() => setDoc(doc(project.as(actor), path), owned, { merge: true }));
      expect([actor, await merged]).toEqual([actor, false]);
    }
  });

  test("[RZP-22] nobody makes an order, a payment, a refund, an invoice or a number", async () => {
    const paths = [
      "orders/new",
      "payments/pay_new",
      "payments/pay_mine/refunds/r",
      "invoices/new",
      "counters/INV-26-27",
    ];
    for (const actor of everyone) {
      for (const path of [...paths, "ledger/evt_1", "mail/m", "audit_log/a", "settings/company"]) {
        const made = await mayCreate(actor, path, { user_id: uidOf(actor), status: "completed" });
        expect([actor, path, made]).toEqual([actor, path, false]);
      }
    }
  });
});

describe("what a browser creates", () => {
  const good = (row: string, of: Belonging = CLIENT_OWN) => SAMPLES[row]?.stored(of, "new") ?? {};

  interface Creation {
    row: string;
    actor: Actor;
    path: string;
    base: DocumentData;
    wrongs: Wrongs;
  }

  const long = (length: number) => "a".repeat(length);
  const document = good("documents");
  const task = good("tasks", AGENT_OWN);

  const creations: Creation[] = [
    {
      row: "saved_views",
      actor: "telecaller",
      path: `saved_views/${AGENT}`,
      base: good("saved_views", AGENT_OWN),
      wrongs: {
        "in a list": { views: ["role=ca"] },
        "that is no text": { views: { "staff/CAs": { role: "ca" } } },
        "of forty-one": { views: views(41) },
        "with names as long as a book": {
          views: { [`staff/a${long(1200)}`]: "", [`staff/b${long(1200)}`]: "" },
        },
        "as long as a book": { views: { "staff/CAs": long(20_001) } },
        "dated back": { updated_at: EARLIER },
        "with a field more": { shared_with: "everyone" },
      },
    },
    {
      row: "tasks",
      actor: "telecaller",
      path: "tasks/new",
      base: task,
      wrongs: {
        "for another": { owner_id: "stranger" },
        "without a title": { title: "" },
        "with a title of 201 letters": { title: long(201) },
        "of unknown weight": { priority: "urgent" },
        "due on Tuesday": { due_at: "Tuesday" },
        "done today in words": { done_at: "today" },
        "about a path": { lead_id: "a/b" },
        "with notes as long as a book": { notes: long(2001) },
        "dated back": { created_at: EARLIER },
        "with a field more": { bonus: 1 },
      },
    },
  ];

  function views(number: number): Record<string, string> {
    return Object.fromEntries(Array.from({ length: number }, (_, n) => [`staff/${n}`, "role=ca"]));
  }

  const around = async () => {
    await seed(`profiles/${CLIENT}`, { name: "Asha" });
    await seed(`orders/${document.order_id}`, { user_id: CLIENT, assigned_to: null });
    await seed("orders/stranger", { user_id: "stranger", assigned_to: null });
  };

  const cases = creations.flatMap(({ wrongs, ...creation }) =>
    Object.entries(wrongs).map(([name, wrong]) => ({ ...creation, name, wrong })),
  );

  const fresh = async (path: string) => {
    await around();
    await deleteDoc(doc(project.seeder, path));
  };

  test.each(creations)("[R-05] $row: a good one is admitted", async ({ actor, path, base }) => {
    await fresh(path);
    expect(await mayCreate(actor, path, base)).toBe(true);
  });

  test.each(cases)("[R-05] $row: none $name", async ({ actor, path, base, wrong }) => {
    await fresh(path);
    expect(await mayCreate(actor, path, defined({ ...base, ...wrong }))).toBe(false);
  });

  const oddIds = ["a b", ".x", "ü", "<b>", "%2F", "x\u202ey", "a?b#c", "\u0007", "a".repeat(65)];
  test.each(oddIds)("[R-05] no task is kept under the id %j", async (id) => {
    await around();
    expect(await mayCreate("telecaller", `tasks/${id}`, task)).toBe(false);
  });

  test("[AX-15] nobody opens a ticket, announces a document or writes a message past the functions that count them", async () => {
    await around();
    await seed("support_tickets/own", { user_id: CLIENT, status: "open" });
    for (const thread of [`orders/${document.order_id}`, "support_tickets/own"]) {
      for (const actor of ["client_user", "admin"] as const) {
        const sender = { sender_id: uidOf(actor), sender_role: actor };
        const message = { ...sender, text: "Hello", created_at: now, attachments: [] };
        expect([thread, actor, await mayCreate(actor, `${thread}/messages/new`, message)]).toEqual([
          thread,
          actor,
          false,
        ]);
      }
    }
    for (const row of ["support_tickets", "documents"]) {
      for (const actor of ["client_user", "admin"] as const) {
        expect([row, actor, await mayCreate(actor, `${row}/new`, good(row))]).toEqual([row, actor, false]);
      }
    }
  });
});

describe("leads and calls", () => {
  const written: Record<string, { path: string; stored: DocumentData; change: DocumentData }> = {
    "[FS-06] nobody's lead, taken": {
      path: "crm_leads/lead",
      stored: { assigned_to: null, status: "new", do_not_call: false },
      change: { assigned_to: AGENT, updated_at: now },
    },
    "[T-02] one's own lead, moved": {
      path: "crm_leads/lead",
      stored: { assigned_to: AGENT, status: "new" },
      change: { status: "contacted", updated_at: now },
    },
    "[T-08] calls allowed again": {
      path: "crm_leads/lead",
      stored: { assigned_to: AGENT, status: "new", do_not_call: true },
      change: { do_not_call: false, updated_at: now },
    },
    "[T-03] a call that goes on, made longer": {
      path: `current_calls/${AGENT}`,
      stored: { telecaller_id: AGENT, started_at: EARLIER },
      change: { started_at: now },
    },
    "[T-01] a day's figures": {
      path: "telecaller_days/day",
      stored: { telecaller_id: AGENT, calls: [] },
      change: { calls: [{ id: "more" }] },
    },
  };

  test.each(Object.entries(written))(
    "[R-05] %s: by functions only, for whomever it is",
    async (_, { path, stored, change }) => {
      await seed(path, stored);
      for (const role of ROLES) expect([role, await mayUpdate(role, path, change)]).toEqual([role, false]);
      expect(await isAllowed(() => deleteDoc(doc(project.as("telecaller"), path)))).toBe(false);
    },
  );

  test("[FS-03] [AX-05] whoever has no profile, is suspended or has another role by now changes no notes of a call", async () => {
    const sample = SAMPLES.telecaller_calls?.stored(AGENT_OWN, "c") ?? {};
    const tries = async (uid: string) => {
      await seed("telecaller_calls/earlier", { ...sample, telecaller_id: uid });
      const noted = { notes: "Rewritten", updated_at: now };
      return isAllowed(() =>
        updateDoc(doc(project.as("telecaller", uid), "telecaller_calls/earlier"), noted),
      );
    };
    await atWork("agent-present", "telecaller");
    expect(await tries("agent-present")).toBe(true);
    await atWork("agent-suspended", "telecaller", "suspended");
    await atWork("agent-promoted", "admin");
    for (const uid of ["agent-suspended", "agent-promoted", "agent-without-profile"]) {
      expect([uid, await tries(uid)]).toEqual([uid, false]);
    }
    // What is for their own eyes needs no more than the token.
    const task = SAMPLES.tasks?.stored({ person: "agent-suspended", client: "x", staff: "x" }, "t") ?? {};
    const own = doc(project.as("telecaller", "agent-suspended"), "tasks/first");
    expect(await isAllowed(() => setDoc(own, task))).toBe(true);
  });
});

describe("one's own marks and notes", () => {
  const call = () => SAMPLES.telecaller_calls?.stored(AGENT_OWN, "call") ?? {};
  const task = () => ({
    ...SAMPLES.tasks?.stored(AGENT_OWN, "task"),
    created_at: EARLIER,
    updated_at: EARLIER,
  });

  const changes: { path: string; actor: Actor; stored: () => DocumentData; good: Wrongs; bad: Wrongs }[] = [
    {
      path: `profiles/${CLIENT}/inbox/item`,
      actor: "client_user",
      stored: () => ({ title: "Filed", read_at: null }),
      good: { "read now": { read_at: now } },
      bad: {
        "read earlier": { read_at: EARLIER },
        "read never": { read_at: deleteField() },
        "rewritten while read": { read_at: now, title: "Refund due" },
        "a link put in": { read_at: now, link: "https://evil.example" },
      },
    },
    {
      path: `profiles/${CLIENT}/inbox/old`,
      actor: "client_user",
      stored: () => ({ title: "Filed", read_at: EARLIER }),
      good: {},
      bad: { "read twice": { read_at: now }, "made unread": { read_at: null } },
    },
    {
      path: `profiles/${CLIENT}/inbox/undone`,
      actor: "client_user",
      stored: () => ({ title: "Filed", read_at: Timestamp.fromMillis(Date.now() - 20_000) }),
      good: { "taken back": { read_at: null } },
      bad: {
        "read twice": { read_at: now },
        "rewritten while taken back": { read_at: null, title: "Refund due" },
        "no mark at all": { read_at: deleteField() },
      },
    },
    {
      path: "telecaller_calls/call",
      actor: "telecaller",
      stored: call,
      good: {
        "notes completed": { notes: "Asked for the fee", updated_at: now },
        "follow-up moved": { follow_up_required: true, follow_up_date: EARLIER, updated_at: now },
        "follow-up done": { follow_up_required: false, follow_up_date: null, updated_at: now },
      },
      bad: {
        "made longer": { call_duration: 3600, updated_at: now },
        "another outcome": { call_status: "no_answer", updated_at: now },
        "given to another": { telecaller_id: "stranger", updated_at: now },
        "moved to today": { call_started_at: now, updated_at: now },
        "notes without a time": { notes: "x", updated_at: EARLIER },
        "notes as long as a book": { notes: "a".repeat(4001), updated_at: now },
        "follow-up taken away": { follow_up_date: deleteField(), updated_at: now },
      },
    },
    {
      path: `telecaller_profiles/${AGENT}`,
      actor: "telecaller",
      stored: () => ({ user_id: AGENT, targets: { daily_calls: 60 }, settings: {}, updated_at: EARLIER }),
      good: { settings: { settings: { sound: true }, updated_at: now } },
      bad: {
        targets: { targets: { daily_calls: 1 }, updated_at: now },
        "one target": { "targets.daily_calls": 1, updated_at: now },
        owner: { user_id: "stranger", updated_at: now },
        "settings in words": { settings: { sound: "loud" }, updated_at: now },
        "settings without a time": { settings: { sound: true }, updated_at: EARLIER },
      },
    },
    {
      path: "tasks/task",
      actor: "telecaller",
      stored: task,
      good: { done: { done_at: EARLIER, updated_at: now }, moved: { due_at: null, updated_at: now } },
      bad: {
        "given to another": { owner_id: "stranger", updated_at: now },
        "made younger": { created_at: now, updated_at: now },
        "without a time": { title: "Later" },
        "a field put in": { bonus: 1, updated_at: now },
      },
    },
  ];
  const cases = changes.flatMap(({ good, bad, ...rest }) => [
    ...Object.entries(good).map(([name, change]) => ({ ...rest, name, change, allowed: true })),
    ...Object.entries(bad).map(([name, change]) => ({ ...rest, name, change, allowed: false })),
  ]);

  test.each(cases)("[R-05] $path: $name → $allowed", async ({ path, actor, stored, change, allowed }) => {
    await seed(path, stored());
    expect(await mayUpdate(actor, path, change)).toBe(allowed);
  });
});
