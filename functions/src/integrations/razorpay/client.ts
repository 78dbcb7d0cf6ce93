import type Razorpay from "razorpay";
import { baseUrlOfRazorpay } from "../../platform/params.ts";
import { type RazorpayKeys, razorpayKeys } from "./keys.ts";

const TIMEOUT_MS = 10_000;

/** The axios instance inside the package: base URL, timeout and further headers have no other way in. */
interface Transport {
  defaults: { baseURL?: string; timeout?: number };
  post(url: string, body: object, config: { headers: Record<string, string> }): Promise<{ data: unknown }>;
}

export interface RazorpayClient {
  sdk: Razorpay;
  transport: Transport;
}

let current: { key: string; client: RazorpayClient } | null = null;

/** One instance of the official package for each pair of keys, loaded when first used. @throws DomainError without keys */
export async function razorpayClient(): Promise<RazorpayClient> {
  const keys = razorpayKeys();
  const key = `${keys.id} ${keys.secret} ${baseUrlOfRazorpay()}`;
  if (current?.key !== key) current = { key, client: await connect(keys) };
  return current.client;
}

async function connect(keys: RazorpayKeys): Promise<RazorpayClient> {
  const { default: Sdk } = await import("razorpay");
  const sdk = new Sdk({ key_id: keys.id, key_secret: keys.secret });
  const { rq: transport } = sdk.api as unknown as { rq: Transport };
  transport.defaults.baseURL = baseUrlOfRazorpay();
  transport.defaults.timeout = TIMEOUT_MS;
  return { sdk, transport };
}
