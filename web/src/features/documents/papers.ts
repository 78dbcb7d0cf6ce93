import type { DocumentSlot } from "@niyamdesk/domain/documents/document-slots";
import type { ActSaid, AskedDocument } from "@niyamdesk/domain/steps/order-work";
import { slotStates } from "@niyamdesk/domain/steps/slot-states";
import type { Closing } from "@niyamdesk/domain/steps/step";
import { type SlotState, stateOf } from "@niyamdesk/domain/steps/work";
import type { DocumentView } from "./read-document.ts";

/** A document that an order asks for. */
export interface Paper extends DocumentSlot {
  /** Why it was asked for later, in words. */
  why: string | null;
  /** Of an act: what was said of it last. */
  act?: ActSaid<number>;
}

/** 'If …' documents of one condition: one question decides about all of them. */
export interface Question {
  condition: string;
  slots: readonly DocumentSlot[];
  /** Null: not answered yet. */
  applies: boolean | null;
}

export interface Papers {
  /** What is needed now, or was sent. */
  now: Paper[];
  /** What a later step needs. */
  later: Paper[];
  questions: Question[];
  /** What is not needed after all, with the reason. */
  waived: { slot: string; label: string; why: string }[];
  /** What the client sent besides, such as with a message. */
  others: DocumentView[];
}

/** As much of an order's work as decides about its documents. */
interface Asking {
  asked: readonly AskedDocument<number>[];
  steps: readonly { id: string; closes: Closing; done_at: number | null }[];
}

interface Known {
  /** The service's list. */
  listed: readonly DocumentSlot[];
  /** Null: the order has no steps; then its service's list is all that is known. */
  work: Asking | null;
  /** Of the order, whoever sent them. */
  documents: readonly DocumentView[];
}

/** What an order needs of its client, what it asks them, and what it does not need any more. */
export function papersOf({ listed, work, documents }: Known): Papers {
  if (work === null) {
    const now = listed.map((slot) => ({ ...slot, why: null }));
    return { now, later: [], questions: [], waived: [], others: othersIn(documents, listed, []) };
  }
  const sent = new Set(documents.filter(({ isOurs }) => !isOurs).map(({ slot }) => slot));
  const asked = new Map(work.asked.map((one) => [one.slot, one]));
  const due = dueSteps(work.steps);
  const now: Paper[] = [];
  const later: Paper[] = [];
  for (const one of work.asked) {
    if (one.waived !== null || one.applies === false) continue;
    const paper = paperOf(one);
    if (due.has(one.step) || sent.has(one.slot)) now.push(paper);
    else later.push(paper);
  }
  const optional = listed.filter(({ id, required }) => !required && asked.get(id)?.waived == null);
  // Sent without being asked for: it is theirs to see and to replace.
  for (const slot of optional) {
    if (sent.has(slot.id) && !now.some(({ id }) => id === slot.id))
      now.push({ ...slot, condition: null, why: null });
  }
  const isOpen = work.steps.some(({ closes, done_at }) => closes === "documents" && done_at === null);
  return {
    now,
    later,
    questions: isOpen ? questionsOf(optional, asked) : [],
    others: othersIn(documents, listed, work.asked),
    waived: work.asked.flatMap(({ slot, label, waived }) =>
      waived === null ? [] : [{ slot, label, why: waived }],
    ),
  };
}

function othersIn(
  documents: readonly DocumentView[],
  listed: readonly DocumentSlot[],
  asked: Asking["asked"],
): DocumentView[] {
  const known = new Set([...listed.map(({ id }) => id), ...asked.map(({ slot }) => slot)]);
  return documents.filter(({ slot, isOurs }) => !isOurs && !known.has(slot));
}

function paperOf({ slot, label, is_file, reason, takes, act }: AskedDocument<number>): Paper {
  return {
    ...{ id: slot, label, required: true, condition: null, isFile: is_file, why: reason },
    ...(takes === undefined ? {} : { takes }),
    ...(act === undefined ? {} : { act }),
  };
}

/** What its client has to send or do: what is only told is no duty. */
export function isDuty({ isFile, takes, condition }: DocumentSlot): boolean {
  return (isFile || takes === "act") && condition === null;
}

/** Whether it is there, or said to be done. */
export function isThere(paper: Paper, states: ReadonlyMap<string, SlotState>): boolean {
  const { id: slot, takes, act } = paper;
  const state = stateOf({ slot, ...(takes && { takes }), ...(act && { act }) }, states);
  return state === "to_check" || state === "accepted";
}

/** The open step and those before it. */
function dueSteps(steps: Asking["steps"]): ReadonlySet<string> {
  const open = steps.findIndex(({ done_at }) => done_at === null);
  return new Set(steps.slice(0, open === -1 ? steps.length : open + 1).map(({ id }) => id));
}

function questionsOf(
  optional: readonly DocumentSlot[],
  asked: ReadonlyMap<string, AskedDocument<number>>,
): Question[] {
  const byCondition = new Map<string, DocumentSlot[]>();
  for (const slot of optional) {
    // What is told and not sent, nobody is asked about here.
    if ((!slot.isFile && slot.takes !== "act") || slot.condition === null) continue;
    byCondition.set(slot.condition, [...(byCondition.get(slot.condition) ?? []), slot]);
  }
  return [...byCondition].map(([condition, slots]) => {
    const answers = new Set(slots.map(({ id }) => asked.get(id)?.applies ?? null));
    const [only = null] = answers;
    return { condition, slots, applies: answers.size === 1 ? only : null };
  });
}

type Sent = Pick<DocumentView, "slot" | "status" | "sentAt" | "isOurs">;

/** Where each slot stands, as the order's clock reckons it. */
export function statesOf(documents: readonly Sent[]): Map<string, SlotState> {
  return slotStates(
    documents
      .filter(({ isOurs }) => !isOurs)
      .map(({ slot, status, sentAt }) => ({ slot, status, created_at: { toMillis: () => sentAt } })),
  );
}
