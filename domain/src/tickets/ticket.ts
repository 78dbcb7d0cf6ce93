import type { Language } from "../base/languages.ts";
import type { Moment } from "../time/moment.ts";

/** Tickets that a person may open within 24 hours. */
export const TICKETS_A_DAY = 10;

/** The first answer comes within 48 hours by the clock, days off or not: so the law counts for whoever complains. */
export const ANSWER_WITHIN_MS = 48 * 3_600_000;

/** So many may become part of one. */
export const MERGED_AT_MOST = 10;

/** `new`: somebody waits for us. Whoever asked opens a closed one again by writing. */
export const TICKET_STATUSES = ["new", "answered", "closed"] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** From an account, by the form on the website, or noted by us from a call. */
export const TICKET_SOURCES = ["account", "contact_form", "phone"] as const;
export type TicketSource = (typeof TICKET_SOURCES)[number];

/** `support_tickets/{id}`. */
export interface SupportTicket {
  id: string;
  /** Who reads it beside administrators; null: somebody without an account, who is answered by mail or phone. */
  user_id: string | null;
  source: TicketSource;
  /** Who asks, and where they are reached: of an account what it has proven, of others what they typed. */
  name: string;
  email: string | null;
  /** E.164. */
  phone: string | null;
  /** In which they read. */
  language: Language;
  subject: string;
  status: TicketStatus;
  order_id?: string | null;
  /** Of a partner, who asks about a statement, and the line of it that they mean. */
  statement_id?: string;
  line_id?: string | null;
  /** Who of us answers it. */
  assigned_to: string | null;
  assigned_name: string | null;
  /** By when whoever waits was promised an answer; null: nobody waits. */
  answer_due: Moment | null;
  first_answered_at: Moment | null;
  /** Where it stands in the list: what waits by when it is due, all else behind it, the latest first. */
  queue_at: Moment;
  /** Messages so far, so that nobody answers what they have not seen. */
  messages: number;
  /** The ticket that it became part of. */
  merged_into: string | null;
  /** Tickets that became part of this one; their messages stay with them. */
  merged: readonly string[];
  /** What it is found by (`searchWordsOf`). */
  search_words: readonly string[];
  created_at: Moment;
  updated_at: Moment;
}

/** `support_tickets/{id}/messages/{id}` and `orders/{id}/messages/{id}`. */
export interface ThreadMessage {
  sender_id: string;
  sender_role: string;
  text: string;
  created_at: Moment;
  /** Ids of documents. */
  attachments: readonly string[];
  /** Said on the phone, by either side, and noted by one of us. */
  by_phone?: "them" | "us";
  /** When the account of its sender went: text and attachments are empty since. */
  erased_at?: Moment;
}

/** Behind all that waits: 1 January 2200. */
const BEHIND = Date.UTC(2200, 0, 1);

/** `queue_at`. @param due, changed epoch ms */
export function placeInQueue(due: number | null, changed: number): number {
  return due ?? BEHIND + (BEHIND - changed);
}

/** Whether one may become part of the other: both are of one account, or of one address or number. */
export function areOfOnePerson(one: Person, other: Person): boolean {
  if (one.user_id !== null && other.user_id !== null) return one.user_id === other.user_id;
  return (
    (one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase()) ||
    (one.phone !== null && one.phone === other.phone)
  );
}

type Person = Pick<SupportTicket, "user_id" | "email" | "phone">;
