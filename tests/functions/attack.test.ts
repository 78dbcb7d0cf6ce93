import "./own-project.ts";
import path from "node:path";
import { ERROR_WORDS, type ErrorCode, isErrorCode } from "@niyamdesk/domain/base/errors";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { ROLES, type Role } from "@niyamdesk/domain/base/roles";
import { CALLABLE_INPUTS, type CallableName } from "@niyamdesk/domain/callables";
import * as fc from "fast-check";
import { type CollectionReference, FieldPath } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { accounts } from "../../functions/src/platform/accounts.ts";
import { db } from "../../functions/src/platform/firestore.ts";
import { modulesIn } from "../../tools/modules-in.ts";
import type { Attacked } from "./attacked.ts";
import { type Client, signedIn, tokenOf, urlOf, useProduct, withAccount } from "./product.ts";

useProduct();

const folder = path.join(import.meta.dirname, "attacks");
/** By noun, a file each. */
const found = [...(await modulesIn<Readonly<Record<string, Attacked>>>(folder)).values()];
const ATTACKS = Object.assign({}, ...found) as Record<CallableName, Attacked>;

const names = Object.keys(CALLABLE_INPUTS) as CallableName[];
const forgotten = names.filter((name) => !(name in ATTACKS));
if (forgotten.length > 0) throw new Error(`No file of attacks says who may call ${forgotten.join(", ")}`);
const withToken = names.filter((name) => ATTACKS[name].by !== "anyone");
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

/** Counters of calls, and that somebody was refused, are no trace of a deed: thousands of them, so the rest is counted without reading them. */
const PASSED_OVER: Readonly<Record<string, string>> = {
  [COLLECTIONS.ledger]: "rate_",
  [COLLECTIONS.auditLog]: "refused_",
};
const LAST_OF_ALL = "\uf8ff";

/** How many documents each collection has. */
async function traces(): Promise<Record<string, number>> {
  const collections = await db().listCollections();
  const [found, users] = await Promise.all([
    Promise.all(collections.map(async (collection) => [collection.id, await countIn(collection)] as const)),
    accounts().then((auth) => auth.listUsers(1000)),
  ]);
  expect(users.users.length).toBeLessThan(1000);
  return { ...Object.fromEntries(found.filter(([, count]) => count > 0)), accounts: users.users.length };
}

async function countIn(collection: CollectionReference): Promise<number> {
  const passed = PASSED_OVER[collection.id];
  return passed === undefined ? (await collection.listDocuments()).length : countBut(collection, passed);
}

async function countBut(collection: CollectionReference, passed: string): Promise<number> {
  const id = FieldPath.documentId();
  const ends = [collection.where(id, "<", passed), collection.where(id, ">", `${passed}${LAST_OF_ALL}`)];
  const counted = await Promise.all(ends.map((end) => end.count().get()));
  return counted.reduce((sum, end) => sum + end.data().count, 0);
}

async function withoutTrace(attack: () => Promise<void>): Promise<void> {
  const before = await traces();
  await attack();
  expect(await traces()).toEqual(before);
}

const admits = (name: CallableName, role: Role | null) => {
  const admitted = ATTACKS[name].by;
  if (typeof admitted === "string") return true;
  return role !== null && admitted.includes(role);
};

const known = new Map<string, Promise<Client>>();

/** One account a role and number for all callables, of which each counts its own calls: what is refused changes nothing of them. */
function somebody(role: Role | null, number = 0): Promise<Client> {
  const key = `${role} ${number}`;
  const found = known.get(key) ?? withAccount(role);
  known.set(key, found);
  return found;
}

/** Somebody who may call it: staff with an account, since theirs is looked up. */
function allowed(name: CallableName, number = 0): Promise<Client> {
  return somebody(allowedRole(name), number);
}

function allowedRole(name: CallableName): Role {
  const admitted = ATTACKS[name].by;
  return typeof admitted === "string" ? "client_user" : (admitted.at(-1) ?? "client_user");
}

test("[R-05] every callable of the contract is attacked", () => {
  expect(found.flatMap((noun) => Object.keys(noun)).sort()).toEqual([...names].sort());
});

describe.each(withToken)("%s", (name) => {
  const data = ATTACKS[name].input;

  test("[R-05] [R-04] refuses each role that may not call, and leaves nothing behind", async () => {
    const barred = [...ROLES, null].filter((role) => !admits(name, role));
    const people = await Promise.all(barred.map((role) => somebody(role)));
    await withoutTrace(async () => {
      for (const { idToken } of people) expectRefusal(await send(name, data, idToken), "forbidden");
      // A guest of the anonymous sign-in is no more than that, whatever the token says besides.
      if (ATTACKS[name].by === "guest") return;
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

  test.runIf((admits(name, "admin") && ATTACKS[name].by !== "guest") || name === "deleteOwnAccount")(
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
      if (role === "client_user" || ATTACKS[name].by === "signed_in") return;
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
  const good = ATTACKS[name].input;
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

/** Another sample in every run of the tests: thousands of inputs a day, of which a single run need not try all. */
const RUNS = 60;
/** Fewer than any limit on calls. */
const CALLS_EACH = 5;
/** Those who send the malformed input; somebody else sends what is too large. */
const SENDERS = RUNS / CALLS_EACH;

describe.each(names)("malformed input of %s", (name) => {
  test("[R-05] is refused as such, whatever it is, without a trace", async () => {
    const callers =
      ATTACKS[name].by === "anyone"
        ? [undefined]
        : await Promise.all(Array.from({ length: SENDERS }, (_, n) => allowed(name, n)));
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
    const token = ATTACKS[name].by === "anyone" ? undefined : (await allowed(name, SENDERS)).idToken;
    await withoutTrace(async () => {
      const filler = "x".repeat(60_000);
      expectRefusal(await send(name, { ...ATTACKS[name].input, filler }, token), "invalid_input");
      const padded = `{"data":${JSON.stringify(ATTACKS[name].input)}${" ".repeat(700_000)}}`;
      expectRefusal(await post(name, padded, token), "invalid_input");
      const deep = `${"[".repeat(3_000)}${"]".repeat(3_000)}`;
      expectRefusal(await post(name, `{"data":${deep}}`, token), "invalid_input");
    });
  });
});

// The border that reads it is one for all; what reaches each of them is tried above.
test("[R-05] five megabytes are refused before they are read as anything", async () => {
  for (const name of ["sendContactMessage", "createCheckout", "changeStaffRole"] as const) {
    const token = ATTACKS[name].by === "anyone" ? undefined : (await allowed(name, SENDERS + 1)).idToken;
    await withoutTrace(async () => {
      expectRefusal(await send(name, "x".repeat(5_000_000), token), "invalid_input");
    });
  }
});

test("[R-05] fields that the SDK takes for what they say, and ids of the database's own, are malformed too", async () => {
  const { idToken } = await allowed("changeStaffRole", SENDERS + 1);
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
  const HARMFUL = names.flatMap((name) => {
    const { harmful } = ATTACKS[name];
    return harmful === undefined ? [] : [[name, harmful] as const];
  });
  const OURS = /stack|node_modules|\.ts:|\.js:|grpc|firestore|auth\/|ECONN|undefined|\[object/i;

  test.each(HARMFUL)("[R-05] %s never fails on our side, and tells nothing of it", async (name, inputs) => {
    const runs = 27;
    const callers = await Promise.all(
      Array.from({ length: runs / CALLS_EACH }, () => withAccount(allowedRole(name))),
    );
    for (const [n, data] of fc.sample(inputs, runs).entries()) {
      const token = ATTACKS[name].by === "anyone" ? undefined : callers[n % callers.length]?.idToken;
      const { status, text } = await send(name, data, token);
      if (status >= 500 || OURS.test(text)) throw new Error(`${JSON.stringify(data)}: ${status} ${text}`);
    }
  });
});
