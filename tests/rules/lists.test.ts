import { type QueryDeclaration, queryShape, resolveQuery } from "@niyamdesk/domain/base/query";
import { partnersQuery } from "@niyamdesk/domain/partners/queries";
import { partnerReviewsQuery } from "@niyamdesk/domain/reviews/queries";
import { doc, setDoc, Timestamp } from "firebase/firestore/lite";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { QUERIES } from "../support/queries.ts";
import { claimsOf, uidOf } from "./actors.ts";
import { addressIn, openRulesProject, type RulesProject } from "./environment.ts";

declare global {
  /** Where the site's modules are told what they were built with. */
  interface ImportMeta {
    readonly env: Record<string, unknown>;
  }
}

/** Over Firestore's REST interface, as whoever wants to run up a bill would: the SDK's words are not the only ones. */
let project: RulesProject;
let documents: string;

beforeAll(async () => {
  project = await openRulesProject("lists");
  const { host, port } = addressIn("FIRESTORE_EMULATOR_HOST");
  documents = `http://${host}:${port}/v1/projects/${project.projectId}/databases/(default)/documents`;
  for (const [path, data] of Object.entries({
    "ca_partners/kavita": { active: true, name: "Kavita Rao" },
    "services/itr": { active: true },
    "notifications/due": { isActive: true, audience: "all", createdAt: Timestamp.now() },
  })) {
    await setDoc(doc(project.seeder, path), data);
  }
});

const part = (data: object) => Buffer.from(JSON.stringify(data)).toString("base64url");
/** Of the emulator's kind: not signed. */
const CLIENT_TOKEN = `${part({ alg: "none", typ: "JWT" })}.${part({
  ...{ sub: uidOf("client_user"), user_id: uidOf("client_user"), iat: 1, exp: 9_999_999_999 },
  ...claimsOf("client_user"),
})}.`;

afterAll(() => project.close());

const VISITORS = QUERIES.filter(([, { by }]) => by === "visitor");

/** What a visitor's declared query asks for, in REST's words. */
function structured(query: QueryDeclaration): { parent: string; query: Record<string, unknown> } {
  const shape = resolveQuery(query, { partner_id: "kavita", ca_user_id: "kavita", since_at: 0 });
  const segments = shape.path.split("/");
  const collectionId = segments.pop();
  const restValue = (value: unknown): object => {
    if (Array.isArray(value)) return { arrayValue: { values: value.map(restValue) } };
    if (typeof value === "boolean") return { booleanValue: value };
    return typeof value === "string" ? { stringValue: value } : { timestampValue: new Date(0).toISOString() };
  };
  const OPERATORS = { "==": "EQUAL", in: "IN", ">=": "GREATER_THAN_OR_EQUAL" } as Record<string, string>;
  const filters = (query.where ?? []).flatMap((filter) =>
    "or" in filter
      ? []
      : [
          {
            fieldFilter: {
              field: { fieldPath: filter[0] },
              op: OPERATORS[filter[1]],
              value: restValue(filter[2]),
            },
          },
        ],
  );
  return {
    parent: segments.length === 0 ? "" : `/${segments.join("/")}`,
    query: {
      from: [{ collectionId }],
      ...(filters.length === 0 ? {} : { where: { compositeFilter: { op: "AND", filters } } }),
    },
  };
}

async function statusOf(url: string, body?: object): Promise<number> {
  const answer = await fetch(url, body ? { method: "POST", body: JSON.stringify(body) } : {});
  await answer.body?.cancel();
  return answer.status;
}

describe("[AX-19] lists that visitors may have", () => {
  test.each(VISITORS)(
    "[AX-19] %s is answered up to its limit, not without one, nor skipping",
    async (_, declared) => {
      const { parent, query } = structured(declared);
      const run = (more: object) =>
        statusOf(`${documents}${parent}:runQuery`, { structuredQuery: { ...query, ...more } });
      expect(await run({ limit: declared.limit })).toBe(200);
      expect(declared.limit).toBeLessThanOrEqual(100);
      expect(await run({ limit: 101 })).toBe(403);
      expect(await run({})).toBe(403);
      expect(await run({ limit: 1, offset: 1000 })).toBe(403);
      const counted = {
        structuredAggregationQuery: { structuredQuery: query, aggregations: [{ count: {} }] },
      };
      expect(await statusOf(`${documents}${parent}:runAggregationQuery`, counted)).toBe(403);
    },
  );

  test.each(["ca_partners/kavita/reviews", "ca_partners/kavita/booked_slots"])(
    "[AX-19] %s is not listed in pages as large as one likes",
    async (path) => {
      expect(await statusOf(`${documents}/${path}?pageSize=100`)).toBe(200);
      expect(await statusOf(`${documents}/${path}?pageSize=101`)).toBe(403);
    },
  );
});

/** What people may list of their own, and what stands below other records. */
const GROUPS = ["messages", "inbox", "reviews", "booked_slots", "private", "orders", "documents", "profiles"];

test.each(GROUPS)(
  "[AX-19] [R-05] %s is neither listed over all parents, nor counted, nor parted",
  async (id) => {
    const headers = { authorization: `Bearer ${CLIENT_TOKEN}` };
    const structuredQuery = {
      from: [{ collectionId: id, allDescendants: true }],
      where: {
        fieldFilter: {
          field: { fieldPath: "user_id" },
          op: "EQUAL",
          value: { stringValue: "uid-client_user" },
        },
      },
    };
    const ask = async (method: string, body: object) => {
      const answer = await fetch(`${documents}:${method}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      await answer.body?.cancel();
      return answer.status;
    };
    const all = { structuredQuery: { ...structuredQuery, limit: 5 } };
    const isTopLevel = ["orders", "documents"].includes(id);
    expect(await ask("runQuery", all)).toBe(403);
    const counted = { structuredQuery, aggregations: [{ count: {} }] };
    expect(await ask("runAggregationQuery", { structuredAggregationQuery: counted })).toBe(403);
    const own = { ...structuredQuery, from: [{ collectionId: id }], limit: 5 };
    expect(await ask("runQuery", { structuredQuery: own })).toBe(isTopLevel ? 200 : 403);
    expect(await ask("partitionQuery", { structuredQuery, partitionCount: "3" })).not.toBe(200);
    expect(await ask("listCollectionIds", {})).not.toBe(200);
  },
);

test("[AX-07] reviews of one moment are all shown, page by page, whatever their number", async () => {
  const { host, port } = addressIn("FIRESTORE_EMULATOR_HOST");
  for (const name of ["API_KEY", "AUTH_DOMAIN", "STORAGE_BUCKET", "APP_ID"]) {
    vi.stubEnv(`VITE_FIREBASE_${name}`, "local");
  }
  vi.stubEnv("VITE_FIREBASE_PROJECT_ID", project.projectId);
  vi.stubEnv("VITE_SITE_ORIGIN", "http://127.0.0.1");
  vi.stubEnv("VITE_FIRESTORE_EMULATOR", `${host}:${port}`);
  const { allPublic, pagePublic } = await import("../../web/src/lib/firestore/firestore-rest.ts");
  const reviews = queryShape(partnerReviewsQuery, { partner_id: "kavita" });
  const created_at = new Timestamp(1_795_000_000, 123_456_000);
  const ids = Array.from({ length: 45 }, (_, n) => `review-${String(n).padStart(2, "0")}`);
  for (const id of ids) {
    await setDoc(doc(project.seeder, `ca_partners/kavita/reviews/${id}`), {
      rating: 5,
      text: "Clear",
      created_at,
    });
  }
  const seen: string[][] = [];
  let end: Parameters<typeof pagePublic>[1] = null;
  do {
    const page = await pagePublic(reviews, end);
    seen.push(page.documents.map(({ id }) => id));
    end = page.end;
  } while (end !== null);
  expect(seen.map((page) => page.length)).toEqual([20, 20, 5]);
  expect(seen.flat()).toEqual(ids.toReversed());

  for (let n = 0; n < 5; n += 1) {
    await setDoc(doc(project.seeder, `ca_partners/same-${n}`), { active: true, name: "Asha" });
  }
  const small = { ...queryShape(partnersQuery, {}), limit: 2 };
  expect((await allPublic(small, 9)).map(({ id }) => id)).toEqual([
    ...["same-0", "same-1", "same-2", "same-3", "same-4"],
    "kavita",
  ]);
  expect(await allPublic(small, 2)).toHaveLength(4);
});
