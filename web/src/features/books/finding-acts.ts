import type { FindingKind } from "@niyamdesk/domain/books/finding";
import type { books as words } from "#messages/workspaces/books.ts";
import type { FindingView } from "./read-finding.ts";

export type FindingAct = keyof typeof words.acts;

const FIRST: Partial<Record<FindingKind, FindingAct>> = {
  unknown_payment: "take_over",
  unknown_refund: "take_over",
  refund_status_differs: "take_over",
  payment_without_invoice: "make_invoice",
  refund_without_credit_note: "make_note",
  mail_given_up: "send_again",
  dispute: "evidence",
  payment_without_order: "refund",
};

/** Held for these, money fits no purchase by its sum or its currency. */
const UNMATCHED = ["amount_mismatch", "currency_mismatch", "purchase_erased"];

/** Held for these, money most likely was paid by mistake: it goes back unless somebody says better. */
const DOUBLES = ["duplicate_payment", "possible_duplicate"];

/** Money goes back by these. */
const MOVING: readonly FindingAct[] = ["refund", "try_again", "transfer"];

/**
 * What is recommended first, then what else can be done. Noting and setting aside is always possible.
 *
 * @param movesMoney false on the payment's own page, which has those acts where its sums are
 */
export function actsOf(finding: FindingView, movesMoney: boolean): FindingAct[] {
  const acts = allActsOf(finding);
  return movesMoney ? acts : acts.filter((act) => !MOVING.includes(act));
}

function allActsOf({ kind, ours, status }: FindingView): FindingAct[] {
  if (status === "closed") return [];
  if (status === "set_aside") return ["reopen", "note"];
  if (kind === "held") {
    const canMatch = !UNMATCHED.includes(ours ?? "");
    if (!canMatch) return ["refund", "note", "set_aside"];
    const isDouble = DOUBLES.includes(ours ?? "");
    return [
      ...(isDouble ? (["refund", "match"] as const) : (["match", "refund"] as const)),
      "note",
      "set_aside",
    ];
  }
  // What the provider cannot send goes by bank transfer.
  if (kind === "refund_failed" || kind === "refund_refused")
    return ["try_again", "transfer", "note", "set_aside"];
  const first = FIRST[kind];
  return [...(first === undefined ? [] : [first]), "note", "set_aside"];
}
