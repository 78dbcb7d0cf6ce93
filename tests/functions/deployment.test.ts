import { REGION } from "@niyamdesk/domain/base/paths";
import { CALLABLE_INPUTS } from "@niyamdesk/domain/callables";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Served, serve } from "./serve.ts";

/** What is deployed, as the command line and the browsers of this and of other sites see it. */
const SITE = "https://niyamdesk.example";
const PREVIEW = "https://preview--niyamdesk.web.app";

interface Deployed {
  __endpoint: {
    region?: string[];
    callableTrigger?: object;
    scheduleTrigger?: { timeZone: string };
    eventTrigger?: { retry: boolean };
    httpsTrigger?: { invoker: string[] };
    maxInstances?: number;
    concurrency?: number;
    availableMemoryMb?: number;
    secretEnvironmentVariables?: { key: string }[];
  };
}

let deployed: [string, Deployed][];
let served: Served;
beforeAll(async () => {
  process.env.SITE_URL = SITE;
  process.env.ALLOWED_ORIGINS = PREVIEW;
  const functions = (await import("../../functions/src/index.ts")) as unknown as Record<string, Deployed>;
  deployed = Object.entries(functions);
  served = await serve(functions);
});
afterAll(() => served.close());

function endpointOf(name: string): Deployed["__endpoint"] {
  const found = deployed.find(([candidate]) => candidate === name);
  if (!found) throw new Error(`${name} is not deployed`);
  return found[1].__endpoint;
}

const callables = Object.keys(CALLABLE_INPUTS).sort();

test("[FN-01] every function is where the browser looks for it", () => {
  for (const [name, { __endpoint }] of deployed) expect([name, __endpoint.region]).toEqual([name, [REGION]]);
  const callable = deployed.filter(([, { __endpoint }]) => __endpoint.callableTrigger).map(([name]) => name);
  expect(callable.sort()).toEqual(callables);
});

describe.each(callables)("%s", (name) => {
  const preflight = (origin: string) =>
    fetch(`${served.url}/${name}`, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type",
      },
    });

  test.each([SITE, PREVIEW])("[FN-01] may be called from %s", async (origin) => {
    const { status, headers } = await preflight(origin);
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe(origin);
    expect(headers.get("access-control-allow-headers")).toContain("authorization");
  });

  test.each([
    "https://evil.example",
    "http://niyamdesk.example",
    "https://niyamdesk.example.evil.com",
    "null",
  ])("[FN-01] may not be called from %s", async (origin) => {
    expect((await preflight(origin)).headers.get("access-control-allow-origin")).toBeNull();
  });
});

test("[FN-03] every scheduled function keeps Indian time", () => {
  const zones = deployed.flatMap(([, { __endpoint }]) => __endpoint.scheduleTrigger?.timeZone ?? []);
  expect(zones.length).toBeGreaterThan(1);
  expect(new Set(zones)).toEqual(new Set(["Asia/Kolkata"]));
});

test("[RZP-21] Razorpay may call the webhook, which knows its own secret and no other", () => {
  const { httpsTrigger, secretEnvironmentVariables } = endpointOf("razorpayWebhook");
  expect(httpsTrigger?.invoker).toEqual(["public"]);
  expect(secretEnvironmentVariables?.map(({ key }) => key)).toEqual(["RAZORPAY_WEBHOOK_SECRET"]);
});

test("[RZP-23] invoice numbers are allotted one at a time, and tried again", () => {
  expect(endpointOf("onPaymentCreated")).toMatchObject({
    maxInstances: 1,
    concurrency: 1,
    eventTrigger: { retry: true },
  });
});

test("[N-17] documents are checked one at a time in an instance, with room for the process that reads them", () => {
  expect(endpointOf("onDocumentChanged")).toMatchObject({
    concurrency: 1,
    availableMemoryMb: 1024,
    eventTrigger: { retry: true },
  });
});

test("[N-30] exports are written one at a time in an instance, with room for a whole file", () => {
  expect(endpointOf("onExportAsked")).toMatchObject({ concurrency: 1, availableMemoryMb: 1024 });
  expect(endpointOf("careForExports")).toMatchObject({ maxInstances: 1, availableMemoryMb: 1024 });
});

test("[FN-01] [STO-05] the files of documents are given to our own sites' pages only", async () => {
  const asked = (origin: string) =>
    fetch(`${served.url}/documentFile`, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "GET",
        "access-control-request-headers": "authorization",
      },
    });
  expect((await asked(SITE)).headers.get("access-control-allow-origin")).toBe(SITE);
  expect((await asked("https://evil.example")).headers.get("access-control-allow-origin")).toBeNull();
});
