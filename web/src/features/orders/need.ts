import type { AskedDocument } from "@niyamdesk/domain/steps/order-work";
import { openStep, outstanding, type SlotState, stateOf } from "@niyamdesk/domain/steps/work";
import type { WorkView } from "./read-work.ts";

/** What an order waits for from its client now; null: nothing. */
export type Need =
  | { kind: "draft"; version: number }
  /** To be sent again, and to be sent. At least one of both. */
  | { kind: "documents"; again: AskedDocument<number>[]; missing: AskedDocument<number>[] }
  /** The client's own part, such as an e-verification: whoever has the order hears of it in the thread. */
  | { kind: "act"; step: string; name: string };

/** @param slots where each slot stands by what was sent */
export function needOf(work: WorkView | null, slots: ReadonlyMap<string, SlotState>): Need | null {
  if (work === null || work.clock === null) return null;
  const draft = draftToAnswer(work);
  if (draft !== null) return { kind: "draft", version: draft.version };
  const wanted = outstanding(work, slots);
  if (wanted.length > 0) {
    const isAgain = (one: AskedDocument<number>) => stateOf(one, slots) === "again";
    return {
      kind: "documents",
      again: wanted.filter(isAgain),
      missing: wanted.filter((one) => !isAgain(one)),
    };
  }
  const step = openStep(work);
  const isTheirs =
    work.clock.waits_for === "client" && step?.closes !== "documents" && step?.closes !== "approval";
  return isTheirs && step !== null ? { kind: "act", step: step.id, name: step.name } : null;
}

/** What its client approved and now signs, where the open step waits for it back; null: nothing is to be signed. @param need what is wanted */
export function draftToSign(work: WorkView, need: Need | null) {
  const step = openStep(work);
  if (need?.kind !== "documents" || step?.closes !== "documents") return null;
  // What was asked for besides is none of it.
  const isWanted = [...need.again, ...need.missing].some(
    (one) => one.step === step.id && one.reason === null,
  );
  return isWanted ? (work.drafts.findLast(({ answer }) => answer === "approved") ?? null) : null;
}

/** The version that its client can answer: the last one, while its step is open. */
export function draftToAnswer(work: WorkView) {
  const draft = work.drafts.at(-1);
  if (draft === undefined || draft.answer !== null) return null;
  return draft.step === openStep(work)?.id ? draft : null;
}
