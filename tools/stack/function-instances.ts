import { createRequire } from "node:module";
import path from "node:path";
import { FIREBASE_CLI } from "../emulators/jars.ts";
import { ROUTER, SIGNATURE_HEADER, TARGET_HEADER } from "./function-target.ts";

/**
 * Loaded into the emulators' process before firebase-tools (14.27), which gives each function a process of its own, and a further one
 * to every request that comes meanwhile. Ours were more than a hundred processes of 100 MB, each with a second or two of start before its
 * first answer. Here those that are called share one process, those that follow a change of data another, and those by the clock a third:
 * what is only safe within one process still shows where the three meet. As deployed, a process works on many requests at once.
 */

interface Trigger {
  id: string;
  name: string;
  entryPoint: string;
  timeoutSeconds?: number;
  httpsTrigger?: object;
  blockingTrigger?: object;
  schedule?: object;
}
interface Worker {
  state: "CREATED" | "IDLE" | "BUSY" | "FINISHING" | "FINISHED";
  runtime: { process: { kill(): void } };
  timeoutSeconds: number | undefined;
  triggerKey: string;
}
interface Incoming {
  method: string;
  path: string;
  headers: Record<string, unknown>;
}
interface Pool {
  getKey(triggerId: string): string;
  cleanUpWorkers(): void;
  getIdleWorker(triggerId: string): Worker | undefined;
  getTriggerWorkers(triggerId: string): Worker[];
  submitRequest(triggerId: string, request: Incoming, response: unknown, body: unknown): Promise<void>;
}
interface Emulator {
  workerPools: Record<string, Pool>;
  startRuntime(backend: { codebase: string }, trigger?: Trigger): Promise<Worker>;
}

const load = createRequire(FIREBASE_CLI);
const emulator = (file: string): unknown =>
  load(path.resolve(path.dirname(FIREBASE_CLI), "..", "emulator", file));
const { RuntimeWorker, RuntimeWorkerPool } = emulator("functionsRuntimeWorker.js") as {
  RuntimeWorker: {
    prototype: { request(request: Incoming, response: unknown, body: unknown): Promise<void> };
  };
  RuntimeWorkerPool: { prototype: Pool };
};
const { FunctionsEmulator } = emulator("functionsEmulator.js") as {
  FunctionsEmulator: { prototype: Emulator };
};
const { getSignatureType } = emulator("functionsEmulatorShared.js") as {
  getSignatureType(trigger: Trigger): string;
};

/** firebase-tools writes every event of every function to a file: some megabytes a minute that nobody reads. */
Object.assign(emulator("../logger.js") as object, { useFileLogger: () => "emulators.log" });

type Kind = "called" | "on changes" | "by the clock";

function kindOf(trigger: Trigger): Kind {
  if (trigger.schedule) return "by the clock";
  return trigger.httpsTrigger || trigger.blockingTrigger ? "called" : "on changes";
}

/** Asked for at least once. */
const triggers = new Map<string, Trigger>();

RuntimeWorkerPool.prototype.getKey = (triggerId) => {
  const trigger = triggers.get(triggerId);
  return trigger ? kindOf(trigger) : triggerId;
};

RuntimeWorkerPool.prototype.getIdleWorker = function (triggerId) {
  this.cleanUpWorkers();
  return this.getTriggerWorkers(triggerId).find(({ state }) => state === "IDLE" || state === "BUSY");
};

const atWork = new WeakMap<Worker, number>();

RuntimeWorkerPool.prototype.submitRequest = async function (triggerId, request, response, body) {
  const worker = this.getIdleWorker(triggerId);
  const trigger = triggers.get(triggerId);
  if (!worker || !trigger) throw new Error(`No process runs ${triggerId}`);
  const headers = {
    ...request.headers,
    [TARGET_HEADER]: trigger.entryPoint,
    [SIGNATURE_HEADER]: getSignatureType(trigger),
  };
  change(worker, 1);
  if (worker.state === "IDLE") worker.state = "BUSY";
  try {
    const { method, path } = request;
    await RuntimeWorker.prototype.request.call(
      asSeenBy(trigger, worker),
      { method, path, headers },
      response,
      body,
    );
  } finally {
    if (change(worker, -1) === 0) rest(worker);
  }
};

function change(worker: Worker, by: number): number {
  const now = (atWork.get(worker) ?? 0) + by;
  atWork.set(worker, now);
  return now;
}

/** @param worker nobody is at work in it: it waits for the next, or ends where its code is out of date */
function rest(worker: Worker): void {
  if (worker.state === "FINISHING") worker.runtime.process.kill();
  else if (worker.state === "BUSY") worker.state = "IDLE";
}

/** The process as one request sees it: by its function's name and with its time to answer; that it ends or rests is not for one to say. */
function asSeenBy({ id, timeoutSeconds }: Trigger, worker: Worker): object {
  const { runtime } = worker;
  return Object.create(worker, {
    triggerKey: { value: id },
    timeoutSeconds: { value: timeoutSeconds },
    state: { get: () => "BUSY", set: () => undefined },
    runtime: { value: { ...runtime, process: { ...runtime.process, kill: () => undefined } } },
  });
}

const starting = new Map<Kind, Promise<Worker>>();
const { startRuntime } = FunctionsEmulator.prototype;
FunctionsEmulator.prototype.startRuntime = function (backend, trigger) {
  if (trigger === undefined) return startRuntime.call(this, backend);
  triggers.set(trigger.id, trigger);
  const running = this.workerPools[backend.codebase]?.getIdleWorker(trigger.id);
  if (running) return Promise.resolve(running);
  const kind = kindOf(trigger);
  const begun = starting.get(kind);
  if (begun) return begun;
  const shared: Trigger = { id: kind, name: kind, entryPoint: ROUTER, httpsTrigger: {} };
  const worker = startRuntime.call(this, backend, shared).finally(() => starting.delete(kind));
  starting.set(kind, worker);
  return worker;
};
