import { useSyncExternalStore } from "react";
import { clearKeptDraft, keepDraft, readKeptDraft } from "../../../lib/device/kept-draft.ts";
import { KEPT_PREFIX } from "../../../lib/device/remembered.ts";
import { EMPTY_FORM, NO_FOLLOW_UP, type OngoingCall } from "./ongoing-call.ts";

/** The call somebody is on, with what they typed, kept on this device for all tabs at every change: a reload or `tel:` may end the page. */
const shown = new Map<string, { text: string; call: OngoingCall | null }>();
const listeners = new Set<() => void>();

const nameOf = (uid: string): string => `unsent.call.${uid}`;

export function keptCall(uid: string): OngoingCall | null {
  const kept = readKeptDraft(nameOf(uid));
  const text = JSON.stringify(kept?.values ?? null);
  const known = shown.get(uid);
  if (known?.text === text) return known.call;
  const call = kept && callIn(kept.values);
  shown.set(uid, { text, call });
  return call;
}

/** @param call null forgets it */
export function keepCall(uid: string, call: OngoingCall | null): void {
  if (call === null) clearKeptDraft(nameOf(uid));
  else keepDraft(nameOf(uid), { ...call });
  for (const listener of listeners) listener();
}

/** The same, live: another tab may be at work on it. */
export function useKeptCall(uid: string): OngoingCall | null {
  return useSyncExternalStore(subscribe, () => keptCall(uid));
}

function subscribe(listener: () => void): () => void {
  const stored = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(KEPT_PREFIX)) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", stored);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", stored);
  };
}

/** What an older build kept may lack a field; what is no call is none. */
function callIn(values: Readonly<Record<string, unknown>>): OngoingCall | null {
  const { callId, leadId, name, phone, device, startedAt, ahead, seenAt } = values;
  const isCall =
    [callId, leadId, name, phone].every((text) => typeof text === "string") &&
    [startedAt, ahead, seenAt].every((time) => typeof time === "number") &&
    (device === "desk" || device === "phone");
  if (!isCall) return null;
  const followUp = { ...NO_FOLLOW_UP, ...(values.followUp as object | undefined) };
  const call = values as unknown as OngoingCall;
  return {
    ...EMPTY_FORM,
    ...call,
    followUp,
    connectedAt: call.connectedAt ?? null,
    endedAt: call.endedAt ?? null,
    pressedAt: call.pressedAt ?? null,
    answeredAt: call.answeredAt ?? null,
    isKnown: call.isKnown === true,
    isConnectKnown: call.isConnectKnown === true,
  };
}
