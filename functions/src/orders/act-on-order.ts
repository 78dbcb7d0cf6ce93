import { DomainError } from "@niyamdesk/domain/base/errors";
import { ROLE_LABELS } from "@niyamdesk/domain/base/roles";
import type { ClientDocument } from "@niyamdesk/domain/documents/document";
import { documentsOfOrderQuery } from "@niyamdesk/domain/documents/queries";
import { orderSearchWords } from "@niyamdesk/domain/orders/desk-order";
import { isOpenOrder, type Order, type TimelineEntry } from "@niyamdesk/domain/orders/order";
import { statusOf } from "@niyamdesk/domain/orders/order-status";
import { withTimes } from "@niyamdesk/domain/steps/order-work";
import { slotStates } from "@niyamdesk/domain/steps/slot-states";
import { type Act, act, riseOf, type Work } from "@niyamdesk/domain/steps/work";
import type { UpdateData } from "firebase-admin/firestore";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { documentRef, orderRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";
import { beginningFor, daysOff, workFields } from "../steps/beginning.ts";
import { tellNews } from "./tell-news.ts";
import { type Happened, timelineOf } from "./timeline.ts";

interface Acting {
  /** Null: by itself. */
  by: Pick<Caller, "role"> | null;
  /** When it is, epoch ms; absent: now, by the database's clock. */
  now?: number;
  /** Documents as they are written in the same commit, by id. */
  changed?: ReadonlyMap<string, Partial<ClientDocument>>;
  /** What happened besides what follows from the act. */
  also?: readonly Happened[];
  /** What else changes of the order. */
  more?: UpdateData<Order>;
}

/**
 * What an act makes of an order, in the caller's commit: its work, where it stands, by when and for whom it waits, its timeline, and the
 * words to its people. It always writes the order, so that of two acts at the same time the second sees what the first has made.
 *
 * @param order as it was read in this unit
 * @throws DomainError order_closed, and what `act` throws
 */
export async function actOn(
  unit: UnitOfWork,
  order: Order,
  one: Act,
  { by, changed = new Map(), also = [], more = {}, now = unit.now() }: Acting,
): Promise<Order> {
  if (!isOpenOrder(order.status)) throw new DomainError("order_closed");
  const [before, off, documents] = await Promise.all([
    workOf(unit, order),
    daysOff(unit),
    documentsOf(order.id, changed),
  ]);
  const slots = slotStates(documents);
  const { work, news } = act(before, one, { now, off, slots });
  const happened: readonly Happened[] = [...also, ...news];
  const fields = workFields(work, documents);
  const after: Order = {
    ...order,
    ...fields,
    status: statusOf(work, slots),
    rise: riseNow(order, before, work),
  };
  const timeline = [...order.timeline, ...entriesFor(after, happened, { by, now })];
  unit.update(orderRef(order.id), {
    ...fields,
    ...(order.search_words ? {} : { search_words: orderSearchWords(order) }),
    ...(after.status === "completed" ? { completed_at: timestamp(now) } : {}),
    ...{ status: after.status, rise: after.rise ?? null, timeline, updated_at: timestamp() },
    ...more,
  });
  if (after.status === "completed") await leaveUnchecked(unit, documents, changed);
  await tellNews(unit, { ...after, timeline }, happened);
  return { ...after, timeline };
}

/** What nobody looked at while the order was worked on is not to be looked at afterwards. */
async function leaveUnchecked(
  unit: UnitOfWork,
  documents: readonly ClientDocument[],
  changed: ReadonlyMap<string, Partial<ClientDocument>>,
): Promise<void> {
  for (const { id, to_check } of documents) {
    if (!to_check || changed.has(id)) continue;
    const document = await unit.get(documentRef(id));
    if (document?.to_check) unit.update(documentRef(id), { to_check: false });
  }
}

/** Of an order that was paid before there were steps, those of its service today; one that was begun with stays so. */
export async function workOf(unit: UnitOfWork, { work, service_id, status, date }: Order): Promise<Work> {
  if (work) return withTimes(work, (at) => at.toMillis());
  const beginning = await beginningFor(unit, service_id);
  return status === "pending" ? beginning : { ...beginning, began_at: date.toMillis() };
}

/** @param changed as they are written in the same commit, by id */
export async function documentsOf(
  order_id: string,
  changed: ReadonlyMap<string, Partial<ClientDocument>> = new Map(),
): Promise<ClientDocument[]> {
  const found = await runWholeQuery(documentsOfOrderQuery, { order_id });
  return found.map((entry) => ({ ...(entry.data() as ClientDocument), ...changed.get(entry.id) }));
}

/** What rose for another reason, such as that nobody can take it, stays until the work goes on. */
function riseNow({ rise = null }: Order, before: Work, after: Work) {
  return JSON.stringify(before) === JSON.stringify(after) ? rise : riseOf(after);
}

/** Each a moment after the one before: what happens in one commit keeps its order. */
export function entriesFor(
  order: Order,
  happened: readonly Happened[],
  { by, now }: { by: Pick<Caller, "role"> | null; now: number },
): TimelineEntry[] {
  const last = Math.max(now, ...order.timeline.map(({ date }) => date.toMillis() + 1));
  const label = by === null ? "system" : by.role === null ? "" : ROLE_LABELS[by.role];
  return happened.map((one, at) => ({ date: timestamp(last + at), ...timelineOf(one, order), by: label }));
}
