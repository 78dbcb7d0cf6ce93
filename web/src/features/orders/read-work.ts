import {
  ACT_STATES,
  type AskedDocument,
  type Clock,
  type Draft,
  type OrderWork,
  type Proof,
  type WorkStep,
} from "@niyamdesk/domain/steps/order-work";
import { CLOSINGS, TURNS } from "@niyamdesk/domain/steps/step";
import { shownStep } from "#messages/step-names.ts";
import {
  nameIn,
  numberIn,
  oneIn,
  partIn,
  partsIn,
  type StoredData,
  textIn,
  timeIn,
} from "../../lib/firestore/stored.ts";

/** How an order is worked along, times in epoch ms and names in the language of the site. */
export type WorkView = OrderWork<number>;

/** Null where an order has none: it was paid before there were steps. */
export function readWork(order: StoredData): WorkView | null {
  const work = partIn(order, "work");
  const steps = partsIn(work, "steps").map(readStep);
  if (steps.length === 0) return null;
  const clock = partIn(work, "clock");
  return {
    steps,
    asked: partsIn(work, "asked").map(readAsked),
    drafts: partsIn(work, "drafts").map(readDraft),
    began_at: timeIn(work, "began_at"),
    clock: Object.keys(clock).length === 0 ? null : readClock(clock),
  };
}

function readStep(step: StoredData): WorkStep<number> {
  const proof = partIn(step, "proof");
  return {
    id: textIn(step, "id") ?? "",
    name: shownStep(textIn(step, "name") ?? ""),
    waits_for: oneIn(step, "waits_for", TURNS, "us"),
    days: numberIn(step, "days"),
    weight: numberIn(step, "weight"),
    closes: oneIn(step, "closes", CLOSINGS, "work"),
    unnumbered: step.unnumbered === true,
    done_at: timeIn(step, "done_at"),
    proof: Object.keys(proof).length === 0 ? null : readProof(proof),
  };
}

function readProof(proof: StoredData): Proof<number> {
  return {
    number: textIn(proof, "number"),
    on: textIn(proof, "on") ?? "",
    document_id: textIn(proof, "document_id"),
    at: timeIn(proof, "at") ?? 0,
  };
}

function readAsked(asked: StoredData): AskedDocument<number> {
  return {
    slot: textIn(asked, "slot") ?? "",
    label: nameIn(asked, "label") ?? "",
    is_file: asked.is_file !== false,
    step: textIn(asked, "step") ?? "",
    reason: textIn(asked, "reason"),
    asked_at: timeIn(asked, "asked_at") ?? 0,
    waived: textIn(asked, "waived"),
    ...(typeof asked.applies === "boolean" ? { applies: asked.applies } : {}),
    ...(asked.takes === "tables" || asked.takes === "act" ? { takes: asked.takes } : {}),
    ...readActSaid(partIn(asked, "act")),
  };
}

function readActSaid(act: StoredData): Pick<AskedDocument<number>, "act"> {
  const state = ACT_STATES.find((known) => known === act.state);
  return state === undefined
    ? {}
    : { act: { state, at: timeIn(act, "at") ?? 0, words: textIn(act, "words") } };
}

function readDraft(draft: StoredData): Draft<number> {
  return {
    version: numberIn(draft, "version"),
    step: textIn(draft, "step") ?? "",
    document_id: textIn(draft, "document_id") ?? "",
    words: textIn(draft, "words"),
    sent_at: timeIn(draft, "sent_at") ?? 0,
    answer: draft.answer === "approved" || draft.answer === "changes" ? draft.answer : null,
    answered_at: timeIn(draft, "answered_at"),
    answer_words: textIn(draft, "answer_words"),
  };
}

function readClock(clock: StoredData): Clock<number> {
  const since = timeIn(clock, "since") ?? 0;
  const promised = timeIn(clock, "promised") ?? since;
  return {
    step: textIn(clock, "step") ?? "",
    waits_for: oneIn(clock, "waits_for", TURNS, "us"),
    since,
    promised,
    first_promised: timeIn(clock, "first_promised") ?? promised,
    moved: numberIn(clock, "moved"),
    moved_because: textIn(clock, "moved_because"),
  };
}
