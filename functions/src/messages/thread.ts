import { orderOf } from "@niyamdesk/domain/base/addresses";
import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { NOTICE_WORDS } from "@niyamdesk/domain/notifications/notice-words";
import { SUPPORT_TICKETS } from "@niyamdesk/domain/tickets/queries";
import type { ThreadMessage } from "@niyamdesk/domain/tickets/ticket";
import type { Moment } from "@niyamdesk/domain/time/moment";
import type { DocumentReference } from "firebase-admin/firestore";
import { notify } from "../notifications/inbox.ts";
import type { Caller } from "../platform/caller.ts";
import { orderMessageRef, orderRef, profileRef, recordRef, ticketMessageRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";
import { tellWhoAnswers } from "../tickets/tell-asker.ts";
import { waitingAgain } from "../tickets/write-ticket.ts";
import { noteMessage } from "./readers.ts";

/** What messages stand below, for somebody who may add one. */
export interface Thread {
  /** Whose documents may be attached. */
  client: string;
  /** Only those of this order; null: any of the client's. */
  order: string | null;
  message(id: string): DocumentReference<ThreadMessage, ThreadMessage>;
  /** Uids of those between whom it is. */
  parties: readonly string[];
  /** When the last one was sent, epoch ms; null: none was, or nobody knows. */
  last_message_at: number | null;
  /** What else changes with a message more. */
  sent(at: Moment): Promise<void> | void;
}

type About = ParsedInput<"sendMessage">["about"];

/** @throws DomainError order_not_found, ticket_not_found (also for everybody else's) */
export function threadOf(unit: UnitOfWork, about: About, caller: Caller): Promise<Thread> {
  return "order_id" in about
    ? orderThread(unit, about.order_id, caller)
    : ticketThread(unit, about.ticket_id, caller);
}

/** Whoever hands the order over at this moment meets whoever writes on it: both change it. */
async function orderThread(unit: UnitOfWork, id: string, { uid, role }: Caller): Promise<Thread> {
  const order = await unit.get(orderRef(id));
  const isTheirs = order?.user_id === uid || role === "admin";
  const isAssigned = order?.assigned_to === uid && (role === "ca" || role === "tax_executive");
  if (!order || !(isTheirs || isAssigned)) throw new DomainError("order_not_found");
  const { user_id, assigned_to, service_name, last_message_at } = order;
  const isClient = uid === user_id;
  const parties = assigned_to === null ? [user_id] : [user_id, assigned_to];
  return {
    client: user_id,
    order: id,
    parties,
    message: (name) => orderMessageRef(id, name),
    last_message_at: last_message_at?.toMillis() ?? null,
    async sent(at) {
      const unanswered_since = isClient ? (order.unanswered_since ?? at) : null;
      unit.update(orderRef(id), { last_message_at: at, unanswered_since });
      await noteMessage(unit, { order_id: id, parties, sender_id: uid, at });
      for (const reader of parties)
        if (reader !== uid) await tellOfMessage(unit, { id, service_name, user_id, reader });
    },
  };
}

interface Told {
  id: string;
  service_name: string;
  user_id: string;
  reader: string;
}

/** One item a thread, however many messages: the latest is what it says. */
async function tellOfMessage(unit: UnitOfWork, { id, service_name, user_id, reader }: Told): Promise<void> {
  const role = reader === user_id ? "client_user" : (await unit.get(profileRef(reader)))?.role;
  const { title, content } = NOTICE_WORDS.message;
  notify(unit, reader, {
    id: messageNoticeId(id),
    title,
    content: content(service_name),
    type: "update",
    link: orderOf(role ?? "tax_executive", id),
  });
}

export function messageNoticeId(orderId: string): string {
  return `messages_${orderId}`;
}

/** Only whoever asked writes so; we answer by `answerTicket`. What became part of another goes on there. */
async function ticketThread(unit: UnitOfWork, id: string, { uid }: Caller): Promise<Thread> {
  const asked = await unit.get(recordRef(SUPPORT_TICKETS, id));
  const standing = asked?.user_id === uid ? (asked.merged_into ?? id) : id;
  const ref = recordRef(SUPPORT_TICKETS, standing);
  const ticket = await unit.get(ref);
  if (ticket?.user_id !== uid) throw new DomainError("ticket_not_found");
  return {
    client: uid,
    order: null,
    parties: [uid],
    message: (name) => ticketMessageRef(standing, name),
    last_message_at: ticket.updated_at.toMillis(),
    sent(at) {
      unit.update(ref, waitingAgain(ticket, at.toMillis()));
      if (ticket.assigned_to !== null) tellWhoAnswers(unit, ticket, ticket.assigned_to);
    },
  };
}
