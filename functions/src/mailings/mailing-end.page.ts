import { MAILING_END, PATHS } from "@niyamdesk/domain/base/addresses";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { onRequest } from "firebase-functions/https";
import { clientAddress } from "../platform/client-address.ts";
import { logFailure } from "../platform/log.ts";
import { siteAddress } from "../platform/params.ts";
import { limitRate } from "../platform/rate-limit.ts";
import { endMailingsBy } from "./end-mailings.ts";

const ADDRESS = new RegExp(`^${MAILING_END}/([A-Za-z0-9_-]{1,300}\\.[A-Za-z0-9_-]{43})$`);

/**
 * The press on a mail program's own 'unsubscribe', which is a POST (RFC 8058). Who merely opens the address is asked by our page: programs
 * open links by themselves.
 */
export const mailingEnd = onRequest({ invoker: "public", timeoutSeconds: 20 }, async (request, response) => {
  response.set({ "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" });
  const [, token] = ADDRESS.exec(request.path) ?? [];
  try {
    await limitRate("mailingEnd", clientAddress(request), { calls: 60, perSeconds: 60 });
    if (token === undefined) return void response.status(404).end();
    if (request.method === "GET" || request.method === "HEAD") {
      const page = `${siteAddress()}${PATHS.endMailings}?${new URLSearchParams({ token })}`;
      return response.redirect(302, page);
    }
    if (request.method !== "POST") return void response.set("Allow", "GET, HEAD, POST").status(405).end();
    await endMailingsBy(token);
    response.status(200).end();
  } catch (error) {
    if (error instanceof DomainError) {
      return void response.status(error.code === "too_many_requests" ? 429 : 404).end();
    }
    logFailure("mailings were not ended", error);
    response.status(503).set("Retry-After", "60").end();
  }
});
