import { initializeTestEnvironment } from "@firebase/rules-unit-testing";
import { type Filter, isCondition, type QueryDeclaration, resolveQuery } from "@niyamdesk/domain/base/query";
import { ownCallsSinceQuery } from "@niyamdesk/domain/calls/queries";
import { foundOwnLeadsQuery, freeLeadsQuery, ownLeadsQuery } from "@niyamdesk/domain/leads/queries";
import { type Firestore as BrowserFirestore, getDocs as getDocsInBrowser } from "firebase/firestore";
import { doc, getDocs, setDoc, Timestamp } from "firebase/firestore/lite";
import type { Firestore as AdminFirestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { declaredQuery as functionsQuery } from "../../functions/src/platform/query.ts";
import { declaredQuery as browserQuery } from "../../web/src/lib/firestore/firestore-query.ts";
import { QUERIES } from "../support/queries.ts";
import { ACTORS, type Actor, claimsOf, uidOf } from "./actors.ts";
import { openAdminFirestore } from "./admin.ts";
import { addressIn, isAllowed, openRulesProject, type RulesProject } from "./environment.ts";
import { liteQuery } from "./lite-query.ts";

const SENT = QUERIES.filter(([, { by }]) => by !== "functions");
const ofSender = (by: QueryDeclaration["by"]) => SENT.filter(([, query]) => query.by === by);
const OWNED = SENT.filter(([, query]) => JSON.stringify(query).includes('"{uid}"'));
const BY_PATH = SENT.filter(([, query]) => /\{(uid|order_id|ticket_id)\}/.test(query.from));
/** Ranges are pages of what is public anyway. */
const PUBLIC_FILTERED = ofSender("visitor").filter(([, query]) =>
  query.where?.some((filter) => isCondition(filter) && filter[1] === "=="),
);

let project: RulesProject;
let browserOf: (actor: Actor) => BrowserFirestore;
let admin: { db: AdminFirestore; close(): Promise<void> };
let cleanup: () => Promise<void>;

beforeAll(async () => {
  project = await openRulesProject("queries");
  const env = await initializeTestEnvironment({
    projectId: project.projectId,
    firestore: addressIn("FIRESTORE_EMULATOR_HOST"),
  });
  cleanup = () => env.cleanup();
  browserOf = (actor) => {
    const claims = claimsOf(actor);
    const context = claims ? env.authenticatedContext(uidOf(actor), claims) : env.unauthenticatedContext();
    return context.firestore() as unknown as BrowserFirestore;
  };
  admin = openAdminFirestore(project.projectId);
  for (const id of ["own", "stranger"])
    await setDoc(doc(project.seeder, `ca_partners/${id}`), { active: true });
  for (const [owner, uid] of [
    ["own", uidOf("client_user")],
    ["stranger", "stranger"],
  ] as const) {
    await setDoc(doc(project.seeder, `orders/${owner}`), { user_id: uid, assigned_to: null });
    await setDoc(doc(project.seeder, `support_tickets/${owner}`), { user_id: uid, status: "open" });
  }
});

afterAll(async () => {
  await admin.close();
  await cleanup();
  await project.close();
});

describe("declared queries under the rules", () => {
  test.each(SENT)("[FS-01] %s is admitted as the browser sends it", async (_, query) => {
    const sender = senderOf(query);
    const sent = browserQuery(browserOf(sender), query, valuesFor(query, uidOf(sender), "own"));
    expect(await isAllowed(() => getDocsInBrowser(sent))).toBe(true);
  });

  test.each(OWNED)("[FS-01] %s is refused without its owner, and for another's", async (_, query) => {
    const sender = senderOf(query);
    expect(await mayList(sender, query, "own", uidOf(sender))).toBe(true);
    expect(await mayList(sender, query, "own", "stranger")).toBe(false);
    expect(await mayList(sender, without(query, '"{uid}"'), "own", uidOf(sender))).toBe(false);
  });

  test.each(SENT)(
    "[AX-19] %s is refused when it asks for more at once than any reader may",
    async (_, query) => {
      const sender = senderOf(query);
      expect(await mayList(sender, { ...query, limit: 501 }, "own", uidOf(sender))).toBe(false);
    },
  );

  test.each(BY_PATH)("[FS-01] %s is refused below another's document", async (_, query) => {
    expect(await mayList(senderOf(query), query, "stranger", "stranger")).toBe(false);
  });

  test.each(PUBLIC_FILTERED)("[FS-01] %s is refused without its filter", async (_, query) => {
    expect(await mayList("visitor", { ...query, where: [] }, "own", "")).toBe(false);
  });

  test.each(ofSender("admin"))("[FS-01] %s is refused for everyone but an admin", async (_, query) => {
    for (const actor of ACTORS.filter((name) => name !== "admin")) {
      expect([actor, await mayList(actor, query, "own", uidOf(actor))]).toEqual([actor, false]);
    }
  });

  test("[FS-02] [AX-20] own leads and the pool are apart, none of another agent, none without the field; both adapters alike", async () => {
    const uid = uidOf("telecaller");
    const put = (id: string, lead: object, minute: number) =>
      setDoc(doc(project.seeder, `crm_leads/${id}`), {
        status: "new",
        created_at: Timestamp.fromMillis(minute * 60_000),
        ...lead,
      });
    await put("mine", { assigned_to: uid }, 0);
    await put("mine-done", { assigned_to: uid, status: "converted" }, 200);
    await put("theirs", { assigned_to: "x" }, 1);
    await put("bare", {}, 2);
    const free = Array.from({ length: freeLeadsQuery.limit + 1 }, (_, at) => at + 1);
    await Promise.all(free.map((n) => put(`free-${n}`, { assigned_to: null }, n)));
    const idsOf = async (name: typeof ownLeadsQuery | typeof freeLeadsQuery) => {
      const browser = await getDocsInBrowser(browserQuery(browserOf("telecaller"), name, { uid } as never));
      const server = await functionsQuery(admin.db, name, { uid } as never).get();
      expect(browser.docs.map(({ id }) => id)).toEqual(server.docs.map(({ id }) => id));
      return server.docs.map(({ id }) => id);
    };
    expect(await idsOf(ownLeadsQuery)).toEqual(["mine"]);
    await put("mine-old", { assigned_to: uid, find: ["meera"] }, -9_000);
    const words = { uid, word: "meera" };
    const old = await getDocsInBrowser(browserQuery(browserOf("telecaller"), foundOwnLeadsQuery, words));
    expect(old.docs.map(({ id }) => id)).toEqual(["mine-old"]);
    const found = await idsOf(freeLeadsQuery);
    expect([found[0], found.length]).toEqual(["free-1", freeLeadsQuery.limit]);
  });

  test("[FS-01] an instant bounds a list alike in both adapters", async () => {
    const uid = uidOf("telecaller");
    for (const [id, at] of Object.entries({ before: 1_000, at: 2_000, after: 3_000 })) {
      const call = { telecaller_id: uid, call_started_at: Timestamp.fromMillis(at) };
      await setDoc(doc(project.seeder, `telecaller_calls/${id}`), call);
    }
    const values = { uid, since_at: 2_000 };
    const browser = await getDocsInBrowser(browserQuery(browserOf("telecaller"), ownCallsSinceQuery, values));
    const server = await functionsQuery(admin.db, ownCallsSinceQuery, values).get();
    expect(browser.docs.map(({ id }) => id)).toEqual(["after", "at"]);
    expect(server.docs.map(({ id }) => id)).toEqual(["after", "at"]);
  });
});

function senderOf({ by }: QueryDeclaration): Actor {
  if (by === "functions") throw new Error("Functions are not bound by the rules");
  return by;
}

/** Text for every hole of a query; parents are the sender's `own` or the `stranger`'s. */
function valuesFor(query: QueryDeclaration, uid: string, parent: "own" | "stranger") {
  const holes = [...JSON.stringify(query).matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const fill = (name: string) => {
    if (name === "uid") return uid;
    return name.endsWith("_at") ? 0 : parent;
  };
  return Object.fromEntries(holes.map((name) => [name, fill(name)]));
}

function mayList(actor: Actor, query: QueryDeclaration, parent: "own" | "stranger", uid: string) {
  const shape = resolveQuery(query, valuesFor(query, uid, parent));
  return isAllowed(() => getDocs(liteQuery(project.as(actor), shape)));
}

function without(query: QueryDeclaration, value: string): QueryDeclaration {
  const kept = (filter: Filter) =>
    isCondition(filter) ? JSON.stringify(filter[2]) !== value : !JSON.stringify(filter).includes(value);
  return { ...query, where: (query.where ?? []).filter(kept) };
}
