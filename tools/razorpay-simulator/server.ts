import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { answer } from "./answer.ts";
import { Faults } from "./faults.ts";
import type { Log } from "./log.ts";
import type { Simulator } from "./simulator.ts";
import { State } from "./state.ts";
import { WebhookSender } from "./webhooks.ts";

export interface SimulatorOptions {
  /** 0 takes a free one. */
  port: number;
  /** `rzp_test_…`, what the browser gets. */
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Where events go; null sends none (they are logged as dropped). */
  webhookUrl: string | null;
  log?: Log;
  /** Keeps the account's orders, payments and refunds between runs. */
  stateFile?: string;
  /** 0.001: Razorpay's first retry after a minute comes after 60 ms, its 24 hours end after 86 s. */
  webhookTimeScale?: number;
  /** Razorpay waits 5 s for the receiver. */
  webhookTimeoutMs?: number;
  /** How long 'captured later' in the payment window takes. */
  lateCaptureMs?: number;
}

export interface RunningSimulator {
  url: string;
  close(): Promise<void>;
}

/** Starts a Razorpay of one's own on 127.0.0.1. Rejects when the port is taken. */
export async function startRazorpaySimulator(options: SimulatorOptions): Promise<RunningSimulator> {
  const timers = new Set<NodeJS.Timeout>();
  const simulator = assemble(options, timers);
  if (options.stateFile) simulator.state.load(options.stateFile);
  const server = createServer((request, response) => void answer(simulator, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      for (const timer of timers) clearTimeout(timer);
      simulator.webhooks.close();
      if (options.stateFile) simulator.state.save(options.stateFile);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function assemble(options: SimulatorOptions, timers: Set<NodeJS.Timeout>): Simulator {
  const log = options.log ?? (() => undefined);
  return {
    keyId: options.keyId,
    keySecret: options.keySecret,
    state: new State(),
    faults: new Faults(),
    webhooks: new WebhookSender({
      url: options.webhookUrl,
      secret: options.webhookSecret,
      timeScale: options.webhookTimeScale ?? 0.001,
      timeoutMs: options.webhookTimeoutMs ?? 5_000,
      log,
    }),
    refundMode: "at-once",
    feeBearer: "business",
    lateCaptureMs: options.lateCaptureMs ?? 5_000,
    later: (ms, action) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        try {
          action();
        } catch (error) {
          log(`a delayed step came to nothing: ${String(error)}`);
        }
      }, ms);
      timers.add(timer);
    },
    log,
  };
}

if (import.meta.main) {
  const { env } = process;
  const running = await startRazorpaySimulator({
    port: Number(env.RAZORPAY_SIMULATOR_PORT ?? 5180),
    keyId: env.RAZORPAY_KEY_ID ?? "rzp_test_NiyamDeskLocal",
    keySecret: env.RAZORPAY_KEY_SECRET ?? "local-key-secret",
    webhookSecret: env.RAZORPAY_WEBHOOK_SECRET ?? "local-webhook-secret",
    webhookUrl: env.RAZORPAY_WEBHOOK_URL ?? null,
    log: (line) => console.log(`razorpay: ${line}`),
  });
  console.log(`Razorpay simulator on ${running.url}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void running.close());
}
