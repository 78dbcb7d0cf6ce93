import { isBelow, PATHS } from "@niyamdesk/domain/base/addresses";
import { onRequest } from "firebase-functions/https";
import { logFailure } from "../platform/log.ts";
import { addressOf, withHead } from "./head.ts";
import { hostedPage } from "./hosted-page.ts";
import { publicRecordAt } from "./public-record.ts";

/** How long the network in front of us may answer for us. */
const KEPT = { found: "public, max-age=0, s-maxage=300", missing: "public, max-age=0, s-maxage=60" };

/**
 * Hosting asks this for an address of the public site that it has no file for: a record's page that is not written at build is
 * opened, and what does not exist is answered 404, in the language of the address.
 */
export const publicPage = onRequest({ invoker: "public", timeoutSeconds: 20 }, async (request, response) => {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.set("Allow", "GET, HEAD").status(405).end();
    return;
  }
  const address = addressOf(request.path);
  try {
    const record = address === null ? null : await publicRecordAt(address.path);
    const prefix = address?.prefix ?? "";
    const missing = address && isBelow(address.path, PATHS.services) ? PATHS.serviceNotFound : "/404";
    const page = await hostedPage(`${prefix}${record === null ? missing : "/page"}.html`);
    response.set(page.headers).set("Content-Type", "text/html; charset=utf-8");
    if (address === null || record === null) {
      response.status(404).set("Cache-Control", KEPT.missing).send(page.html);
      return;
    }
    response
      .status(200)
      .set("Cache-Control", KEPT.found)
      .send(withHead(page.html, address, record));
  } catch (error) {
    logFailure("public page failed", error);
    response.status(503).set("Retry-After", "30").send("Please try again in a moment.");
  }
});
