import type { Language } from "@niyamdesk/domain/base/languages";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import { SUPPORT_TICKETS } from "@niyamdesk/domain/tickets/queries";
import {
  ANSWER_WITHIN_MS,
  placeInQueue,
  type SupportTicket,
  type ThreadMessage,
} from "@niyamdesk/domain/tickets/ticket";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { recordRef, ticketMessageRef } from "../platform/refs.ts";
import type { Writer } from "../platform/unit-of-work.ts";

/** The same person's same request is the same ticket. */
export function ticketIdOf({ uid }: Pick<Caller, "uid">, request_id: string): string {
  return `tkt_${sha256(`${uid} ${request_id}`).slice(0, 24)}`;
}

export type Asked = Pick<
  SupportTicket,
  | "id"
  | "user_id"
  | "source"
  | "name"
  | "email"
  | "phone"
  | "subject"
  | "order_id"
  | "statement_id"
  | "line_id"
> & { language: Language };

type First = Pick<ThreadMessage, "sender_id" | "sender_role" | "text" | "by_phone">;

/** A ticket with its first message, in the commit of whatever opens it. @param now epoch ms */
export function writeTicket(unit: Pick<Writer, "create">, asked: Asked, first: First, now: number): void {
  const at = timestamp(now);
  const due = timestamp(now + ANSWER_WITHIN_MS);
  const { name, email, phone, subject } = asked;
  unit.create<SupportTicket>(recordRef(SUPPORT_TICKETS, asked.id), {
    ...asked,
    ...{ status: "new", answer_due: due, queue_at: due, messages: 1, first_answered_at: null },
    ...{ assigned_to: null, assigned_name: null, merged_into: null, merged: [] },
    search_words: searchWordsOf([name, email, phone, subject, asked.order_id]),
    ...{ created_at: at, updated_at: at },
  });
  unit.create<ThreadMessage>(ticketMessageRef(asked.id, "first"), {
    ...first,
    created_at: at,
    attachments: [],
  });
}

/** What changes when whoever asked writes again: they wait, and a closed one is open. @param now epoch ms */
export function waitingAgain(ticket: SupportTicket, now: number): Partial<SupportTicket> {
  const due = ticket.answer_due ?? timestamp(now + ANSWER_WITHIN_MS);
  return {
    ...{ status: "new", answer_due: due, queue_at: due },
    ...{ messages: ticket.messages + 1, updated_at: timestamp(now) },
  };
}

/** What changes when nobody waits any more. @param now epoch ms */
export function atRest(status: "answered" | "closed", now: number): Partial<SupportTicket> {
  return {
    ...{ status, answer_due: null, updated_at: timestamp(now) },
    queue_at: timestamp(placeInQueue(null, now)),
  };
}
