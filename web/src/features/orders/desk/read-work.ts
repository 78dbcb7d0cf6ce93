import {
  type AskedDocument,
  type Clock,
  DRAFT_ANSWERS,
  type Draft,
  type OrderWork,
  type Proof,
  type WorkStep,
} from "@niyamdesk/domain/steps/order-work";
import { CLOSINGS, TURNS } from "@niyamdesk/domain/steps/step";
import {
  numberIn,
  oneIn,
  partIn,
  partsIn,
  recentTimeIn,
  type StoredData,
  textIn,
  timeIn,
} from "../../../lib/firestore/stored.ts";

/** An order's work with its times in epoch ms. */
export type ShownWork = OrderWork<number>;

/** Null: the order was paid before there were steps, or nothing of them can be read. */
export function readWork(data: StoredData): ShownWork | null {
  const work = partIn(data, "work");
  const steps = partsIn(work, "steps").map(readStep);
  if (steps.length === 0) return null;
  return {
    steps,
    asked: partsIn(work, "asked").map(readAsked),
    drafts: partsIn(work, "drafts").map(readDraft),
    began_at: timeIn(work, "began_at"),
    clock: readClock(partIn(work, "clock")),
  };
}

function readStep(step: StoredData): WorkStep<number> {
  return {
    id: textIn(step, "id") ?? "",
    name: textIn(step, "name") ?? "",
    waits_for: oneIn(step, "waits_for", TURNS, "us"),
    days: numberIn(step, "days"),
    weight: numberIn(step, "weight"),
    closes: oneIn(step, "closes", CLOSINGS, "work"),
    unnumbered: step.unnumbered === true,
    done_at: timeIn(step, "done_at"),
    proof: readProof(partIn(step, "proof")),
  };
}

function readProof(proof: StoredData): Proof<number> | null {
  const on = textIn(proof, "on");
  if (on === null) return null;
  return {
    on,
    number: textIn(proof, "number"),
    document_id: textIn(proof, "document_id"),
    at: recentTimeIn(proof, "at"),
  };
}

function readAsked(asked: StoredData): AskedDocument<number> {
  return {
    slot: textIn(asked, "slot") ?? "",
    label: textIn(asked, "label") ?? "",
    is_file: asked.is_file !== false,
    step: textIn(asked, "step") ?? "",
    reason: textIn(asked, "reason"),
    asked_at: recentTimeIn(asked, "asked_at"),
    waived: textIn(asked, "waived"),
  };
}

function readDraft(draft: StoredData): Draft<number> {
  return {
    version: numberIn(draft, "version"),
    step: textIn(draft, "step") ?? "",
    document_id: textIn(draft, "document_id") ?? "",
    words: textIn(draft, "words"),
    sent_at: recentTimeIn(draft, "sent_at"),
    answer: DRAFT_ANSWERS.find((known) => known === draft.answer) ?? null,
    answered_at: timeIn(draft, "answered_at"),
    answer_words: textIn(draft, "answer_words"),
  };
}

function readClock(clock: StoredData): Clock<number> | null {
  const step = textIn(clock, "step");
  const promised = timeIn(clock, "promised");
  if (step === null || promised === null) return null;
  return {
    ...{ step, promised, waits_for: oneIn(clock, "waits_for", TURNS, "us") },
    since: recentTimeIn(clock, "since"),
    first_promised: timeIn(clock, "first_promised") ?? promised,
    moved: numberIn(clock, "moved"),
    moved_because: textIn(clock, "moved_because"),
  };
}
