import { answerTicketInput, askAboutStatementInput, openTicketInput } from "./ticket.ts";

export const ticketInputs = {
  openTicket: openTicketInput,
  askAboutStatement: askAboutStatementInput,
  answerTicket: answerTicketInput,
} as const;

export interface TicketOutputs {
  openTicket: { ticket_id: string };
  askAboutStatement: { ticket_id: string };
  answerTicket: Record<string, never>;
}
