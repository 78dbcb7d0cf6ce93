import { openTicketInput } from "./ticket.ts";

export const ticketInputs = {
  openTicket: openTicketInput,
} as const;

export interface TicketOutputs {
  openTicket: { ticket_id: string };
}
