import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import Razorpay from "razorpay";
import { SimulatorControl } from "./control-client.ts";
import { type RunningSimulator, type SimulatorOptions, startRazorpaySimulator } from "./server.ts";

export const KEY_ID = "rzp_test_Simulator00001";
export const KEY_SECRET = "key-secret-of-the-tests";
export const WEBHOOK_SECRET = "webhook-secret-of-the-tests";

export interface Received {
  event: string;
  eventId: string;
  signature: string;
  raw: string;
}

/** A merchant's webhook endpoint: keeps what it gets, answers what it is told. */
export class Receiver {
  readonly got: Received[] = [];
  /** Status for the next requests, then 200. 0 cuts the connection; -1 never answers. */
  answers: number[] = [];
  readonly #server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      this.got.push(received(Buffer.concat(chunks).toString("utf8"), request.headers));
      const status = this.answers.shift() ?? 200;
      if (status === 0) request.socket.destroy();
      else if (status > 0) response.writeHead(status, { location: "/elsewhere" }).end();
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  get events(): string[] {
    return this.got.map((one) => one.event);
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    await closed;
  }
}

function received(raw: string, headers: IncomingHttpHeaders): Received {
  const { event } = JSON.parse(raw) as { event: string };
  return {
    event,
    raw,
    eventId: String(headers["x-razorpay-event-id"]),
    signature: String(headers["x-razorpay-signature"]),
  };
}

interface Axios {
  defaults: { baseURL: string; timeout: number };
  post(path: string, body: object, options?: object): Promise<{ data: unknown }>;
}

/** The official package, pointed at the simulator the way the product does it. */
export function officialClient(url: string, secret = KEY_SECRET): { sdk: Razorpay; http: Axios } {
  const sdk = new Razorpay({ key_id: KEY_ID, key_secret: secret });
  const http = (sdk as unknown as { api: { rq: Axios } }).api.rq;
  http.defaults.baseURL = url;
  http.defaults.timeout = 2_000;
  return { sdk, http };
}

export interface Bench {
  simulator: RunningSimulator;
  control: SimulatorControl;
  receiver: Receiver;
  sdk: Razorpay;
  http: Axios;
  /** A new order, captured automatically unless said otherwise. */
  order(amount?: number, capture?: "automatic" | "manual"): Promise<string>;
  /** GET, POST or PATCH with the key and secret, the answer as it comes. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever Razorpay's JSON holds.
  json: any;
}

/** A simulator, a webhook receiver and the official client, on ports of their own. */
export async function startBench(options: Partial<SimulatorOptions> = {}): Promise<Bench> {
  const receiver = new Receiver();
  const simulator = await startRazorpaySimulator({
    port: 0,
    keyId: KEY_ID,
    keySecret: KEY_SECRET,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: await receiver.start(),
    webhookTimeScale: 0.0002,
    ...options,
  });
  const authorization = `Basic ${Buffer.from(`${KEY_ID}:${KEY_SECRET}`).toString("base64")}`;
  const call: Bench["call"] = async (method, path, body, headers = {}) => {
    const response = await fetch(simulator.url + path, {
      method,
      headers: { authorization, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: await response.json() };
  };
  return {
    simulator,
    receiver,
    control: new SimulatorControl(simulator.url),
    ...officialClient(simulator.url),
    call,
    order: async (amount = 176_900, capture = "automatic") =>
      (await call("POST", "/v1/orders", { amount, currency: "INR", payment: { capture } })).json.id,
    close: async () => {
      await simulator.close();
      await receiver.close();
    },
  };
}
