import { dashboardOf, orderOf } from "@niyamdesk/domain/base/addresses";
import { documentsOfOrderQuery } from "@niyamdesk/domain/documents/queries";
import { NOTICE_WORDS } from "@niyamdesk/domain/notifications/notice-words";
import type { Order } from "@niyamdesk/domain/orders/order";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { tasksOfOrderQuery } from "@niyamdesk/domain/tasks/queries";
import { addressee } from "../mail/addressee.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { closeReader, openReader } from "../messages/readers.ts";
import { messageNoticeId } from "../messages/thread.ts";
import { notify } from "../notifications/inbox.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { documentRef, givenOrderRef, inboxRef, orderRef, profileRef, taskRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";
import { workFields } from "../steps/beginning.ts";
import { documentsOf, entriesFor, workOf } from "./act-on-order.ts";
import { missingDeskFields } from "./desk-fields.ts";
import { orderGivenMail } from "./order-given.mail.ts";
import { STAFF_NOTICES, staffNoticeId, tellNews } from "./tell-news.ts";
import type { Happened } from "./timeline.ts";
import { workerNamed } from "./workers.ts";

const MOST_REMEMBERED = 20;
const REMEMBERED_DAYS = 90;

interface HandingOver {
  /** Null: by itself. */
  by: Caller | null;
  reason: string;
}

/**
 * An order goes to somebody, or to nobody, with all that belongs to it: documents, thread, reminders, and what was not read yet. Whoever had
 * it can read nothing of it from this commit on, and hears of it once. Whoever sends a document or a message at this moment changes the order too, so that
 * one of both is done again.
 *
 * @param order as it was read in this unit
 * @param to uid of somebody who works on orders; null: nobody can take it now
 * @throws DomainError worker_not_available
 */
export async function handOver(
  unit: UnitOfWork,
  order: Order,
  to: string | null,
  { by, reason }: HandingOver,
): Promise<void> {
  const worker = to === null ? null : await workerNamed(unit, to);
  const former = order.assigned_to;
  const had_by = [...new Set([...(order.had_by ?? []), ...(former === null ? [] : [former])])].filter(
    (uid) => uid !== to,
  );
  const handed = {
    ...{ assigned_to: to, assigned_name: worker?.name ?? null },
    ...{ had_by: had_by.slice(-MOST_REMEMBERED), handed_at: timestamp(unit.now()) },
  };
  const after: Order = { ...order, ...handed };
  const happened = happenedTo(after, worker);
  const timeline = [...order.timeline, ...entriesFor(after, happened, { by, now: unit.now() })];
  unit.update(orderRef(order.id), {
    ...(order.work ? {} : workFields(await workOf(unit, order), await documentsOf(order.id))),
    ...(await missingDeskFields(order)),
    ...handed,
    ...{ rise: to === null ? "admin" : null, timeline, updated_at: timestamp() },
  });
  await moveDocuments(unit, order, to);
  await moveReminders(unit, order, { had_by, to });
  if (former !== null) await takeFrom(unit, order, former);
  if (to !== null && worker !== null) await giveTo(unit, after, worker);
  await tellNews(unit, { ...after, timeline }, happened);
  audit(unit, `order.assigned_${order.id}_${unit.now()}`, {
    actor: by?.uid ?? "system",
    role: by?.role ?? "system",
    action: "order.assigned",
    subject: orderRef(order.id).path,
    before: { assigned_to: former },
    after: { assigned_to: to, reason },
  });
}

/** Who has an order first needs no word but the timeline's: the client hears when work begins. */
function happenedTo({ had_by = [] }: Order, worker: Profile | null): Happened[] {
  if (worker === null) return [];
  return [{ kind: had_by.length === 0 ? "given" : "handed_over", name: worker.name }];
}

async function moveDocuments(unit: UnitOfWork, { id, assigned_to }: Order, to: string | null): Promise<void> {
  for (const found of await runWholeQuery(documentsOfOrderQuery, { order_id: id })) {
    const document = await unit.get(documentRef(found.id));
    if (!document) continue;
    const isOnItsWay = document.status === "announced" && document.sender_id !== undefined;
    if (isOnItsWay && document.sender_id === assigned_to) {
      // Watched: whoever finds the file there meanwhile was faster, and it moves with the others.
      unit.update(documentRef(found.id), { status: "announced" });
      unit.delete(documentRef(found.id));
    } else if (document.assigned_to !== to) unit.update(documentRef(found.id), { assigned_to: to });
  }
}

/** Reminders about the order, of whoever had it: they wait until somebody has it. */
async function moveReminders(
  unit: UnitOfWork,
  { id }: Order,
  { had_by, to }: { had_by: readonly string[]; to: string | null },
): Promise<void> {
  if (to === null) return;
  for (const uid of had_by) {
    for (const found of await runWholeQuery(tasksOfOrderQuery, { uid, order_id: id })) {
      const task = await unit.get(taskRef(found.id));
      if (task?.owner_id !== uid || task.done_at !== null) continue;
      unit.update(taskRef(found.id), { owner_id: to, updated_at: timestamp() });
    }
  }
}

async function takeFrom(unit: UnitOfWork, { id, service_name }: Order, former: string): Promise<void> {
  closeReader(unit, id, former);
  unit.delete(inboxRef(former, messageNoticeId(id)));
  for (const kind of STAFF_NOTICES) {
    if (kind !== "work") unit.delete(inboxRef(former, staffNoticeId(id, kind)));
  }
  const role = (await unit.get(profileRef(former)))?.role ?? "tax_executive";
  const { title, content } = NOTICE_WORDS.workTaken;
  notify(unit, former, {
    ...{ id: staffNoticeId(id, "work"), title, content: content(service_name) },
    ...{ type: "update", link: dashboardOf(role) },
  });
}

async function giveTo(unit: UnitOfWork, order: Order, { id: uid, role }: Profile): Promise<void> {
  const { id, service_name, customer_info } = order;
  const ref = givenOrderRef(uid);
  const turn = {
    given_at: timestamp(unit.now()),
    expires_at: timestamp(unit.now() + REMEMBERED_DAYS * DAY_MS),
  };
  if (await unit.get(ref)) unit.update(ref, turn);
  else unit.create(ref, turn);
  await openReader(unit, order, uid);
  const { title, content } = NOTICE_WORDS.workGiven;
  notify(unit, uid, {
    ...{ id: staffNoticeId(id, "work"), title, content: content(service_name, customer_info.name) },
    ...{ type: "update", link: orderOf(role, id) },
  });
  const to = (await addressee(uid))?.email;
  if (to === undefined) return;
  const handed = order.handed_at?.toMillis() ?? 0;
  const data = { order_id: id, uid, handed };
  queueMail(unit, orderGivenMail, { id: `order-given_${id}_${handed}`, to, data });
}
