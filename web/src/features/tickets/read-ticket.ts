import { LANGUAGES, type Language } from "@niyamdesk/domain/base/languages";
import {
  TICKET_SOURCES,
  TICKET_STATUSES,
  type TicketSource,
  type TicketStatus,
} from "@niyamdesk/domain/tickets/ticket";
import {
  numberIn,
  oneIn,
  recentTimeIn,
  type StoredData,
  textIn,
  timeIn,
} from "../../lib/firestore/stored.ts";

/** A question to us. */
export interface TicketView {
  id: string;
  subject: string;
  status: TicketStatus;
  source: TicketSource;
  /** Null: somebody without an account. */
  userId: string | null;
  name: string;
  email: string | null;
  phone: string | null;
  /** In which they read. */
  language: Language;
  orderId: string | null;
  /** The statement it is about; null: something else. */
  statementId: string | null;
  assignedTo: string | null;
  assignedName: string | null;
  /** Epoch ms; null: nobody waits. */
  answerDue: number | null;
  /** How many there are. */
  messages: number;
  mergedInto: string | null;
  merged: readonly string[];
  /** Epoch ms. */
  at: number;
  updatedAt: number;
}

export function readTicket(id: string, data: StoredData): TicketView {
  return {
    id,
    subject: textIn(data, "subject") ?? "",
    status: oneIn(data, "status", TICKET_STATUSES, "new"),
    source: oneIn(data, "source", TICKET_SOURCES, "account"),
    userId: textIn(data, "user_id"),
    name: textIn(data, "name") ?? "",
    email: textIn(data, "email"),
    phone: textIn(data, "phone"),
    language: oneIn(data, "language", LANGUAGES, "en"),
    orderId: textIn(data, "order_id"),
    statementId: textIn(data, "statement_id"),
    assignedTo: textIn(data, "assigned_to"),
    assignedName: textIn(data, "assigned_name"),
    answerDue: timeIn(data, "answer_due"),
    messages: numberIn(data, "messages"),
    mergedInto: textIn(data, "merged_into"),
    merged: Array.isArray(data.merged) ? data.merged.filter((one) => typeof one === "string") : [],
    at: recentTimeIn(data, "created_at"),
    updatedAt: recentTimeIn(data, "updated_at"),
  };
}

export interface TicketMessageView {
  id: string;
  text: string;
  isOurs: boolean;
  /** Said on the phone, and noted by us. */
  byPhone: boolean;
  at: number;
}

export function readTicketMessage(id: string, data: StoredData): TicketMessageView {
  const byPhone = textIn(data, "by_phone");
  return {
    id,
    text: textIn(data, "text") ?? "",
    isOurs: textIn(data, "sender_role") === "admin" && byPhone !== "them",
    byPhone: byPhone !== null,
    at: recentTimeIn(data, "created_at"),
  };
}

export interface ReadyAnswerView {
  id: string;
  title: string;
  en: string;
  hi: string;
  version: number;
}

export function readReadyAnswer(id: string, data: StoredData): ReadyAnswerView {
  return {
    id,
    title: textIn(data, "title") ?? "",
    en: textIn(data, "en") ?? "",
    hi: textIn(data, "hi") ?? "",
    version: numberIn(data, "version"),
  };
}
