import {
  isCondition,
  type Operator,
  type QueryShape,
  type ShapeCondition,
  type ShapeValue,
} from "@niyamdesk/domain/base/query";
import { EMULATORS, FIREBASE_CONFIG } from "../backend/env.ts";

/**
 * Public reads over Firestore's REST interface: a plain request, so that pages which only show the catalogue need none
 * of the Firebase SDK. Values come back as plain JavaScript; the caller parses them.
 */
const TIMEOUT_MS = 8000;

type Fields = Record<string, unknown>;
export type PublicDocument = { id: string } & Fields;

const ORIGIN = EMULATORS.firestore ? `http://${EMULATORS.firestore}` : "https://firestore.googleapis.com";
const DOCUMENTS = `${ORIGIN}/v1/projects/${FIREBASE_CONFIG.projectId}/databases/(default)/documents`;

/** The documents that a query finds, up to its limit. Rejects when it is refused: that says nothing of what is there. */
export async function queryPublic(query: QueryShape): Promise<PublicDocument[]> {
  return (await pagePublic(query, null)).documents;
}

/** Where a page ended: at this document, and not at the values it is sorted by, which the next ones may share. */
interface PageEnd {
  values: readonly unknown[];
}

export interface PublicPage {
  documents: PublicDocument[];
  /** From where the next page goes on; null when this was the last. */
  end: PageEnd | null;
}

/** A page of what a query finds; the first without an `after`. Rejects when it is refused. */
export async function pagePublic(query: QueryShape, after: PageEnd | null): Promise<PublicPage> {
  const { path, where, limit } = query;
  const names = path.split("/");
  const collectionId = names.pop();
  const parent = names.map((name) => `/${encodeURIComponent(name)}`).join("");
  const order = [...query.order, [DOCUMENT_NAME, query.order.at(-1)?.[1] ?? "asc"] as const];
  const answer = await request(`${DOCUMENTS}${parent}:runQuery`, {
    structuredQuery: {
      from: [{ collectionId }],
      ...(where.length === 0 ? {} : { where: allOf(where) }),
      orderBy: order.map(([field, direction]) => ({
        field: { fieldPath: field },
        direction: direction === "asc" ? "ASCENDING" : "DESCENDING",
      })),
      ...(after === null ? {} : { startAt: { values: after.values, before: false } }),
      limit,
    },
  });
  const found = Array.isArray(answer) ? answer.map((entry) => recordOf(recordOf(entry).document)) : [];
  const last = found.length < limit ? undefined : found.at(-1);
  return {
    documents: found.map((document) => documentOf({ document })).filter((entry) => entry !== null),
    end: last === undefined ? null : { values: order.map(([field]) => sortValue(last, field)) },
  };
}

/** All that a query finds, page by page, and no more pages than that. */
export async function allPublic(query: QueryShape, pages: number): Promise<PublicDocument[]> {
  const found: PublicDocument[] = [];
  let end: PageEnd | null = null;
  for (let page = 0; page < pages; page += 1) {
    const next: PublicPage = await pagePublic(query, end);
    found.push(...next.documents);
    end = next.end;
    if (end === null) break;
  }
  return found;
}

const DOCUMENT_NAME = "__name__";

/** As Firestore sent it: a time to the microsecond, which a number of milliseconds is not. */
function sortValue(document: Readonly<Record<string, unknown>>, field: string): unknown {
  return field === DOCUMENT_NAME ? { referenceValue: document.name } : recordOf(document.fields)[field];
}

/**
 * What a page that is written at build asks later, by its first script alone: fields of one record. One that is not stored is an answer;
 * one that the public may not see is refused (403).
 */
export function laterQuestion(
  collection: string,
  id: string,
  fieldPaths: readonly string[],
): { address: string; body: string } {
  const name = `${DOCUMENTS.slice(DOCUMENTS.indexOf("/projects/") + 1)}/${collection}/${id}`;
  return {
    address: `${DOCUMENTS}:batchGet?key=${encodeURIComponent(FIREBASE_CONFIG.apiKey)}`,
    body: JSON.stringify({ documents: [name], mask: { fieldPaths } }),
  };
}

const OPERATORS: Record<Operator, string> = {
  "==": "EQUAL",
  in: "IN",
  "array-contains": "ARRAY_CONTAINS",
  ">=": "GREATER_THAN_OR_EQUAL",
  "<": "LESS_THAN",
  "<=": "LESS_THAN_OR_EQUAL",
  ">": "GREATER_THAN",
};

function allOf(filters: QueryShape["where"]): unknown {
  return composite(
    "AND",
    filters.map((filter) =>
      isCondition(filter) ? fieldFilter(filter) : composite("OR", filter.or.map(fieldFilter)),
    ),
  );
}

function composite(op: "AND" | "OR", filters: readonly unknown[]): unknown {
  return { compositeFilter: { op, filters } };
}

function fieldFilter([fieldPath, operator, value]: ShapeCondition): unknown {
  return { fieldFilter: { field: { fieldPath }, op: OPERATORS[operator], value: restValue(value) } };
}

function restValue(value: ShapeValue): unknown {
  if (value === null) return { nullValue: null };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "number") return { doubleValue: value };
  if ("instant" in value) return { timestampValue: new Date(value.instant).toISOString() };
  return { arrayValue: { values: value.map(restValue) } };
}

/** One document, or null when there is none (or the public may not see it). */
export async function getPublic(collection: string, id: string): Promise<PublicDocument | null> {
  const found = await findPublic(collection, id);
  return found === "withheld" ? null : found;
}

/** The same, told apart: what the public may not see is there. */
export async function findPublic(
  collection: string,
  id: string,
): Promise<PublicDocument | "withheld" | null> {
  try {
    const answer = await request(`${DOCUMENTS}/${collection}/${encodeURIComponent(id)}`);
    return documentOf({ document: answer });
  } catch (error) {
    if (error instanceof Refusal && error.isByRules) return "withheld";
    throw error;
  }
}

/**
 * 403. The rules refuse a document that the public may not see; the project refuses everybody (a key for other addresses,
 * billing that ended), which must never look like a shop without goods.
 */
class Refusal extends Error {
  readonly isByRules: boolean;

  constructor(message: string) {
    super(`Firestore refused: ${message.trim()}`);
    // The service's own words, and the emulator's, which names the line of the rule.
    this.isByRules = /Missing or insufficient permissions|for '(get|list)'/.test(message);
  }
}

async function request(url: string, body?: unknown): Promise<unknown> {
  const target = `${url}?key=${encodeURIComponent(FIREBASE_CONFIG.apiKey)}`;
  const response = await fetch(target, {
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 404) return null;
  if (response.status === 403) throw new Refusal(JSON.stringify(await response.json().catch(() => null)));
  if (!response.ok) throw new Error(`Firestore answered ${response.status}`);
  return response.json();
}

function documentOf(entry: unknown): PublicDocument | null {
  const document = recordOf(recordOf(entry).document);
  if (typeof document.name !== "string") return null;
  return { ...fieldsOf(document.fields), id: decodeURIComponent(document.name.split("/").at(-1) ?? "") };
}

function fieldsOf(fields: unknown): Fields {
  return Object.fromEntries(
    Object.entries(recordOf(fields)).map(([name, value]) => [name, plainValue(value)]),
  );
}

/** A REST value such as `{ "integerValue": "3" }` → 3. Kinds the public catalogue does not use come back undefined. */
function plainValue(value: unknown): unknown {
  const [kind, content] = Object.entries(recordOf(value))[0] ?? [];
  switch (kind) {
    case "stringValue":
    case "booleanValue":
    case "doubleValue":
    case "timestampValue":
      return content;
    case "integerValue":
      return Number(content);
    case "nullValue":
      return null;
    case "mapValue":
      return fieldsOf(recordOf(content).fields);
    case "arrayValue": {
      const { values } = recordOf(content);
      return Array.isArray(values) ? values.map(plainValue) : [];
    }
    default:
      return undefined;
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
