import {
  answerTicketInput,
  askAboutStatementInput,
  assignTicketInput,
  closeTicketInput,
  linkTicketInput,
  mergeTicketsInput,
  noteTicketCallInput,
  noteTicketInput,
  openTicketInput,
  removeTicketAnswerInput,
  saveTicketAnswerInput,
} from "./ticket-input.ts";

export const ticketInputs = {
  openTicket: openTicketInput,
  askAboutStatement: askAboutStatementInput,
  answerTicket: answerTicketInput,
  noteTicket: noteTicketInput,
  noteTicketCall: noteTicketCallInput,
  assignTicket: assignTicketInput,
  linkTicket: linkTicketInput,
  closeTicket: closeTicketInput,
  mergeTickets: mergeTicketsInput,
  saveTicketAnswer: saveTicketAnswerInput,
  removeTicketAnswer: removeTicketAnswerInput,
} as const;

type Nothing = Record<string, never>;

export interface TicketOutputs {
  openTicket: { ticket_id: string };
  askAboutStatement: { ticket_id: string };
  answerTicket: Nothing;
  noteTicket: { ticket_id: string };
  noteTicketCall: Nothing;
  assignTicket: Nothing;
  linkTicket: Nothing;
  closeTicket: Nothing;
  mergeTickets: Nothing;
  saveTicketAnswer: { version: number };
  removeTicketAnswer: Nothing;
}
