import type { CallableInput } from "@niyamdesk/domain/callables";
import {
  accountTicketsQuery,
  emailTicketsQuery,
  phoneTicketsQuery,
  SUPPORT_TICKETS,
  ticketAnswersQuery,
} from "@niyamdesk/domain/tickets/queries";
import { areOfOnePerson } from "@niyamdesk/domain/tickets/ticket";
import { call } from "../../../lib/backend/callables.ts";
import { type Live, mapLive, useLiveDocument, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type ReadyAnswerView, readReadyAnswer, readTicket, type TicketView } from "../read-ticket.ts";

/** One question, for administrators, live; null when there is none. */
export function useTicket(id: string): Live<TicketView | null> {
  return useLiveDocument([SUPPORT_TICKETS, id], readTicket);
}

/** Answers that are kept ready, by title, live. */
export function useReadyAnswers(): Live<ReadyAnswerView[]> {
  return useLiveQuery(ticketAnswersQuery, {}, readReadyAnswer);
}

/** What the same person asked besides, live. */
export function useOthersOf(ticket: TicketView): Live<TicketView[]> {
  const { userId, email, phone } = ticket;
  const ofAccount = useLiveQuery(
    accountTicketsQuery,
    userId === null ? null : { user_id: userId },
    readTicket,
  );
  const byEmail = useLiveQuery(emailTicketsQuery, email === null ? null : { email }, readTicket);
  const byPhone = useLiveQuery(phoneTicketsQuery, phone === null ? null : { phone }, readTicket);
  const asked = [
    ...(userId === null ? [] : [ofAccount]),
    ...(email === null ? [] : [byEmail]),
    ...(phone === null ? [] : [byPhone]),
  ];
  const unready = asked.find(({ status }) => status !== "ready");
  if (unready !== undefined && unready.status !== "ready") return unready;
  const found = asked.flatMap((live) => (live.status === "ready" ? live.value : []));
  const once = [...new Map(found.map((one) => [one.id, one])).values()];
  const ofPerson = once.filter(
    (one) =>
      one.id !== ticket.id && one.mergedInto === null && areOfOnePerson(personOf(one), personOf(ticket)),
  );
  return mapLive({ status: "ready", value: ofPerson }, (all) => all);
}

const personOf = ({ userId, email, phone }: TicketView) => ({ user_id: userId, email, phone });

/** Each throws `AppError`. */
export const noteTicket = (input: CallableInput<"noteTicket">) => call("noteTicket", input);
export const noteTicketCall = (input: CallableInput<"noteTicketCall">) => call("noteTicketCall", input);
export const assignTicket = (ticket_id: string, to: string | null) => call("assignTicket", { ticket_id, to });
export const linkTicket = (ticket_id: string, order_id: string | null) =>
  call("linkTicket", { ticket_id, order_id });
export const closeTicket = (ticket_id: string, closed: boolean) => call("closeTicket", { ticket_id, closed });
export const mergeTickets = (ticket_id: string, into: string) => call("mergeTickets", { ticket_id, into });
export const saveTicketAnswer = (input: CallableInput<"saveTicketAnswer">) => call("saveTicketAnswer", input);
export const removeTicketAnswer = (answer_id: string) => call("removeTicketAnswer", { answer_id });
