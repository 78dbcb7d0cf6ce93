import { messageIdOf, messageKey } from "@niyamdesk/domain/messages/message-id";
import { useSyncExternalStore } from "react";
import { AppError, errorWords } from "../../../lib/backend/app-error.ts";
import { call } from "../../../lib/backend/callables.ts";
import { keepDraft, readKeptDraft } from "../../../lib/device/kept-draft.ts";
import { networkReturns } from "../../../lib/device/network-returns.ts";
import { sha256Of } from "../../../lib/files/sha256.ts";
import { pause } from "../../../lib/loading/pause.ts";
import { type Queued, queuedIn } from "../queued.ts";

/**
 * Messages on their way, in the order in which they were written. They are kept on this device until they have arrived, so that neither a
 * dead battery nor a tunnel loses one; each goes with the same request however often it is tried, so that it arrives once.
 */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;
/** Whatever went wrong, it may be right later. */
const PASSING: readonly AppError["code"][] = ["offline", "timeout", "busy", "internal", "too_many_requests"];

interface Outbox {
  queued: readonly Queued[];
  /** All that this tab has had in it: what else is kept, another tab writes. */
  ever: Set<string>;
  /** Somebody is at it. */
  isSending: boolean;
}

const NOTHING: readonly Queued[] = [];
const outboxes = new Map<string, Outbox>();
const listeners = new Set<() => void>();

/** What this person has not sent yet to any thread, live. */
export function useQueued(uid: string): readonly Queued[] {
  return useSyncExternalStore(
    subscribe,
    () => outboxOf(uid).queued,
    () => NOTHING,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function enqueue(uid: string, message: Pick<Queued, "orderId" | "text" | "attachments">): void {
  const one: Queued = {
    ...message,
    requestId: crypto.randomUUID(),
    at: Date.now(),
    state: { is: "waiting" },
  };
  change(uid, [...outboxOf(uid).queued, one]);
  sendAll(uid);
}

/** Before it was sent. Call the result to put it back. */
export function removeQueued(uid: string, requestId: string): () => void {
  const before = outboxOf(uid).queued;
  const removed = before.find((one) => one.requestId === requestId);
  change(uid, without(uid, requestId));
  return () => {
    if (removed === undefined) return;
    change(
      uid,
      [...outboxOf(uid).queued, removed].sort((one, next) => one.at - next.at),
    );
    sendAll(uid);
  };
}

export function tryAgain(uid: string, requestId: string): void {
  mark(uid, requestId, { is: "waiting" });
  sendAll(uid);
}

/** It stands in the thread. */
export function forgetSent(uid: string, requestId: string): void {
  change(uid, without(uid, requestId));
}

/** What was left from before is sent, when a thread is opened. */
export function sendAll(uid: string): void {
  const outbox = outboxOf(uid);
  if (outbox.isSending) return;
  outbox.isSending = true;
  void sendInTurn(uid).finally(() => {
    outbox.isSending = false;
  });
}

async function sendInTurn(uid: string): Promise<void> {
  for (let tries = 0; ; ) {
    const next = outboxOf(uid).queued.find(({ state }) => state.is === "waiting" || state.is === "sending");
    if (next === undefined) return;
    if (!navigator.onLine) {
      mark(uid, next.requestId, { is: "waiting" });
      await networkReturns();
      continue;
    }
    // Before it is sent: the thread may have it before the answer comes, and then shows it once. Nameless it would only show twice.
    if (next.id === undefined) await name(uid, next.requestId).catch(() => undefined);
    // Taken back meanwhile.
    if (!outboxOf(uid).queued.some(({ requestId }) => requestId === next.requestId)) continue;
    mark(uid, next.requestId, { is: "sending" });
    const failure = await sent(uid, next);
    if (failure === null) tries = 0;
    else {
      mark(uid, next.requestId, { is: "waiting" });
      tries += 1;
      // Whichever comes first: a tunnel ends before a long pause does.
      await Promise.race([
        pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1))),
        networkReturns(),
      ]);
    }
  }
}

/** The failure that may pass; null when it was sent or never will be. */
async function sent(uid: string, { requestId, orderId, text, attachments }: Queued): Promise<unknown> {
  try {
    const { message_id } = await call("sendMessage", {
      ...{ about: { order_id: orderId }, text, attachments: [...attachments], request_id: requestId },
    });
    mark(uid, requestId, { is: "sent", id: message_id });
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || PASSING.includes(error.code)) return error;
    mark(uid, requestId, { is: "failed", words: errorWords(error) });
    return null;
  }
}

async function name(uid: string, requestId: string): Promise<void> {
  const id = messageIdOf(await sha256Of(new TextEncoder().encode(messageKey(uid, requestId))));
  change(
    uid,
    outboxOf(uid).queued.map((one) => (one.requestId === requestId ? { ...one, id } : one)),
  );
}

function mark(uid: string, requestId: string, state: Queued["state"]): void {
  change(
    uid,
    outboxOf(uid).queued.map((one) => (one.requestId === requestId ? { ...one, state } : one)),
  );
}

function without(uid: string, requestId: string): readonly Queued[] {
  return outboxOf(uid).queued.filter((one) => one.requestId !== requestId);
}

function change(uid: string, queued: readonly Queued[]): void {
  const outbox = outboxOf(uid);
  outbox.queued = queued;
  for (const { requestId } of queued) outbox.ever.add(requestId);
  const others = kept(uid).filter(({ requestId }) => !outbox.ever.has(requestId));
  // What has arrived is not kept: the thread has it.
  keepDraft(nameOf(uid), { queued: [...others, ...queued.filter(({ state }) => state.is !== "sent")] });
  for (const listener of listeners) listener();
}

function outboxOf(uid: string): Outbox {
  const known = outboxes.get(uid);
  if (known !== undefined) return known;
  const queued = kept(uid);
  const fresh = { queued, ever: new Set(queued.map(({ requestId }) => requestId)), isSending: false };
  outboxes.set(uid, fresh);
  return fresh;
}

function kept(uid: string): Queued[] {
  return queuedIn(readKeptDraft(nameOf(uid))?.values.queued);
}

function nameOf(uid: string): string {
  return `unsent.messages.${uid}`;
}
