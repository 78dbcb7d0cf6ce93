import { DomainError } from "@niyamdesk/domain/base/errors";
import { mayMove } from "@niyamdesk/domain/base/moves";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { type ClientDocument, DOCUMENT_MOVES } from "@niyamdesk/domain/documents/document";
import { rejectionWords } from "@niyamdesk/domain/documents/rejection";
import type { Order } from "@niyamdesk/domain/orders/order";
import { actOn } from "../orders/act-on-order.ts";
import { orderInHand } from "../orders/own-order.ts";
import type { Happened } from "../orders/timeline.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { documentRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";

type Verdict = ParsedInput<"reviewDocument">["verdict"];

/**
 * Whoever has the order accepts a document of its client's, or asks for it again with a reason; the order goes on from that. Said again,
 * nothing more happens.
 *
 * @throws DomainError document_not_found, also for whoever does not have its order; changed_meanwhile when another took its place or it was
 * looked at otherwise; order_closed
 */
export function reviewDocument(
  { document_id, verdict }: ParsedInput<"reviewDocument">,
  by: Caller,
): Promise<void> {
  return commitTogether(async (unit) => {
    const document = await unit.get(documentRef(document_id));
    if (document === undefined || document.sender_id !== undefined)
      throw new DomainError("document_not_found");
    const order = await orderOf(unit, document, by);
    const status = verdict.kind === "accept" ? "accepted" : "rejected";
    if (document.status === status) return;
    if (by.role === null || !mayMove(DOCUMENT_MOVES, document.status, status, by.role)) {
      throw new DomainError("changed_meanwhile");
    }
    unit.update(documentRef(document_id), {
      ...{ status, to_check: false, reviewed_by: by.uid, reviewed_at: timestamp() },
      ...(verdict.kind === "reject"
        ? {
            reason: rejectionWords(verdict.reason, verdict.words),
            ...{ rejected_for: verdict.reason, rejected_words: verdict.words },
          }
        : { reason: null }),
    });
    const changed = new Map([[document_id, { status } as const]]);
    const also = [happened(document, labelOf(order, document), verdict)];
    await actOn(unit, order, { kind: "documents" }, { by, changed, also });
  });
}

/** What there is of others is not even told. */
async function orderOf(unit: UnitOfWork, { order_id }: ClientDocument, by: Caller): Promise<Order> {
  try {
    return await orderInHand(unit, order_id, by);
  } catch (error) {
    if (error instanceof DomainError) throw new DomainError("document_not_found");
    throw error;
  }
}

/** As the order asks for it; what it does not ask for is called as its client called it. */
function labelOf({ work }: Order, { slot, name }: ClientDocument): string {
  return work?.asked.find((asked) => asked.slot === slot)?.label ?? name;
}

function happened({ id: document_id }: ClientDocument, label: string, verdict: Verdict): Happened {
  return verdict.kind === "accept"
    ? { kind: "accepted", document_id, label }
    : { kind: "again", document_id, label, reason: rejectionWords(verdict.reason, verdict.words) };
}
