import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { isActToCheck, type WorkStep } from "@niyamdesk/domain/steps/order-work";
import { openStep } from "@niyamdesk/domain/steps/work";
import type { DeskOrder } from "./desk-order.ts";

/** What an order needs now, and of whom. */
export type Next =
  /** All is done, or it was cancelled. */
  | { kind: "closed" }
  /** It was paid before there were steps: whoever begins gives it its own. */
  | { kind: "begin" }
  /** Documents are to be looked at, or what their client did on a portal. */
  | { kind: "check"; step: WorkStep<number>; count: number; acts: number }
  /** A draft is to be sent, the first or a better one. */
  | { kind: "draft" | "changes"; step: WorkStep<number> }
  /** Whoever has the order says that it is done, was filed, or is finished. */
  | { kind: "work" | "file" | "finish"; step: WorkStep<number> }
  /** The department has not decided yet. */
  | { kind: "decide"; step: WorkStep<number> }
  /** The client sends documents, answers a draft, or does something that whoever has the order is told of. */
  | { kind: "documents" | "approval" | "client"; step: WorkStep<number> };

const OURS = {
  documents: "work",
  work: "work",
  draft: "draft",
  approval: "changes",
  filing: "file",
  decision: "decide",
  proof: "finish",
} as const;

/** @param toCheck documents of its client that nobody has looked at */
export function nextOf(order: Pick<DeskOrder, "status" | "turn" | "work">, toCheck: number): Next {
  const { status, work } = order;
  if (!isOpenOrder(status)) return { kind: "closed" };
  const step = work && openStep(work);
  if (!work || !step) return { kind: "begin" };
  // What was sent is looked at whatever else is still missing.
  const acts = work.asked.filter(isActToCheck).length;
  if (toCheck + acts > 0) return { kind: "check", step, count: toCheck, acts };
  const turn = order.turn ?? step.waits_for;
  if (turn === "us") return { kind: OURS[step.closes], step };
  if (turn === "government") return { kind: "decide", step };
  const draft = work.drafts.at(-1);
  if (step.closes === "approval" && draft?.step === step.id && draft.answer === null)
    return { kind: "approval", step };
  return step.closes === "work" && status !== "awaiting_documents"
    ? { kind: "client", step }
    : { kind: "documents", step };
}

/** What closes the open step, when it is for whoever has the order to say so. */
export function isOurs({ kind }: Next): boolean {
  return kind !== "closed" && kind !== "documents" && kind !== "approval";
}
