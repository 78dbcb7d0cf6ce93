import { useSyncExternalStore } from "react";
import type { UnsentCall } from "./unsent-call.ts";

/**
 * Calls that still have to reach the server, each under its own key, so that two tabs never write over each other. They stay when
 * somebody signs out: the work was done, and is sent when they are back.
 */
const PREFIX = "niyamdesk.calls.";

/** The same, for a browser that refuses to store them: then they live as long as the page. */
const here = new Map<string, UnsentCall>();
const listeners = new Set<() => void>();
const shown = new Map<string, { text: string; calls: readonly UnsentCall[] }>();

const keyOf = (uid: string, callId: string): string => `${PREFIX}${uid}.${callId}`;

/** In the order in which they began. */
export function unsentCalls(uid: string): readonly UnsentCall[] {
  const own = `${PREFIX}${uid}.`;
  const stored = storedUnder(own);
  const kept = [...here].filter(([key]) => key.startsWith(own)).map(([, call]) => call);
  const calls = [...stored, ...kept].sort((one, next) => one.startedAt - next.startedAt);
  const text = JSON.stringify(calls);
  const known = shown.get(uid);
  if (known?.text === text) return known.calls;
  shown.set(uid, { text, calls });
  return calls;
}

export function putUnsent(uid: string, call: UnsentCall): void {
  const key = keyOf(uid, call.callId);
  try {
    localStorage.setItem(key, JSON.stringify(call));
    here.delete(key);
  } catch {
    // Storage is full or blocked.
    here.set(key, call);
  }
  tell();
}

export function dropUnsent(uid: string, callId: string): void {
  here.delete(keyOf(uid, callId));
  try {
    localStorage.removeItem(keyOf(uid, callId));
  } catch {
    // Nothing was stored.
  }
  tell();
}

/** Whether some of them would be lost with this page. */
export function areOnlyHere(uid: string): boolean {
  return [...here.keys()].some((key) => key.startsWith(`${PREFIX}${uid}.`));
}

export function useUnsentCalls(uid: string): readonly UnsentCall[] {
  return useSyncExternalStore(subscribe, () => unsentCalls(uid));
}

function storedUnder(prefix: string): UnsentCall[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => callIn(localStorage.getItem(key)))
      .filter((call) => call !== null);
  } catch {
    return [];
  }
}

function callIn(text: string | null): UnsentCall | null {
  try {
    const call: unknown = JSON.parse(text ?? "null");
    return typeof call === "object" && call !== null && "callId" in call && "startedAt" in call
      ? (call as UnsentCall)
      : null;
  } catch {
    return null;
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const stored = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PREFIX)) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", stored);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", stored);
  };
}
