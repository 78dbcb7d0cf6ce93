import { initializeTestEnvironment } from "@firebase/rules-unit-testing";
import { type QueryDeclaration, resolveQuery } from "@niyamdesk/domain/base/query";
import { declarationsOf, type ListDeclaration, MOST_AT_ONCE } from "@niyamdesk/domain/lists/list";
import { LISTS } from "@niyamdesk/domain/lists/lists";
import { type Firestore, getCountFromServer, getDocs, type QuerySnapshot } from "firebase/firestore";
import { doc, setDoc, Timestamp } from "firebase/firestore/lite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listQuery } from "../../web/src/lib/firestore/firestore-query.ts";
import type { Place } from "../../web/src/lib/list/places.ts";
import { ACTORS, type Actor, claimsOf, uidOf } from "./actors.ts";
import { addressIn, isAllowed, openRulesProject, type RulesProject } from "./environment.ts";

/** Lists as the browser sends them: every view there can be, page by page and counted. */
let project: RulesProject;
let browserOf: (actor: Actor) => Firestore;
let cleanup: () => Promise<void>;

beforeAll(async () => {
  project = await openRulesProject("list-queries");
  const env = await initializeTestEnvironment({
    projectId: project.projectId,
    firestore: addressIn("FIRESTORE_EMULATOR_HOST"),
  });
  cleanup = () => env.cleanup();
  const opened = new Map<Actor, Firestore>();
  browserOf = (actor) => {
    const claims = claimsOf(actor);
    const context = claims ? env.authenticatedContext(uidOf(actor), claims) : env.unauthenticatedContext();
    const db = opened.get(actor) ?? (context.firestore() as unknown as Firestore);
    opened.set(actor, db);
    return db;
  };
});

afterAll(async () => {
  await cleanup();
  await project.close();
});

const VIEWS = Object.entries<ListDeclaration>(LISTS).flatMap(([name, list]) =>
  declarationsOf(list).map(([view, query]) => ({ name, view, query })),
);

const mostOf = ({ by }: QueryDeclaration) => (by === "admin" ? MOST_AT_ONCE.admin : MOST_AT_ONCE.own);

function sent(
  actor: Actor,
  query: QueryDeclaration,
  most: number,
  uid = uidOf(actor),
  after: Place | null = null,
) {
  const shape = resolveQuery(query, { uid, from_at: 0, until_at: 2_000_000_000_000 });
  return listQuery(browserOf(actor), shape, { after, upTo: null, most });
}

function senderOf({ by }: QueryDeclaration): Actor {
  if (by === "functions") throw new Error("Lists are for people");
  return by;
}

describe("declared lists under the rules", () => {
  test.each(VIEWS)(
    "[FS-01] $name ($view) is admitted, counted, and refused beyond its limit",
    async ({ query }) => {
      const sender = senderOf(query);
      const most = mostOf(query);
      expect(await isAllowed(() => getDocs(sent(sender, query, most)))).toBe(true);
      expect(await isAllowed(() => getCountFromServer(sent(sender, query, most)))).toBe(true);
      expect(await isAllowed(() => getDocs(sent(sender, query, most + 1)))).toBe(false);
      expect(await isAllowed(() => getCountFromServer(sent(sender, query, most + 1)))).toBe(false);
    },
  );

  test.each(VIEWS)("[FS-01] $name ($view) is refused to everyone else", async ({ query }) => {
    const sender = senderOf(query);
    const isOwn = JSON.stringify(query).includes("{uid}");
    const others = ACTORS.filter((actor) => actor !== sender && actor !== "admin");
    for (const actor of others) {
      const uid = isOwn ? uidOf(sender) : uidOf(actor);
      expect([actor, await isAllowed(() => getDocs(sent(actor, query, 50, uid)))]).toEqual([actor, false]);
    }
    if (isOwn) expect(await isAllowed(() => getDocs(sent(sender, query, 50, "stranger")))).toBe(false);
  });
});

test("[AX-07] rows of one moment are all there, page by page, none twice", async () => {
  const uid = uidOf("client_user");
  const date = new Timestamp(1_795_000_000, 123_456_000);
  const ids = Array.from({ length: 120 }, (_, n) => `ORD-${String(n).padStart(3, "0")}`);
  for (const id of ids)
    await setDoc(doc(project.seeder, `orders/${id}`), { user_id: uid, date, status: "pending" });
  const query = VIEWS.find(({ name }) => name === "ownOrders")?.query;
  if (!query) throw new Error("There is no such list");
  const seen: string[] = [];
  for (let after: Place | null = null; ; ) {
    const page: QuerySnapshot = await getDocs(sent("client_user", query, 50, uid, after));
    seen.push(...page.docs.map(({ id }) => id));
    const last = page.docs.at(-1);
    if (last === undefined || page.size < 50) break;
    after = { values: [last.get("date")], id: last.id };
  }
  expect(seen).toEqual(ids.toReversed());
});
