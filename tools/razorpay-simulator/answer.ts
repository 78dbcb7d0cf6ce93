import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { checkoutRoutes } from "./checkout-api.ts";
import { checkoutPageRoutes } from "./checkout-pages.ts";
import { controlRoutes } from "./control.ts";
import { disputeRoutes } from "./disputes.ts";
import { ApiError, authenticationFailed, badRequest } from "./errors.ts";
import type { Fault } from "./faults.ts";
import { matchRoute, type Reply, type Request, type Route, readBody, send } from "./http.ts";
import { orderRoutes } from "./orders.ts";
import { paymentRoutes } from "./payments.ts";
import { refundRoutes } from "./refunds.ts";
import { settlementRoutes } from "./settlements.ts";
import type { Simulator } from "./simulator.ts";

const ROUTES: readonly Route[] = [
  ...orderRoutes,
  ...refundRoutes,
  ...paymentRoutes,
  ...disputeRoutes,
  ...settlementRoutes,
  ...checkoutRoutes,
  ...checkoutPageRoutes,
  ...controlRoutes,
];

/** One request from first byte to last: faults made on purpose, authentication, the handler, errors in Razorpay's shape. */
export async function answer(
  simulator: Simulator,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(incoming.url ?? "/", "http://localhost");
  const method = incoming.method ?? "GET";
  if (isBrowserPath(pathname)) allowEveryOrigin(response);
  let release: () => unknown = () => undefined;
  try {
    if (method === "OPTIONS" && isBrowserPath(pathname)) {
      response.writeHead(204).end();
      return;
    }
    refuseForeignPages(incoming, pathname);
    const match = matchRoute(ROUTES, method, pathname);
    if (match?.route.auth === "secret") authenticate(simulator, incoming.headers.authorization);
    const body = await readBody(incoming);
    if (!match) throw badRequest("The requested URL was not found on the server.", 404);
    const request: Request = {
      method,
      path: pathname,
      params: match.params,
      query: searchParams,
      body,
      headers: incoming.headers,
    };
    release = match.route.reserve?.(simulator, request) ?? release;
    await answerThroughFault(simulator, match.route, request, response);
  } catch (error) {
    if (response.headersSent || response.destroyed) return;
    if (!(error instanceof ApiError)) simulator.log(`${method} ${pathname} broke: ${String(error)}`);
    send(response, errorReply(error));
  } finally {
    release();
  }
}

async function answerThroughFault(
  simulator: Simulator,
  route: Route,
  request: Request,
  response: ServerResponse,
): Promise<void> {
  const fault = route.on.includes(" /_control/") ? null : simulator.faults.take(request.method, request.path);
  if (fault && fault.delayMs > 0)
    await new Promise<void>((resolve) => simulator.later(fault.delayMs, resolve));
  if (!fault || fault.status === undefined) return send(response, await route.handle(simulator, request));
  if (fault.perform) await route.handle(simulator, request);
  misbehave(response, fault);
}

function misbehave(response: ServerResponse, fault: Fault): void {
  if (fault.status === "timeout") return;
  if (fault.status === "reset") response.socket?.resetAndDestroy();
  else if (fault.status === "html")
    send(response, { status: 502, text: "<html><body><h1>502 Bad Gateway</h1></body></html>" });
  else send(response, { status: fault.status ?? 500, json: fault.body ?? serverError() });
}

function authenticate(simulator: Simulator, header: string | undefined): void {
  const given = /^Basic (.+)$/.exec(header ?? "")?.[1] ?? "";
  const wanted = Buffer.from(`${simulator.keyId}:${simulator.keySecret}`).toString("base64");
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  if (a.length !== b.length || !timingSafeEqual(a, b)) throw authenticationFailed();
}

function isBrowserPath(path: string): boolean {
  return path === "/v1/checkout.js" || path.startsWith("/v1/checkout/");
}

function allowEveryOrigin(response: ServerResponse): void {
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-allow-methods", "GET, POST, OPTIONS");
  response.setHeader("access-control-allow-headers", "content-type");
}

/** The control API has no key, so no web page the developer happens to visit may reach it. */
function refuseForeignPages({ headers }: IncomingMessage, path: string): void {
  if (!path.startsWith("/_control/")) return;
  const host = (headers.host ?? "").replace(/:\d+$/, "");
  if (headers.origin !== undefined || !["127.0.0.1", "localhost"].includes(host))
    throw badRequest("The control API is not for web pages.", 403);
}

function errorReply(error: unknown): Reply {
  if (error instanceof ApiError) return { status: error.status, json: error.body };
  return { status: 500, json: serverError() };
}

function serverError() {
  return {
    error: {
      code: "SERVER_ERROR",
      description:
        "We are facing some trouble completing your request at the moment. Please try again shortly.",
      source: "NA",
      step: "NA",
      reason: "NA",
      metadata: {},
    },
  };
}
