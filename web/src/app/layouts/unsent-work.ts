import { areOnlyHere, dropUnsent, unsentCalls } from "../../features/calls/cockpit/outbox.ts";
import { clearKeptDraft, readKeptDraft } from "../../lib/device/kept-draft.ts";
import { KEPT_PREFIX } from "../../lib/device/remembered.ts";

/** What an account did that has yet to reach us, by what it is. Whoever signs out is told of it. */
export interface UnsentWork {
  calls: number;
  /** Leads with changes. */
  leads: number;
  messages: number;
  /** With whom they are on a call that is not saved. */
  onCallWith: string | null;
  /** The browser stores nothing: some of it ends with the page. */
  endsWithPage: boolean;
}

const KINDS = ["call", "leads", "messages"] as const;

/** Null: nothing waits. */
export function unsentWork(uid: string): UnsentWork | null {
  const calls = unsentCalls(uid).length;
  const leads = Object.keys(kept("leads", uid)).length;
  const { queued } = kept("messages", uid);
  const messages = Array.isArray(queued) ? queued.length : 0;
  const { name } = kept("call", uid);
  const onCallWith = typeof name === "string" ? name : null;
  if (calls + leads + messages === 0 && onCallWith === null) return null;
  const endsWithPage = areOnlyHere(uid) || KINDS.some((what) => isOnlyHere(`unsent.${what}.${uid}`));
  return { calls, leads, messages, onCallWith, endsWithPage };
}

/** Somebody who leaves this device for good takes it with them. */
export function forgetUnsentWork(uid: string): void {
  for (const what of KINDS) clearKeptDraft(`unsent.${what}.${uid}`);
  for (const { callId } of unsentCalls(uid)) dropUnsent(uid, callId);
}

function kept(what: (typeof KINDS)[number], uid: string): Readonly<Record<string, unknown>> {
  return readKeptDraft(`unsent.${what}.${uid}`)?.values ?? {};
}

function isOnlyHere(name: string): boolean {
  if (readKeptDraft(name) === null) return false;
  try {
    return localStorage.getItem(KEPT_PREFIX + name) === null;
  } catch {
    return true;
  }
}
