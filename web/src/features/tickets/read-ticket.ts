import { type SupportTicket, TICKET_STATUSES } from "@niyamdesk/domain/tickets/ticket";
import { oneIn, recentTimeIn, type StoredData, textIn } from "../../lib/firestore/stored.ts";

/** A question to us. */
export interface TicketView {
  id: string;
  subject: string;
  status: SupportTicket["status"];
  /** The statement it is about; null: something else. */
  statementId: string | null;
  at: number;
}

export function readTicket(id: string, data: StoredData): TicketView {
  return {
    id,
    subject: textIn(data, "subject") ?? "",
    status: oneIn(data, "status", TICKET_STATUSES, "open"),
    statementId: textIn(data, "statement_id"),
    at: recentTimeIn(data, "created_at"),
  };
}

export interface TicketMessageView {
  id: string;
  text: string;
  isOurs: boolean;
  at: number;
}

export function readTicketMessage(id: string, data: StoredData): TicketMessageView {
  return {
    id,
    text: textIn(data, "text") ?? "",
    isOurs: textIn(data, "sender_role") === "admin",
    at: recentTimeIn(data, "created_at"),
  };
}
