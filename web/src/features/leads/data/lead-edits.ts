import { useEffect, useSyncExternalStore } from "react";
import { AppError } from "../../../lib/backend/app-error.ts";
import { call } from "../../../lib/backend/callables.ts";
import { clearKeptDraft, keepDraft, readKeptDraft } from "../../../lib/device/kept-draft.ts";
import { noteOwn } from "../../../lib/list/own-doings.ts";
import { currentSession } from "../../../lib/session/session-store.ts";
import { type Conflict, conflictsOf, joined, type LeadEdit } from "../lead-edit.ts";

/**
 * Edits of leads on their way: shown at once, sent one after another for each lead, kept on this device until they have arrived.
 * Without a network they wait; sent twice, they are one, since each says what it found.
 */
interface Held {
  /** Being sent now. */
  sending: LeadEdit | null;
  /** Goes next. */
  waiting: LeadEdit | null;
  /** Arrived; shown until the record is read anew. */
  arrived: LeadEdit | null;
  /** Told when nothing of it is on its way any more. */
  settled: { done(): void; failed(error: unknown): void }[];
}

/** Somebody else had changed it: nothing was written, both are shown. */
export class ChangedMeanwhile extends Error {}

export interface ConflictOf {
  leadId: string;
  conflict: Conflict;
}

interface Store {
  /** What each lead will be. */
  edits: ReadonlyMap<string, LeadEdit>;
  /** How many leads have something that was not sent yet. */
  unsent: number;
  conflicts: readonly ConflictOf[];
}

/** What says nothing about the edit itself. Whoever is signed out meanwhile sends it when they are back. */
const PASSING: readonly AppError["code"][] = [
  ...(["offline", "timeout", "busy", "internal", "too_many_requests"] as const),
  ...(["unauthenticated", "session_ended"] as const),
];
const SHOWN_AFTER_MS = 4_000;
const AGAIN_MS = 5_000;

const held = new Map<string, Held>();
let conflicts: readonly ConflictOf[] = [];
let owner = "";
let again: ReturnType<typeof setTimeout> | undefined;
let store: Store = { edits: new Map(), unsent: 0, conflicts };
const listeners = new Set<() => void>();

/** Begins to send; settles when it has arrived. @throws AppError, or ChangedMeanwhile where it met what somebody else wrote */
export function editLead(uid: string, leadId: string, edit: LeadEdit): Promise<void> {
  takeUp(uid);
  return new Promise((done, failed) => {
    const entry = heldOf(leadId);
    entry.waiting = entry.waiting ? joined(entry.waiting, edit) : edit;
    entry.settled.push({ done, failed });
    tell();
    void send(leadId);
  });
}

/** All edits on their way, live; what an earlier page left is taken up and sent. */
export function useLeadEdits(uid: string): Store {
  useEffect(() => takeUp(uid), [uid]);
  return useSyncExternalStore(subscribe, () => store);
}

/** What an earlier page left, on a page that shows no lead. */
export function sendLeadEdits(uid: string): void {
  takeUp(uid);
  // For as long as the page lives.
  subscribe(() => undefined);
}

/** Always the same: what is subscribed anew while the network returns would miss that it did. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("online", sendAll);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("online", sendAll);
  };
}

/** Where whoever wrote has been told that another's stands: nobody is asked once more. */
export function forgetConflictsOf(leadId: string): void {
  conflicts = conflicts.filter((conflict) => conflict.leadId !== leadId);
  tell();
}

export function forgetConflict(one: ConflictOf): void {
  conflicts = conflicts.filter((conflict) => conflict !== one);
  tell();
}

async function send(leadId: string): Promise<void> {
  const entry = heldOf(leadId);
  if (entry.sending !== null) return;
  if (entry.waiting === null) {
    settle(leadId, ({ done }) => done());
    return;
  }
  if (!navigator.onLine) return;
  const edit = entry.waiting;
  entry.sending = edit;
  entry.waiting = null;
  tell();
  try {
    noteOwn(leadId);
    const { conflicts: refused } = await call("editLead", { lead_id: leadId, ...edit });
    entry.sending = null;
    const met = conflictsOf(edit, refused);
    conflicts = [...conflicts, ...met.map((conflict) => ({ leadId, conflict }))];
    show(entry, without(edit, met));
    tell();
    if (met.length > 0) settle(leadId, ({ failed }) => failed(new ChangedMeanwhile()));
    await send(leadId);
  } catch (error) {
    entry.sending = null;
    if (isOnTheWay(error)) {
      entry.waiting = entry.waiting ? joined(edit, entry.waiting) : edit;
      clearTimeout(again);
      again = setTimeout(sendAll, AGAIN_MS);
      tell();
      return;
    }
    entry.waiting = null;
    settle(leadId, ({ failed }) => failed(error));
  }
}

/** Nobody knows whether it arrived, as of a call that the network lost: it is sent once more, which changes nothing if it did. */
function isOnTheWay(error: unknown): boolean {
  return error instanceof AppError && PASSING.includes(error.code);
}

function settle(leadId: string, how: (waiter: Held["settled"][number]) => void): void {
  const waiters = held.get(leadId)?.settled.splice(0) ?? [];
  for (const waiter of waiters) how(waiter);
  tell();
}

/** Until the record itself says so: else a row would show what it was for a moment. */
function show(entry: Held, edit: LeadEdit): void {
  entry.arrived = edit;
  setTimeout(() => {
    if (entry.arrived !== edit) return;
    entry.arrived = null;
    tell();
  }, SHOWN_AFTER_MS);
}

function without(edit: LeadEdit, met: readonly Conflict[]): LeadEdit {
  return Object.fromEntries(
    Object.entries(edit).filter(([field]) => !met.some((conflict) => conflict.field === field)),
  );
}

function sendAll(): void {
  for (const leadId of held.keys()) void send(leadId);
}

function heldOf(leadId: string): Held {
  const known = held.get(leadId);
  if (known) return known;
  const fresh: Held = { sending: null, waiting: null, arrived: null, settled: [] };
  held.set(leadId, fresh);
  return fresh;
}

const draftName = (uid: string): string => `unsent.leads.${uid}`;

/** What this person's earlier page could not send any more. */
function takeUp(uid: string): void {
  if (owner === uid) return;
  // Whoever looks on sends nothing for them, and forgets nothing of theirs.
  const session = currentSession();
  if (session.status === "signed_in" && session.viewer !== undefined) return;
  owner = uid;
  held.clear();
  conflicts = [];
  const kept = readKeptDraft(draftName(uid))?.values ?? {};
  for (const [leadId, edit] of Object.entries(kept)) {
    if (typeof edit === "object" && edit !== null) heldOf(leadId).waiting = edit as LeadEdit;
  }
  tell();
  sendAll();
}

function tell(): void {
  const unsent: Record<string, LeadEdit> = {};
  const edits = new Map<string, LeadEdit>();
  for (const [leadId, { sending, waiting, arrived }] of held) {
    const open = sending && waiting ? joined(sending, waiting) : (waiting ?? sending);
    // What is taken back while it is on its way has to follow it.
    const kept = open ?? waiting;
    if (kept) unsent[leadId] = kept;
    const shown = arrived && open ? joined(arrived, open) : (open ?? arrived);
    if (shown) edits.set(leadId, shown);
  }
  if (Object.keys(unsent).length === 0) clearKeptDraft(draftName(owner));
  else keepDraft(draftName(owner), unsent);
  store = { edits, conflicts, unsent: Object.keys(unsent).length };
  for (const listener of listeners) listener();
}
