import "./own-project.ts";
import { ERROR_WORDS, type ErrorCode, isErrorCode } from "@niyamdesk/domain/base/errors";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { ROLES, type Role } from "@niyamdesk/domain/base/roles";
import { CALLABLE_INPUTS, type CallableName } from "@niyamdesk/domain/callables";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { db } from "../../functions/src/platform/firestore.ts";
import { type Client, signedIn, tokenOf, urlOf, useProduct, withAccount } from "./product.ts";
import { wish } from "./wish.ts";

useProduct();

type Admitted = "anyone" | "signed_in" | readonly Role[];

/** Who may call what, written down once more. */
const WHO: Record<CallableName, Admitted> = {
  startCall: ["telecaller", "ca"],
  connectCall: ["telecaller", "ca"],
  saveCall: ["telecaller", "ca"],
  logCall: ["telecaller", "ca"],
  sumOfCalls: ["telecaller", "ca"],
  exportPerformance: ["telecaller"],
  claimLead: ["telecaller"],
  handBackLeads: ["telecaller"],
  moveLead: ["telecaller", "ca"],
  takeBackConversion: ["telecaller", "ca", "admin"],
  editLead: ["telecaller", "ca"],
  addLead: ["telecaller"],
  leadHistory: ["telecaller", "ca"],
  setCallWish: ["telecaller", "ca"],
  stopCalling: ["telecaller", "ca"],
  allowCalling: ["admin"],
  assignLeads: ["admin"],
  sendCheckoutLink: ["telecaller", "ca", "admin"],
  mergeLeads: ["telecaller", "admin"],
  undoMerge: ["telecaller", "admin"],
  beginLeadImport: ["admin"],
  addLeadRows: ["admin"],
  undoLeadImport: ["admin"],
  setTargets: ["admin"],
  setCallingRules: ["admin"],
  ensureProfile: "signed_in",
  sendVerificationMail: "signed_in",
  changeEmail: "signed_in",
  requestPasswordReset: "anyone",
  lookAtLink: "anyone",
  setNewPassword: "anyone",
  confirmEmail: "anyone",
  acceptInvitation: "anyone",
  sendNumberProof: "anyone",
  confirmNumber: "anyone",
  disownNumber: "anyone",
  exportOwnData: ROLES,
  deleteOwnAccount: ["client_user"],
  inviteStaff: ["admin"],
  changeStaffRole: ["admin"],
  suspendStaff: ["admin"],
  staffWork: ["admin"],
  resendInvitation: ["admin"],
  bookConsultation: ["client_user"],
  cancelConsultation: ["client_user", "ca"],
  endConsultation: ["ca"],
  reviewPartner: ["client_user"],
  saveService: ["admin"],
  publishNotification: ["admin"],
  openTicket: ["client_user"],
  sendMessage: ROLES,
  announceDocument: ["client_user"],
  cancelDocument: ["client_user"],
  openDocument: ["client_user", "admin", "ca", "tax_executive"],
  createCheckout: ["client_user"],
  verifyPayment: ROLES,
  checkPayment: ROLES,
  answerDuplicate: ["client_user"],
  putCheckoutAway: ["client_user"],
  // This list; others are others'.
  exportList: ["admin"],
  sendContactMessage: "anyone",
  requestCallback: "anyone",
};

const PLAN = {
  id: "salaried",
  name: "Salaried",
  description: "",
  eligibility: "",
  price: 999,
  turnaround: "",
};
const SERVICE = {
  id: "new-service",
  name: "Income tax return",
  category: "tax",
  icon: "file-text",
  summary: "Filed by a professional",
  description: "We file it.",
  eligibility: "",
  popular: false,
  feature_list: ["Checked twice"],
  required_documents: [{ id: "pan", label: "PAN card", required: true }],
  plans: [PLAN],
  faqs: [{ question: "When?", answer: "In a week." }],
  government_fee: null,
  sac: "998232",
  turnaround: "7 working days",
  active: true,
};

const ENDED_CALL = {
  call_id: "call-0123456789abcdef",
  status: "connected",
  disposition: "interested",
  notes: "Sends PAN tonight",
  follow_up: null,
};

/** Input that is as it should be. */
const INPUTS: Record<CallableName, object> = {
  startCall: { call_id: "call-0123456789abcdef", lead_id: "lead-1", device: "desk" },
  connectCall: { call_id: "call-0123456789abcdef" },
  saveCall: { ...ENDED_CALL, ended_ago: 0, told_seconds: null },
  logCall: {
    ...ENDED_CALL,
    lead_id: "lead-1",
    call_type: "inbound",
    started_at: Date.parse("2026-11-28T12:00:00+05:30"),
    seconds: 60,
  },
  sumOfCalls: {},
  exportPerformance: { from: "2026-11-29", last: "2026-12-05" },
  claimLead: { lead_id: "lead-1" },
  handBackLeads: { lead_ids: ["lead-1"] },
  moveLead: { lead_id: "lead-1", seen: "new", to: "contacted" },
  takeBackConversion: { lead_id: "lead-1", reason: "Wrong row" },
  leadHistory: { lead_id: "lead-1" },
  editLead: { lead_id: "lead-1", notes: { was: "", now: "Sends PAN tonight" } },
  addLead: {
    request_id: "request-0123456789ab",
    name: "Asha Rao",
    phone: "98765 43210",
    email: null,
    company: "",
    service_interest: "",
    notes: "",
  },
  setCallWish: { lead_id: "lead-1", wish: { from: 600, to: 720 } },
  stopCalling: { lead_id: "lead-1" },
  allowCalling: { phone: "98765 43210", reason: "Asked to be called again" },
  assignLeads: { lead_ids: ["lead-1"], to: null },
  sendCheckoutLink: { lead_id: "lead-1", service_id: "itr-filing", plan_id: "salary", mail_in: "hi" },
  mergeLeads: { keep_id: "lead-1", merged_id: "lead-2" },
  undoMerge: { keep_id: "lead-1", merged_id: "lead-2" },
  beginLeadImport: {
    file_hash: "0123456789abcdef".repeat(4),
    name: "fair.csv",
    consent_source: "Visitors of the fair, on paper",
    rows: 1,
    slices: 1,
  },
  addLeadRows: {
    import_id: "imp_1",
    slice: 0,
    rows: [
      {
        ...{ line: 2, name: "Asha Rao", phone: "98765 43210", email: null, company: null, location: "Pune" },
        ...{ service_interest: null, notes: "", next_follow_up: null },
      },
    ],
  },
  undoLeadImport: { import_id: "imp_1" },
  setTargets: {
    uid: "caller-1",
    targets: { daily_calls: 60, daily_leads: 30, daily_conversions: 8, weekly_calls: 300 },
    away: false,
    lead_cap: null,
  },
  setCallingRules: {
    seen_at: null,
    days: [1, 2, 3, 4, 5],
    hours: { from: 600, to: 1140 },
    holidays: ["2026-12-25"],
    share_out: false,
    cap: null,
    idle_days: 7,
    first_call_minutes: 30,
  },
  ensureProfile: { name: "Asha Rao", phone: "98765 43210" },
  sendVerificationMail: {},
  changeEmail: { email: "asha@example.in" },
  requestPasswordReset: { email: "asha@example.in" },
  lookAtLink: { token: "A".repeat(43) },
  setNewPassword: { token: "A".repeat(43), password: "a-long-password" },
  confirmEmail: { token: "A".repeat(43) },
  acceptInvitation: { token: "A".repeat(43), password: "a-long-password" },
  sendNumberProof: { token: "A".repeat(43) },
  confirmNumber: { token: "A".repeat(43) },
  disownNumber: { token: "A".repeat(43) },
  exportOwnData: {},
  deleteOwnAccount: {},
  inviteStaff: { name: "Ravi Nair", email: "ravi@example.in", role: "ca" },
  changeStaffRole: { uid: "someone", role: "admin" },
  suspendStaff: { uid: "someone", suspended: true },
  staffWork: { uid: "someone" },
  resendInvitation: { uid: "someone" },
  bookConsultation: {
    ca_id: "kavita-rao",
    slot: "20261128T1030",
    notes: "Capital gains",
    phone: "98765 43210",
  },
  cancelConsultation: { consultation_id: "cons_1", reason: "Travelling" },
  endConsultation: { consultation_id: "cons_1", outcome: "completed" },
  reviewPartner: { ca_id: "kavita-rao", source: { order_id: "ORD-1" }, rating: 5, text: "Clear and quick." },
  saveService: { service: SERVICE, seen_version: null },
  publishNotification: {
    notification_id: "due-date",
    title: "New due date",
    content: "31 August",
    type: "compliance",
    audience: "all",
    isActive: true,
    seen_version: null,
  },
  openTicket: { subject: "Invoice name", text: "Please correct it.", request_id: "a".repeat(20) },
  sendMessage: {
    about: { ticket_id: "tkt_1" },
    text: "Thank you.",
    attachments: [],
    request_id: "a".repeat(20),
  },
  announceDocument: {
    order_id: "ORD-1",
    slot: "pan",
    name: "PAN card.pdf",
    content_type: "application/pdf",
    size: 20_000,
    sha256: "0".repeat(64),
    request_id: "a".repeat(20),
  },
  cancelDocument: { document_id: "doc_1" },
  openDocument: { document_id: "doc_1" },
  createCheckout: wish(),
  verifyPayment: {
    checkout_id: "chk_1",
    razorpay_payment_id: `pay_${"A".repeat(14)}`,
    razorpay_order_id: `order_${"A".repeat(14)}`,
    razorpay_signature: "a".repeat(64),
  },
  checkPayment: { checkout_id: "chk_1" },
  answerDuplicate: { payment_id: "pay_29QQoUBi66xm2f", answer: "give_back" },
  putCheckoutAway: { checkout_id: "chk_1" },
  exportList: { list: "staff", view: "role=ca" },
  sendContactMessage: {
    name: "Asha Rao",
    email: "asha@example.in",
    phone: "9876543210",
    message: "Please tell me more.",
    request_id: "a".repeat(20),
    website: "",
  },
  requestCallback: {
    name: "Asha Rao",
    phone: "9876543210",
    service_id: "itr-filing",
    request_id: "a".repeat(20),
    website: "",
  },
};

const names = Object.keys(CALLABLE_INPUTS) as CallableName[];
const withToken = names.filter((name) => WHO[name] !== "anyone");
const MINUTE_S = 60;
const now = () => Math.floor(Date.now() / 1000);

interface Refused {
  error: { message: string; status: string; details: { code: string; facts: object } };
}

interface Answer {
  status: number;
  text: string;
}

/** The connection is kept: thousands of calls use a handful. Visitors come from another address each time. */
async function post(name: CallableName, body: string, token?: string): Promise<Answer> {
  const answer = await fetch(urlOf(name), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `10.0.0.1, ${crypto.randomUUID()}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body,
  });
  return { status: answer.status, text: await answer.text() };
}

const send = (name: CallableName, data: unknown, token?: string) =>
  post(name, JSON.stringify({ data }), token);

/** Refused with one of our codes, in its own words and with nothing else. */
function expectRefusal({ status, text }: Answer, ...codes: ErrorCode[]): void {
  const { error } = JSON.parse(text) as Refused;
  expect(Object.keys(error).sort()).toEqual(["details", "message", "status"]);
  const { code, facts } = error.details;
  expect(codes).toContain(code);
  expect(isErrorCode(code) && ERROR_WORDS[code]).toBe(error.message);
  expect(Object.keys(facts).every((fact) => fact === "field")).toBe(true);
  expect(status).toBeLessThan(500);
}

/** How many documents each collection has; counters of calls are no trace of a deed. */
async function traces(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const collection of await db().listCollections()) {
    const found = (await collection.listDocuments()).filter(
      ({ id }) => collection.id !== COLLECTIONS.ledger || !id.startsWith("rate_"),
    );
    if (found.length > 0) counts[collection.id] = found.length;
  }
  counts.accounts = (await (await accounts()).listUsers(1000)).users.length;
  return counts;
}

async function withoutTrace(attack: () => Promise<void>): Promise<void> {
  const before = await traces();
  await attack();
  expect(await traces()).toEqual(before);
}

const admits = (name: CallableName, role: Role | null) => {
  const admitted = WHO[name];
  if (typeof admitted === "string") return true;
  return role !== null && admitted.includes(role);
};

/** Somebody who may call it: staff with an account, since theirs is looked up. */
function allowed(name: CallableName): Promise<Client> {
  const admitted = WHO[name];
  const role = typeof admitted === "string" ? "client_user" : (admitted.at(-1) ?? "client_user");
  return withAccount(role);
}

test("[R-05] every callable of the contract is attacked", () => {
  expect(Object.keys(WHO).sort()).toEqual([...names].sort());
});

describe.each(withToken)("%s", (name) => {
  const data = INPUTS[name];

  test("[R-05] [R-04] refuses each role that may not call, and leaves nothing behind", async () => {
    const barred = [...ROLES, null].filter((role) => !admits(name, role));
    const people = await Promise.all(barred.map((role) => withAccount(role)));
    await withoutTrace(async () => {
      for (const { idToken } of people) expectRefusal(await send(name, data, idToken), "forbidden");
      expectRefusal(await send(name, data, signedIn("admin", "anonymous").idToken), "forbidden");
    });
  });

  test("[R-05] refuses no token, one that is over, and what is no token", async () => {
    const { uid } = await allowed(name);
    const role = admits(name, "admin") ? "admin" : "client_user";
    const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");
    const forged = (payload: unknown) => `${encode({ alg: "none" })}.${encode(payload)}.`;
    const inAnHour = now() + 3600;
    await withoutTrace(async () => {
      expectRefusal(await send(name, data), "unauthenticated");
      expectRefusal(await send(name, data, tokenOf(uid, role, { exp: now() - 1 })), "unauthenticated");
      for (const payload of [
        {},
        { sub: uid, role },
        { sub: uid, role, exp: "soon" },
        { sub: "", role, exp: inAnHour },
        { sub: "a/b", role, exp: inAnHour },
        { sub: "x".repeat(129), role, exp: inAnHour },
        { sub: { uid }, role, exp: inAnHour },
      ]) {
        expectRefusal(await send(name, data, forged(payload)), "unauthenticated");
      }
      for (const token of [
        "null",
        "undefined",
        "x",
        "a.b.c",
        `${"e30.".repeat(2000)}`,
        "e30.bnVsbA.",
        "e30.NQ.",
      ]) {
        expect((await send(name, data, token)).status).toBe(401);
      }
    });
  });

  test.runIf(admits(name, "admin") || name === "deleteOwnAccount")(
    "[R-04] refuses somebody suspended, signed out everywhere, demoted or gone, though the token is good",
    async () => {
      const auth = await accounts();
      const role: Role = name === "deleteOwnAccount" ? "client_user" : "admin";
      const person = async (change: (uid: string) => Promise<unknown>, auth_time = now()) => {
        const { uid } = await withAccount(role);
        await change(uid);
        return tokenOf(uid, role, { auth_time });
      };
      const suspended = await person((uid) => auth.updateUser(uid, { disabled: true }));
      const revoked = await person((uid) => auth.revokeRefreshTokens(uid), now() - MINUTE_S);
      const gone = await person((uid) => auth.deleteUser(uid));
      await withoutTrace(async () => {
        expectRefusal(await send(name, data, suspended), "account_suspended");
        expectRefusal(await send(name, data, revoked), "unauthenticated");
        expectRefusal(await send(name, data, gone), "unauthenticated");
      });
      // What only tells of the caller's own account needs no role, and tells which one it is now.
      if (role === "client_user" || WHO[name] === "signed_in") return;
      const demoted = await person((uid) => auth.setCustomUserClaims(uid, { role: "client_user" }));
      await withoutTrace(async () => expectRefusal(await send(name, data, demoted), "forbidden"));
    },
  );
});

const NASTY = [
  "",
  " ",
  "\u0000",
  "../../etc/passwd",
  "__proto__",
  "' OR 1=1 --",
  "<script>alert(1)</script>",
  "\u202egnp.exe",
  "a".repeat(5_000),
  "९".repeat(40),
  "NaN",
  "{{7*7}}",
];
const NASTY_VALUES = fc.oneof(fc.constantFrom<unknown>(...NASTY), fc.jsonValue({ maxDepth: 4 }));

/** Good input with one field wrong, missing or too many, or no input at all. */
function malformed(name: CallableName): fc.Arbitrary<unknown> {
  const good = INPUTS[name];
  const fields = Object.keys(good);
  const extra = fc
    .tuple(
      fc.oneof(fc.constantFrom("role", "uid", "admin", "@type", "constructor"), fc.string()),
      NASTY_VALUES,
    )
    .map(([field, value]) => ({ [field]: value, ...good }));
  const wrong = fc
    .tuple(fc.constantFrom(...fields, "more"), NASTY_VALUES)
    .map(([field, value]) => ({ ...good, [field]: value }));
  const missing = fc
    .constantFrom(...fields, "more")
    .map((gone) => Object.fromEntries(Object.entries(good).filter(([field]) => field !== gone)));
  return fc
    .oneof(NASTY_VALUES, wrong, extra, missing)
    .filter((data) => !CALLABLE_INPUTS[name].safeParse(data).success);
}

const RUNS = 140;
/** Fewer than any limit on calls. */
const CALLS_EACH = 9;

describe.each(names)("malformed input of %s", (name) => {
  test("[R-05] is refused as such, whatever it is, without a trace", async () => {
    const callers =
      WHO[name] === "anyone"
        ? [undefined]
        : await Promise.all(Array.from({ length: RUNS / CALLS_EACH + 1 }, () => allowed(name)));
    const inputs = fc.sample(malformed(name), RUNS);
    await withoutTrace(async () => {
      const answers = await Promise.all(
        inputs.map((data, n) => send(name, data, callers[n % callers.length]?.idToken)),
      );
      for (const [n, answer] of answers.entries()) {
        try {
          expectRefusal(answer, "invalid_input");
        } catch (error) {
          throw new Error(`${JSON.stringify(inputs[n])} was answered ${answer.text}`, { cause: error });
        }
      }
    });
  });

  test("[R-05] of any size is refused before anything is done with it", async () => {
    const token = WHO[name] === "anyone" ? undefined : (await allowed(name)).idToken;
    await withoutTrace(async () => {
      const filler = "x".repeat(60_000);
      expectRefusal(await send(name, { ...INPUTS[name], filler }, token), "invalid_input");
      const padded = `{"data":${JSON.stringify(INPUTS[name])}${" ".repeat(700_000)}}`;
      expectRefusal(await post(name, padded, token), "invalid_input");
      expectRefusal(await send(name, "x".repeat(5_000_000), token), "invalid_input");
      const deep = `${"[".repeat(3_000)}${"]".repeat(3_000)}`;
      expectRefusal(await post(name, `{"data":${deep}}`, token), "invalid_input");
    });
  });
});

test("[R-05] fields that the SDK takes for what they say, and ids of the database's own, are malformed too", async () => {
  const { idToken } = await allowed("changeStaffRole");
  const refused = async (data: string) =>
    expectRefusal(await post("changeStaffRole", `{"data":${data}}`, idToken), "invalid_input");
  await refused('{"uid":"someone","role":"ca","__proto__":{"polluted":true}}');
  await refused('{"uid":"someone","__proto__":{"role":"admin"}}');
  await refused('{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"x"}');
  await refused('{"uid":{"@type":"of mine"},"role":"ca"}');
  await refused('{"uid":"__proto__","role":"ca"}');
  await refused('{"uid":"__id7__","role":"ca"}');
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

describe("well-formed input that means harm", () => {
  const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
  const email = fc
    .tuple(fc.stringMatching(/^[^\s@<>"]{1,20}$/), fc.stringMatching(/^[^\s@<>".]{1,9}\.[^\s@<>".]{1,9}$/))
    .map(([local, host]) => `${local}@${host}`);
  const role = fc.constantFrom(...ROLES.filter((one) => one !== "client_user"));
  const HARMFUL: Partial<Record<CallableName, fc.Arbitrary<unknown>>> = {
    changeEmail: fc.record({ email }),
    requestPasswordReset: fc.record({ email }),
    acceptInvitation: fc.record({ token: fc.stringMatching(/^[A-Za-z0-9_-]{43}$/), password: fc.string() }),
    lookAtLink: fc.record({ token: fc.stringMatching(/^[A-Za-z0-9_-]{43}$/) }),
    setNewPassword: fc.record({ token: fc.stringMatching(/^[A-Za-z0-9_-]{43}$/), password: fc.string() }),
    confirmEmail: fc.record({ token: fc.stringMatching(/^[A-Za-z0-9_-]{43}$/) }),
    inviteStaff: fc.record({ name: fc.string(), email, role }),
    changeStaffRole: fc.record({ uid: id, role }),
    suspendStaff: fc.record({ uid: id, suspended: fc.boolean() }),
    resendInvitation: fc.record({ uid: id }),
    bookConsultation: fc.record({ ca_id: id, slot: fc.stringMatching(/^\d{8}T\d{4}$/), notes: fc.string() }),
    cancelConsultation: fc.record({ consultation_id: id, reason: fc.string({ maxLength: 300 }) }),
    endConsultation: fc.record({
      consultation_id: id,
      outcome: fc.constantFrom("completed", "no_show", "cancelled"),
    }),
    reviewPartner: fc.record({
      ca_id: id,
      source: fc.oneof(fc.record({ consultation_id: id }), fc.record({ order_id: id })),
      rating: fc.integer(),
      text: fc.string({ unit: "binary", maxLength: 1100 }),
    }),
    openTicket: fc
      .record({ order_id: id, text: fc.string({ unit: "binary", maxLength: 900 }) })
      .map((ticket) => ({
        ...{ subject: "Invoice", request_id: "a".repeat(20), ...ticket },
      })),
    sendMessage: fc
      .record({
        about: fc.oneof(fc.record({ order_id: id }), fc.record({ ticket_id: id })),
        text: fc.string({ unit: "binary", maxLength: 900 }),
        attachments: fc.array(id, { maxLength: 7 }),
      })
      .map((message) => ({ ...message, request_id: "a".repeat(20) })),
    announceDocument: fc
      .record({
        order_id: id,
        slot: id,
        name: fc.string({ unit: "binary", maxLength: 300 }),
        size: fc.integer(),
      })
      .map((document) => ({ ...INPUTS.announceDocument, ...document })),
    saveService: fc
      .record({ id, name: fc.string({ minLength: 1, unit: "binary", maxLength: 60 }), price: fc.integer() })
      .map(({ id, name, price }) => ({
        service: { ...SERVICE, id, name, plans: [{ ...PLAN, price }] },
        seen_version: 7,
      })),
    publishNotification: fc
      .record({
        notification_id: id,
        title: fc.string({ unit: "binary", maxLength: 200 }),
        seen_version: fc.integer(),
      })
      .map((change) => ({ ...INPUTS.publishNotification, ...change })),
    createCheckout: fc.record({ service_id: id, plan_id: id }).map((ids) => wish(ids)),
    verifyPayment: fc.record({ checkout_id: id }).map((ids) => ({ ...INPUTS.verifyPayment, ...ids })),
    checkPayment: fc.record({ checkout_id: id }),
    putCheckoutAway: fc.record({ checkout_id: id }),
  };
  const OURS = /stack|node_modules|\.ts:|\.js:|grpc|firestore|auth\/|ECONN|undefined|\[object/i;

  test.each(Object.entries(HARMFUL) as [CallableName, fc.Arbitrary<unknown>][])(
    "[R-05] %s never fails on our side, and tells nothing of it",
    async (name, inputs) => {
      const runs = 27;
      const callers = await Promise.all(Array.from({ length: runs / CALLS_EACH }, () => allowed(name)));
      for (const [n, data] of fc.sample(inputs, runs).entries()) {
        const token = WHO[name] === "anyone" ? undefined : callers[n % callers.length]?.idToken;
        const { status, text } = await send(name, data, token);
        if (status >= 500 || OURS.test(text)) throw new Error(`${JSON.stringify(data)}: ${status} ${text}`);
      }
    },
  );
});
