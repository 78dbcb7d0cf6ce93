import type { IncomingMessage, ServerResponse } from "node:http";
import { badRequest } from "./errors.ts";
import type { Simulator } from "./simulator.ts";
import { isObject, type JsonObject } from "./validate.ts";

export interface Request {
  method: string;
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  body: JsonObject;
  headers: IncomingMessage["headers"];
}

/** A plain object is answered as JSON with 200. */
export interface Reply {
  status?: number;
  json?: unknown;
  text?: string;
  type?: string;
}

export interface Route {
  /** `POST /v1/payments/:id/refund` */
  on: string;
  /** secret: Basic key_id:key_secret. none: the browser's and the local control endpoints. */
  auth: "secret" | "none";
  /** Runs before any made-up fault; returns what to do once the request is over. */
  reserve?: (simulator: Simulator, request: Request) => () => void;
  handle: (simulator: Simulator, request: Request) => Reply | Promise<Reply>;
}

export function matchRoute(routes: readonly Route[], method: string, path: string) {
  for (const route of routes) {
    const [routeMethod, pattern = ""] = route.on.split(" ");
    if (routeMethod !== method) continue;
    const params = matchPath(pattern, path);
    if (params) return { route, params };
  }
  return null;
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const piece = given[index] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = decodeURIComponent(piece);
    else if (part !== piece) return null;
  }
  return params;
}

const MAX_BODY = 1_000_000;

/** The JSON body; an absent one is an empty object. */
export async function readBody(incoming: IncomingMessage): Promise<JsonObject> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > MAX_BODY) throw badRequest("The request is too large", 413);
    chunks.push(bytes);
  }
  const text = Buffer.concat(chunks).toString("utf8");
  if (text.trim() === "") return {};
  try {
    const body: unknown = JSON.parse(text);
    if (isObject(body)) return body;
  } catch {
    // Falls through to the same refusal.
  }
  throw badRequest("The request body is not a valid JSON object");
}

export function send(response: ServerResponse, reply: Reply): void {
  const isText = reply.text !== undefined;
  response.writeHead(reply.status ?? 200, {
    "content-type": isText ? (reply.type ?? "text/html; charset=utf-8") : "application/json",
    "cache-control": "no-store",
  });
  response.end(isText ? reply.text : JSON.stringify(reply.json ?? {}));
}
