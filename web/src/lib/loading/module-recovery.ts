import { crash } from "#messages/crash.ts";
import { networkReturns } from "../device/network-returns.ts";
import { toast } from "../page/toast.ts";

/**
 * A failed module load: a message, a reload after 3 seconds, up to 3 tries; then the person is asked to do it. Tries are counted
 * for each module: one that loads well says nothing of another, which would otherwise be reloaded for without end.
 */
const KEY = "niyamdesk.module-reloads.";
const TRIES = 3;
const DELAY_MS = 3000;
/** A load that began without a network may fail when there is one again. */
const FLICKER_MS = 5000;

let cameBack = Number.NEGATIVE_INFINITY;
if (typeof window !== "undefined") {
  window.addEventListener("online", () => {
    cameBack = performance.now();
  });
}

export class ModuleLoadError extends Error {
  constructor(cause: unknown) {
    super("A part of the site could not be loaded", { cause });
    this.name = "ModuleLoadError";
  }
}

/** Loads a part of the site; what failed is recovered from as below. Every `import()` that a person waits for goes through it. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  onTheirWay.add(load);
  try {
    const part = await load().catch((error: unknown) => recoverFromModuleFailure(error, load));
    writeTries(load, 0);
    return part;
  } finally {
    onTheirWay.delete(load);
  }
}

/** What is being loaded: on the way to another page nothing shows it, since the former one stands until it is there. */
export const onTheirWay = new Set<object>();

/**
 * Without a network, or when it has just come back: loads again with it, since a reload would leave the browser's own error page. Otherwise reloads
 * soon, or throws `ModuleLoadError` when that was tried often enough or a reload would lose a payment.
 */
async function recoverFromModuleFailure<T>(error: unknown, load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) {
    await networkReturns();
    return load().catch((again: unknown) => recoverFromModuleFailure(again, load));
  }
  if (performance.now() - cameBack < FLICKER_MS) {
    cameBack = Number.NEGATIVE_INFINITY;
    return load().catch((again: unknown) => recoverFromModuleFailure(again, load));
  }
  const tries = readTries(load);
  if (tries >= TRIES || !reloadIsSafe()) throw new ModuleLoadError(error);
  writeTries(load, tries + 1);
  // A store that reads and does not write would reload for ever.
  if (readTries(load) !== tries + 1) throw new ModuleLoadError(error);
  toast("info", crash.latestVersion);
  // A payment may have been opened meanwhile.
  window.setTimeout(() => whenReloadIsSafe(() => window.location.reload()), DELAY_MS);
  return new Promise<never>(() => {});
}

let unsafe = 0;
let waiting: (() => void)[] = [];

/** While held (a payment in progress), the site never reloads by itself. Call the result to release. */
export function holdReloads(): () => void {
  unsafe += 1;
  return () => {
    unsafe -= 1;
    if (unsafe > 0) return;
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  };
}

/** Runs what ends in a reload: now, or once nothing holds reloads any more. */
export function whenReloadIsSafe(run: () => void): void {
  if (!reloadIsSafe()) waiting.push(run);
  else run();
}

export function reloadIsSafe(): boolean {
  return unsafe === 0;
}

/** A build gives each `import()` a text of its own, with its file's hash: another build begins anew. */
function keyOf(load: unknown): string {
  return KEY + String(load);
}

function readTries(load: unknown): number {
  try {
    return Number(sessionStorage.getItem(keyOf(load))) || 0;
  } catch {
    return TRIES;
  }
}

function writeTries(load: unknown, tries: number): void {
  try {
    if (tries === 0) sessionStorage.removeItem(keyOf(load));
    else sessionStorage.setItem(keyOf(load), String(tries));
  } catch {
    // Storage is blocked: readTries then refuses to reload, so there is no loop.
  }
}
