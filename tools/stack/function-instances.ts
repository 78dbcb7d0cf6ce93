import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { FIREBASE_CLI } from "../emulators/jars.ts";

/**
 * Loaded into the emulators' process before firebase-tools (14.27), which starts a process for every request and event that comes
 * while others of the same function are at work: sixty records written at once were sixty processes. Deployed functions answer up
 * to 80 requests in one instance, and so they do here: one process a function, begun once. And as there, an instance that nobody
 * asked anything for a while is ended, here when the machine is short of memory.
 */

/** As deployed: the platform's own number, which no function of ours changes. */
const CONCURRENCY = 80;

/** Longer than anything that a function of ours does for one event. */
const IDLE_MS = 120_000;
const LOOK_EVERY_MS = 20_000;
/** Of the machine's memory; below it, idle instances go. */
const LITTLE_FREE = 0.15;

interface Worker {
  state: "CREATED" | "IDLE" | "BUSY" | "FINISHING" | "FINISHED";
  runtime: { process: { kill(): void } };
}
interface Pool {
  workers: Map<string, Worker[]>;
  getIdleWorker(trigger: string): Worker | undefined;
  getTriggerWorkers(trigger: string): Worker[];
}
interface Emulator {
  startRuntime(backend: object, trigger?: { id: string }): Promise<Worker>;
}

const load = createRequire(FIREBASE_CLI);
const emulator = (file: string): unknown =>
  load(path.resolve(path.dirname(FIREBASE_CLI), "..", "emulator", file));
const { RuntimeWorker, RuntimeWorkerPool } = emulator("functionsRuntimeWorker.js") as {
  RuntimeWorker: { prototype: { request(...args: unknown[]): Promise<void> } };
  RuntimeWorkerPool: { prototype: Pool };
};
const { FunctionsEmulator } = emulator("functionsEmulator.js") as {
  FunctionsEmulator: { prototype: Emulator };
};

const atWork = new WeakMap<object, number>();
const { request } = RuntimeWorker.prototype;
RuntimeWorker.prototype.request = async function (...args) {
  atWork.set(this, (atWork.get(this) ?? 0) + 1);
  try {
    await request.apply(this, args);
  } finally {
    atWork.set(this, (atWork.get(this) ?? 1) - 1);
  }
};

const pools = new Set<Pool>();
const lastAsked = new WeakMap<object, number>();
const { getIdleWorker } = RuntimeWorkerPool.prototype;
RuntimeWorkerPool.prototype.getIdleWorker = function (trigger) {
  pools.add(this);
  const worker =
    getIdleWorker.call(this, trigger) ??
    this.getTriggerWorkers(trigger).find(
      (one) => one.state === "BUSY" && (atWork.get(one) ?? 0) < CONCURRENCY,
    );
  if (worker) lastAsked.set(worker, performance.now());
  return worker;
};

setInterval(() => {
  if (process.availableMemory() > LITTLE_FREE * os.totalmem()) return;
  for (const worker of [...pools].flatMap(({ workers }) => [...workers.values()].flat())) {
    const isAtWork = (atWork.get(worker) ?? 0) > 0;
    if (worker.state !== "IDLE" || isAtWork) continue;
    if (performance.now() - (lastAsked.get(worker) ?? 0) < IDLE_MS) continue;
    worker.state = "FINISHING";
    worker.runtime.process.kill();
  }
}, LOOK_EVERY_MS).unref();

const starting = new Map<string, Promise<Worker>>();
const { startRuntime } = FunctionsEmulator.prototype;
FunctionsEmulator.prototype.startRuntime = function (backend, trigger) {
  if (trigger === undefined) return startRuntime.call(this, backend);
  const begun = starting.get(trigger.id);
  if (begun) return begun;
  const worker = startRuntime.call(this, backend, trigger).finally(() => starting.delete(trigger.id));
  starting.set(trigger.id, worker);
  return worker;
};
