import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { CALENDAR_FEED, MAILING_END } from "@niyamdesk/domain/base/addresses";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { passToFunction } from "./function-pages.ts";

const servers: Server[] = [];

/** A server of its own port. */
async function listening(answers: RequestListener): Promise<string> {
  const server = createServer(answers).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The site: what no function answers is a page of ours. */
const site = () =>
  listening((request, response) => {
    if (!passToFunction(request, response)) response.end("a page of ours");
  });

/** The functions, which say what they were asked. */
const functions = () =>
  listening(async (request, response) => {
    const body: Buffer[] = [];
    for await (const part of request) body.push(part as Buffer);
    const { "x-forwarded-for": from = "" } = request.headers;
    response.writeHead(203, { "content-type": "text/calendar" });
    response.end(JSON.stringify([request.method, request.url, from, Buffer.concat(body).toString()]));
  });

beforeEach(async () => {
  vi.stubEnv("VITE_FIREBASE_PROJECT_ID", "demo-niyamdesk");
  vi.stubEnv("VITE_FUNCTIONS_EMULATOR", await functions());
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(servers.splice(0).map((server) => new Promise((over) => server.close(over))));
});

test("[CAL-06] the private address of a calendar is answered by its function, as where the site is deployed", async () => {
  const address = `${CALENDAR_FEED}/${"a".repeat(43)}.ics?v=1`;
  const answer = await fetch(`http://${await site()}${address}`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([203, "text/calendar"]);
  const url = `/demo-niyamdesk/asia-south1/calendarFeed${address}`;
  expect(await answer.json()).toEqual(["GET", url, "127.0.0.1", ""]);
});

test("[SUP-13] the press of a mail program that ends mails reaches its function, with what it sends", async () => {
  const address = `${MAILING_END}/abc.${"b".repeat(43)}`;
  const answer = await fetch(`http://${await site()}${address}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": "203.0.113.9" },
    body: "List-Unsubscribe=One-Click",
  });
  const url = `/demo-niyamdesk/asia-south1/mailingEnd${address}`;
  expect(await answer.json()).toEqual(["POST", url, "127.0.0.1", "List-Unsubscribe=One-Click"]);
});

test("[CAL-06] [SUP-13] every other address is a page of ours, and all are where no functions run", async () => {
  const origin = `http://${await site()}`;
  const read = async (address: string) => (await fetch(`${origin}${address}`)).text();
  for (const address of ["/", "/services/gst-registration", "/hi/", CALENDAR_FEED, "/user/calendar"]) {
    expect(await read(address), address).toBe("a page of ours");
  }
  vi.stubEnv("VITE_FUNCTIONS_EMULATOR", "");
  expect(await read(`${CALENDAR_FEED}/a.ics`)).toBe("a page of ours");
});

test("[CAL-06] functions that do not answer are told as such, and the site goes on", async () => {
  const closed = servers[0] as Server;
  await new Promise((over) => closed.close(over));
  const origin = `http://${await site()}`;
  expect((await fetch(`${origin}${CALENDAR_FEED}/a.ics`)).status).toBe(502);
  expect((await fetch(origin)).status).toBe(200);
});
