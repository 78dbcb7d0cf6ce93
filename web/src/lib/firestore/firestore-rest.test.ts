import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

/** What the next request is answered with. */
let next: { status: number; body: unknown } = { status: 200, body: [] };
let server: Server;
let rest: typeof import("./firestore-rest.ts");

const QUERY = { path: "ca_partners", where: [], order: [], limit: 20 } as const;

beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(next.status, { "content-type": "application/json" });
    response.end(JSON.stringify(next.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  vi.stubEnv("VITE_FIRESTORE_EMULATOR", `127.0.0.1:${(server.address() as AddressInfo).port}`);
  rest = await import("./firestore-rest.ts");
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

function refused(message: string) {
  return { status: 403, body: { error: { code: 403, status: "PERMISSION_DENIED", message } } };
}

const REFUSALS = [
  "Requests from referer https://niyamdesk.example/ are blocked.",
  "This API method requires billing to be enabled.",
  "Missing or insufficient permissions.",
];

it.each(REFUSALS)(
  "[N-43] [SX-06] a list that was refused (%s) has failed and is not empty",
  async (message) => {
    next = refused(message);
    await expect(rest.queryPublic(QUERY)).rejects.toThrow(message);
  },
);

it("[N-43] a document that the rules hide reads as none; one that the project refuses has failed", async () => {
  for (const message of ["Missing or insufficient permissions.", "\nfalse for 'get' @ L354"]) {
    next = refused(message);
    expect(await rest.getPublic("services", "withdrawn")).toBeNull();
    expect(await rest.findPublic("services", "withdrawn")).toBe("withheld");
  }
  next = refused("Requests from referer https://niyamdesk.example/ are blocked.");
  await expect(rest.getPublic("services", "gst-registration")).rejects.toThrow("blocked");
});

it("[N-43] what is not there is empty, and what is broken has failed", async () => {
  next = { status: 404, body: { error: { code: 404 } } };
  expect(await rest.queryPublic(QUERY)).toEqual([]);
  expect(await rest.getPublic("services", "none")).toBeNull();
  next = { status: 503, body: {} };
  await expect(rest.queryPublic(QUERY)).rejects.toThrow("503");
});
