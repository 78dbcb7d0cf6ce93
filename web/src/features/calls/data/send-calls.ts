import type { CallSaved } from "@niyamdesk/domain/calls/callables";
import { AppError } from "../../../lib/backend/app-error.ts";
import { call } from "../../../lib/backend/callables.ts";
import { noteOwn } from "../../../lib/list/own-doings.ts";
import { closeBegin } from "../cockpit/begins.ts";
import { dropUnsent, putUnsent, unsentCalls } from "../cockpit/outbox.ts";
import { logInput, saveInput, type UnsentCall } from "../cockpit/unsent-call.ts";

/** What says nothing about the call itself: it is tried again. */
const PASSING: readonly AppError["code"][] = [
  ...(["offline", "timeout", "internal", "too_many_requests", "unauthenticated", "session_ended"] as const),
];

/** Told of each call that arrived. */
export type OnSent = (call: UnsentCall, saved: CallSaved) => void;

/** One at a time for all tabs: what is sent twice is one call, but would be said twice. */
const sending = new Map<string, Promise<boolean>>();

/**
 * Sends what waits, the oldest first, each exactly once however often it is tried.
 *
 * @returns whether nothing waits any more, but for what was refused
 */
export function sendCalls(uid: string, onSent: OnSent): Promise<boolean> {
  const known = sending.get(uid);
  if (known) return known.then((isDone) => (isDone ? sendCallsNow(uid, onSent) : false));
  const begun = withLock(`niyamdesk.calls.${uid}`, () => sendAll(uid, onSent)).finally(() =>
    sending.delete(uid),
  );
  sending.set(uid, begun);
  return begun;
}

/** What was put in while the last round ran. */
function sendCallsNow(uid: string, onSent: OnSent): Promise<boolean> {
  return unsentCalls(uid).some(({ refusal }) => refusal === null)
    ? sendCalls(uid, onSent)
    : Promise.resolve(true);
}

async function sendAll(uid: string, onSent: OnSent): Promise<boolean> {
  for (const unsent of unsentCalls(uid)) {
    if (unsent.refusal !== null) continue;
    noteOwn(unsent.callId, unsent.leadId);
    try {
      const saved = await send(unsent);
      dropUnsent(uid, unsent.callId);
      onSent(unsent, saved);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (PASSING.includes(error.code)) return false;
      putUnsent(uid, { ...unsent, refusal: error.message });
    }
  }
  return true;
}

async function send(unsent: UnsentCall): Promise<CallSaved> {
  const mayBeKnown = unsent.wasStarted && (await closeBegin(unsent.callId));
  if (!mayBeKnown) return call("logCall", logInput(unsent));
  try {
    return await call("saveCall", saveInput(unsent, Date.now()));
  } catch (error) {
    // The press on Call never reached the server: the whole of it is told.
    if (error instanceof AppError && error.code === "call_not_found")
      return call("logCall", logInput(unsent));
    throw error;
  }
}

async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  return locks === undefined ? work() : locks.request(name, work);
}
