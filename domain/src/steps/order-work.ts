import type { DocumentTakes } from "../services/service.ts";
import type { Moment } from "../time/moment.ts";
import type { Closing, Turn } from "./step.ts";

/** What stands at the end of a step that was filed, decided or delivered. */
export interface Proof<At = Moment> {
  /** The office's: ARN, acknowledgement or application number; null where there is none. */
  number: string | null;
  /** The day in India on which it was filed, as `2026-12-03`. */
  on: string;
  /** The file, a document of the order that we sent; null: none. */
  document_id: string | null;
  at: At;
}

/** A step of one order: as it was planned when it was paid, and what became of it. */
export interface WorkStep<At = Moment> {
  id: string;
  name: string;
  waits_for: Turn;
  days: number;
  weight: number;
  closes: Closing;
  unnumbered: boolean;
  done_at: At | null;
  proof: Proof<At> | null;
}

/** A document that the order asks for, or an act that stands for one. */
export interface AskedDocument<At = Moment> {
  /** Of the stored documents' `slot`. */
  slot: string;
  label: string;
  /** What is told or done is no file: nothing waits for it. */
  is_file: boolean;
  /** The step that needs it. */
  step: string;
  /** Why it was asked for later, in words; null: it is of the service's list. */
  reason: string | null;
  asked_at: At;
  /** Why it is not needed after all; null: it is. */
  waived: string | null;
  /** Of an 'if …' document: what its client said. Absent: it is needed in any case. */
  applies?: boolean;
  /** `tables`: XLSX and CSV are taken as well; `act`: something is done instead. Absent: a file. */
  takes?: Exclude<DocumentTakes, "file">;
  /** Of an act: what was said of it last. Absent: nothing yet. */
  act?: ActSaid<At>;
}

/** `done`: its client says so. Whoever has the order then finds it done, or `again` with what is missing. */
export const ACT_STATES = ["done", "accepted", "again"] as const;
export interface ActSaid<At = Moment> {
  state: (typeof ACT_STATES)[number];
  at: At;
  /** What is missing. */
  words: string | null;
}

/** Its client says that it is done, and nobody has looked. */
export function isActToCheck({
  takes,
  act,
  waived,
  applies,
}: Pick<AskedDocument<unknown>, "takes" | "act" | "waived" | "applies">): boolean {
  return takes === "act" && act?.state === "done" && waived === null && applies !== false;
}

export const DRAFT_ANSWERS = ["approved", "changes"] as const;
export type DraftAnswer = (typeof DRAFT_ANSWERS)[number];

/** One version of what is filed, for the client's approval. The last one counts. */
export interface Draft<At = Moment> {
  /** From 1 on. */
  version: number;
  step: string;
  /** The file, a document of the order that we sent. */
  document_id: string;
  words: string | null;
  sent_at: At;
  answer: DraftAnswer | null;
  answered_at: At | null;
  /** What is to be changed. */
  answer_words: string | null;
}

/** The one clock of an order: whom it waits for, since when and until when. */
export interface Clock<At = Moment> {
  step: string;
  waits_for: Turn;
  since: At;
  promised: At;
  /** What was said first. */
  first_promised: At;
  /** How often it was moved since. */
  moved: number;
  /** Why it was moved last, where a person did. */
  moved_because: string | null;
}

/** `work` of an order: frozen when it is paid, moved along by acts (`act`). */
export interface OrderWork<At = Moment> {
  steps: readonly WorkStep<At>[];
  asked: readonly AskedDocument<At>[];
  drafts: readonly Draft<At>[];
  /** When somebody took it up; null: nobody yet, and its client may cancel it in full. */
  began_at: At | null;
  /** Null: all steps are done. */
  clock: Clock<At> | null;
}

/** The same with its times in another form, as either SDK or calculations have them. */
export function withTimes<From, To>(work: OrderWork<From>, form: (at: From) => To): OrderWork<To> {
  const orNull = (at: From | null) => (at === null ? null : form(at));
  return {
    began_at: orNull(work.began_at),
    clock: work.clock && {
      ...work.clock,
      since: form(work.clock.since),
      promised: form(work.clock.promised),
      first_promised: form(work.clock.first_promised),
    },
    steps: work.steps.map((step) => ({
      ...step,
      done_at: orNull(step.done_at),
      proof: step.proof && { ...step.proof, at: form(step.proof.at) },
    })),
    asked: work.asked.map(({ act, ...asked }) => ({
      ...asked,
      asked_at: form(asked.asked_at),
      ...(act === undefined ? {} : { act: { ...act, at: form(act.at) } }),
    })),
    drafts: work.drafts.map((draft) => ({
      ...draft,
      sent_at: form(draft.sent_at),
      answered_at: orNull(draft.answered_at),
    })),
  };
}
