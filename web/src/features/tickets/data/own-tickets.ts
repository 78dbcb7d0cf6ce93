import { ownTicketsQuery } from "@niyamdesk/domain/tickets/queries";
import { LANGUAGE } from "#messages/language.ts";
import { call } from "../../../lib/backend/callables.ts";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { readTicket, type TicketView } from "../read-ticket.ts";

/** What a client asked, the last written to first, live. */
export function useOwnTickets(uid: string): Live<TicketView[]> {
  return useLiveQuery(ownTicketsQuery, { uid }, readTicket);
}

interface Asked {
  subject: string;
  text: string;
  orderId: string | null;
  requestId: string;
}

/** @returns the ticket's id. @throws AppError */
export async function openTicket({ orderId, requestId, ...typed }: Asked): Promise<string> {
  const { ticket_id } = await call("openTicket", {
    ...{ ...typed, language: LANGUAGE, request_id: requestId },
    ...(orderId === null ? {} : { order_id: orderId }),
  });
  return ticket_id;
}

/** A closed one is open again. @throws AppError */
export async function writeToTicket(ticket_id: string, text: string, request_id: string): Promise<void> {
  await call("sendMessage", { about: { ticket_id }, text, attachments: [], request_id });
}
