import { THREAD_READERS } from "@niyamdesk/domain/messages/queries";
import { threadReaderId, UNREAD_MAIL_MS } from "@niyamdesk/domain/messages/thread-reader";
import type { Order } from "@niyamdesk/domain/orders/order";
import { orderMessagesQuery } from "@niyamdesk/domain/orders/queries";
import type { Moment } from "@niyamdesk/domain/time/moment";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { timestamp } from "../platform/clock.ts";
import { recordRef } from "../platform/refs.ts";
import { pagesOf } from "../platform/run-query.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

/** How far a party of an order has read its thread. */
export const threadReaderRef = (orderId: string, uid: string) =>
  recordRef(THREAD_READERS, threadReaderId(orderId, uid));

interface Sent {
  order_id: string;
  /** Uids of client and assignee. */
  parties: readonly string[];
  sender_id: string;
  at: Moment;
}

/** A message more: unread for everybody but its sender. A mail tells of the first that is unread for long, and of no other until that is read. */
export async function noteMessage(
  unit: UnitOfWork,
  { order_id, parties, sender_id, at }: Sent,
): Promise<void> {
  for (const reader_id of new Set(parties)) {
    const ref = threadReaderRef(order_id, reader_id);
    const known = await unit.get(ref);
    const isOwn = reader_id === sender_id;
    const unread = (known?.unread ?? 0) + (isOwn ? 0 : 1);
    const isFirst = !isOwn && unread === 1;
    const changes = { unread, last_message_at: at, updated_at: timestamp() };
    const mail_at = timestamp(at.toMillis() + UNREAD_MAIL_MS);
    if (known) unit.update(ref, { ...changes, ...(isFirst ? { mail_at } : {}) });
    else {
      const made = { id: ref.id, order_id, reader_id, read_up_to: null };
      unit.create(ref, { ...made, ...changes, mail_at: isFirst ? mail_at : null });
    }
  }
}

/**
 * Whoever gets an order has its client's words before them that none of us has answered: what colleagues wrote, and what stands above it, waits for
 * nobody. Whoever wrote meanwhile changes the order, so that this is done again.
 *
 * @param order whose client may have got another role since: whose words they are is said by who sent them
 */
export async function openReader(
  unit: UnitOfWork,
  { id: order_id, user_id }: Pick<Order, "id" | "user_id">,
  reader_id: string,
): Promise<void> {
  const ref = threadReaderRef(order_id, reader_id);
  const [known, messages] = await Promise.all([unit.get(ref), lastMessages(order_id, user_id)]);
  const [last] = messages;
  if (last === undefined) {
    if (known) unit.delete(ref);
    return;
  }
  const answered = messages.findIndex((message) => message.get("sender_id") !== user_id);
  const unread = answered === -1 ? messages.length : answered;
  const read_up_to = messages[answered]?.get("created_at") ?? null;
  const fresh = {
    ...{ unread, read_up_to, last_message_at: last.get("created_at"), updated_at: timestamp() },
    mail_at: unread === 0 ? null : timestamp(unit.now() + UNREAD_MAIL_MS),
  };
  if (known) unit.update(ref, fresh);
  else unit.create(ref, { id: ref.id, order_id, reader_id, ...fresh });
}

/** The newest first, as far as somebody else than the client wrote: what stands above it is not read. */
async function lastMessages(order_id: string, user_id: string): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  for await (const page of pagesOf(orderMessagesQuery, { order_id })) {
    found.push(...page);
    if (page.some((message) => message.get("sender_id") !== user_id)) break;
  }
  return found;
}

/** Nothing of the thread is theirs any more, not even how much there is. */
export function closeReader(unit: UnitOfWork, order_id: string, reader_id: string): void {
  unit.delete(threadReaderRef(order_id, reader_id));
}
