import { ModuleLoadError } from "../loading/module-recovery.ts";
import { pause } from "../loading/pause.ts";

/**
 * Answers of one-off public reads, outside React: one request a key, fresh for 5 minutes, a failed read tried again up to
 * 3 times and once more when the network is back. A part of the site that did not come is none of these: it was asked for again,
 * by reloads, before this heard of it.
 */
const FRESH_MS = 5 * 60_000;
const RETRIES = 3;
const RETRY_MS = 1500;
/** A read that failed for good is left alone this long, so that a page which keeps drawing does not keep asking. */
const REST_MS = 30_000;

export interface Answer {
  readonly data: unknown;
  /** The last try failed and there is nothing older to show. */
  readonly failed: boolean;
  readonly loading: boolean;
}

interface Entry {
  answer: Answer;
  busy: boolean;
  settledAt: number;
  listeners: Set<() => void>;
}

export const NO_ANSWER: Answer = { data: undefined, failed: false, loading: false };

const entries = new Map<string, Entry>();

export function answerOf(key: string): Answer {
  return entries.get(key)?.answer ?? NO_ANSWER;
}

/** Calls back on every change of the answer, and reads when there is no fresh one. Call the result to stop. */
export function watchRead(key: string, read: () => Promise<unknown>, listener: () => void): () => void {
  const entry = entryOf(key);
  const again = () => {
    if (entry.answer.failed) void run(entry, read);
  };
  entry.listeners.add(listener);
  window.addEventListener("online", again);
  const rests = entry.answer.failed ? REST_MS : FRESH_MS;
  if (Date.now() - entry.settledAt >= rests) void run(entry, read);
  return () => {
    entry.listeners.delete(listener);
    window.removeEventListener("online", again);
  };
}

/** Reads now, whatever the age of the answer. */
export function readAgain(key: string, read: () => Promise<unknown>): void {
  void run(entryOf(key), read);
}

/** What is known before anything was read: shown at once, and read anew as if it were old. */
export function seedRead(key: string, data: unknown): void {
  const entry = entryOf(key);
  if (entry.answer === NO_ANSWER) entry.answer = { data, failed: false, loading: false };
}

function entryOf(key: string): Entry {
  const known = entries.get(key);
  if (known) return known;
  const entry: Entry = { answer: NO_ANSWER, busy: false, settledAt: -FRESH_MS, listeners: new Set() };
  entries.set(key, entry);
  return entry;
}

async function run(entry: Entry, read: () => Promise<unknown>): Promise<void> {
  if (entry.busy) return;
  entry.busy = true;
  publish(entry, { ...entry.answer, loading: entry.answer.data === undefined, failed: false });
  for (let tries = 0; tries <= RETRIES; tries += 1) {
    if (tries > 0) await pause(RETRY_MS * tries);
    try {
      publish(entry, { data: await read(), failed: false, loading: false });
      break;
    } catch (error) {
      const { data } = entry.answer;
      publish(entry, { data, failed: data === undefined, loading: false });
      if (error instanceof ModuleLoadError) break;
    }
  }
  entry.settledAt = Date.now();
  entry.busy = false;
}

function publish(entry: Entry, answer: Answer): void {
  entry.answer = answer;
  for (const listener of entry.listeners) listener();
}
