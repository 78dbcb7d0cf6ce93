import * as z from "zod/mini";
import { LANGUAGES } from "../base/languages.ts";
import { documentId, email, personName, phone } from "../fields/fields.ts";
import { line, text } from "../fields/written.ts";
import { seenVersion } from "../services/service-input.ts";

/** Random, made when the form opens: a second try finds what the first one wrote. */
const requestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** What a client writes in the form. */
export const ticketForm = z.strictObject({ subject: line(1, 150), text: text(1, 4000) });

/** `openTicket`: a question to us, about an order or not. */
export const openTicketInput = z.strictObject({
  subject: line(1, 150),
  text: text(1, 4000),
  order_id: z.optional(documentId),
  /** Of the page: the answer is written in it. */
  language: z.optional(z.enum(LANGUAGES)),
  request_id: requestId,
});

/** `askAboutStatement`: a partner about a month's statement, or one line of it. */
export const askAboutStatementInput = z.strictObject({
  statement_id: documentId,
  line_id: z.nullable(documentId),
  text: text(1, 1000),
  request_id: requestId,
});

/** `answerTicket`: what we say to it. */
export const answerTicketInput = z.strictObject({
  ticket_id: documentId,
  text: text(1, 4000),
  /** Messages that whoever answers has seen. */
  seen: z.int().check(z.minimum(0)),
  /** Told on the phone: no mail is sent. */
  by_phone: z.boolean(),
  close: z.boolean(),
  request_id: requestId,
});

/** `noteTicket`: what somebody asked on the phone. One about an order belongs to its client's account. */
export const noteTicketInput = z.strictObject({
  name: personName,
  phone: z.nullable(phone),
  email: z.nullable(email),
  order_id: z.nullable(documentId),
  language: z.enum(LANGUAGES),
  subject: line(1, 150),
  text: text(1, 4000),
  request_id: requestId,
});

/** `noteTicketCall`: what whoever asked said on the phone since. */
export const noteTicketCallInput = z.strictObject({
  ticket_id: documentId,
  text: text(1, 4000),
  request_id: requestId,
});

/** `assignTicket`: null gives it back to all. */
export const assignTicketInput = z.strictObject({ ticket_id: documentId, to: z.nullable(documentId) });

/** `linkTicket`: the order it is about. */
export const linkTicketInput = z.strictObject({ ticket_id: documentId, order_id: z.nullable(documentId) });

/** `closeTicket`: or opens it again. */
export const closeTicketInput = z.strictObject({ ticket_id: documentId, closed: z.boolean() });

/** `mergeTickets`: the first becomes part of the second. */
export const mergeTicketsInput = z.strictObject({ ticket_id: documentId, into: documentId });

/** `saveTicketAnswer`: a ready answer, new or changed. */
export const saveTicketAnswerInput = z.strictObject({
  /** Chosen by who writes it: a second try finds the first. */
  answer_id: documentId,
  title: line(1, 80),
  en: text(1, 4000),
  hi: text(1, 4000),
  seen_version: seenVersion,
});

/** `removeTicketAnswer`. */
export const removeTicketAnswerInput = z.strictObject({ answer_id: documentId });
