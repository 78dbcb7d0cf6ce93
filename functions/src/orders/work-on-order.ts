import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { isOpenOrder, type Order } from "@niyamdesk/domain/orders/order";
import type { Act } from "@niyamdesk/domain/steps/work";
import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import type { Caller } from "../platform/caller.ts";
import { HOUR_MS, timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { orderRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { findService } from "../services/services.ts";
import { actOn } from "./act-on-order.ts";
import { needOurDocument, orderInHand } from "./own-order.ts";

/**
 * What whoever has an order does with it. What was done already is not done again: an answer that was lost is asked for once more.
 *
 * All throw order_not_found for what is not the caller's, order_closed, and what `act` refuses.
 */

/** When we close on a day. */
const closingOf = (day: string) => startOfIstDayNamed(day) + 18 * HOUR_MS;

export function begin({ order_id }: ParsedInput<"beginOrder">, by: Caller): Promise<void> {
  return inHand(order_id, by, async (unit, order) => {
    if (order.work?.began_at) return;
    await actOn(unit, order, { kind: "begin" }, { by });
  });
}

/** Moves it up in lists, and nothing else. @throws DomainError order_closed */
export function raiseOrder({ order_id, raised }: ParsedInput<"raiseOrder">, by: Caller): Promise<void> {
  return inHand(order_id, by, async (unit, order) => {
    if (!isOpenOrder(order.status)) throw new DomainError("order_closed");
    if ((order.raised ?? false) === raised) return;
    unit.update(orderRef(order_id), { raised, updated_at: timestamp() });
  });
}

/** @throws DomainError step_not_open, documents_outstanding, draft_needed, approval_needed, proof_needed, document_not_found */
export function finishStep({ order_id, step, proof }: ParsedInput<"finishStep">, by: Caller): Promise<void> {
  return inHand(order_id, by, async (unit, order) => {
    const known = order.work?.steps.find(({ id }) => id === step);
    if (known?.done_at && known.proof?.number === proof?.number) return;
    if (proof?.document_id) await needOurDocument(unit, order, proof.document_id);
    await actOn(unit, order, { kind: "finish", step, proof }, { by });
  });
}

/**
 * Documents in own words. Where the service works with tables, these may be tables too: nobody says of what is asked for what it will be.
 *
 * @throws DomainError promise_not_ahead, too_many_documents
 */
export function askDocuments(
  { order_id, labels, reason, until, request_id }: ParsedInput<"askDocuments">,
  by: Caller,
): Promise<void> {
  return inHand(order_id, by, async (unit, order) => {
    const key = sha256(`${by.uid} ${request_id}`).slice(0, 12);
    const slots = labels.map((label, at) => ({ slot: `asked_${key}_${at + 1}`, label }));
    const asked = new Set(order.work?.asked.map(({ slot }) => slot));
    if (slots.every(({ slot }) => asked.has(slot))) return;
    const takes = (await worksWithTables(order)) ? { takes: "tables" as const } : {};
    const documents = slots.map((one) => ({ ...one, ...takes }));
    const by_when = until === null ? null : closingOf(until);
    await actOn(unit, order, { kind: "ask", documents, reason, until: by_when }, { by });
  });
}

async function worksWithTables({ work, service_id }: Order): Promise<boolean> {
  if (work?.asked.some(({ takes }) => takes === "tables")) return true;
  const service = await findService(service_id);
  return service?.required_documents.some(({ takes }) => takes === "tables") ?? false;
}

/** @throws DomainError step_not_open where nothing waits for this document */
export function waiveDocument(
  { order_id, slot, reason }: ParsedInput<"waiveDocument">,
  by: Caller,
): Promise<void> {
  return inHand(order_id, by, async (unit, order) => {
    if (order.work?.asked.some((asked) => asked.slot === slot && asked.waived !== null)) return;
    await actOn(unit, order, { kind: "waive", slot, reason }, { by });
  });
}

/**
 * What stands for a document was done, or is not done yet.
 *
 * @throws DomainError step_not_open where no such act is asked for; changed_meanwhile where it was judged otherwise
 */
export function reviewAct(
  { order_id, slot, accepted, words }: ParsedInput<"reviewAct">,
  by: Caller,
): Promise<void> {
  return inHand(order_id, by, async (unit, order) => {
    if (actSaid(order, slot)?.state === (accepted ? "accepted" : "again")) return;
    await actOn(unit, order, { kind: "judge", slot, accepted, words }, { by });
  });
}

/**
 * The client says that they did it.
 *
 * @throws DomainError order_not_found for another's; step_not_open; changed_meanwhile where it was asked for again since, also of a request whose
 * answer was lost: it spoke of what was done before
 */
export function confirmAct({ order_id, slot, seen }: ParsedInput<"confirmAct">, by: Caller): Promise<void> {
  return commitTogether(async (unit) => {
    const order = await unit.get(orderRef(order_id));
    if (order?.user_id !== by.uid) throw new DomainError("order_not_found");
    const said = actSaid(order, slot);
    if (said?.state === "done" || said?.state === "accepted") return;
    if (said && said.at.toMillis() !== seen) throw new DomainError("changed_meanwhile");
    await actOn(unit, order, { kind: "confirm", slot }, { by });
  });
}

function actSaid({ work }: Order, slot: string) {
  return work?.asked.find((asked) => asked.slot === slot)?.act;
}

/** @returns the version that it is @throws DomainError step_not_open, documents_outstanding, document_not_found, document_not_checked */
export function sendDraft(
  { order_id, document_id, words }: ParsedInput<"sendDraft">,
  by: Caller,
): Promise<number> {
  return inHand(order_id, by, async (unit, order) => {
    const known = order.work?.drafts.find((draft) => draft.document_id === document_id);
    if (known) return known.version;
    await needOurDocument(unit, order, document_id);
    const after = await actOn(unit, order, { kind: "send_draft", document_id, words }, { by });
    return after.work?.drafts.at(-1)?.version ?? 0;
  });
}

/** @throws DomainError promise_not_ahead */
export function postponeStep(
  { order_id, until, reason }: ParsedInput<"postponeStep">,
  by: Caller,
): Promise<void> {
  return inHand(order_id, by, async (unit, order) => {
    const promised = closingOf(until);
    if (order.work?.clock?.promised.toMillis() === promised) return;
    await actOn(unit, order, { kind: "postpone", until: promised, reason }, { by });
  });
}

/**
 * The client's answer to a draft.
 *
 * @throws DomainError order_not_found for another's; draft_not_current
 */
export function answerDraft(
  { order_id, version, answer, words, language }: ParsedInput<"answerDraft">,
  by: Caller,
): Promise<void> {
  return commitTogether(async (unit) => {
    const order = await unit.get(orderRef(order_id));
    if (order?.user_id !== by.uid) throw new DomainError("order_not_found");
    const known = order.work?.drafts.find((draft) => draft.version === version);
    if (known?.answer === answer) return;
    const one: Act = { kind: "answer", version, answer, words };
    await actOn(unit, order, one, { by, more: { language } });
  });
}

function inHand<T>(id: string, by: Caller, work: (unit: UnitOfWork, order: Order) => Promise<T>): Promise<T> {
  return commitTogether(async (unit) => work(unit, await orderInHand(unit, id, by)));
}
