import type { ticketInputs } from "@niyamdesk/domain/tickets/callables";
import * as fc from "fast-check";
import { type Attacks, id } from "../attacked.ts";

const request_id = "a".repeat(20);
const written = fc.string({ unit: "binary", maxLength: 900 });
const ANSWER = { seen: 1, by_phone: false, close: false, request_id };
const NOTED = { phone: "+919812345601", email: null, order_id: null, language: "en", request_id };

export default {
  askAboutStatement: {
    by: ["franchise"],
    input: { statement_id: "fr_1_2026-11", line_id: null, text: "Percent is wrong", request_id },
  },
  answerTicket: {
    by: ["admin"],
    input: { ...ANSWER, ticket_id: "tkt_1", text: "You are right." },
    harmful: fc.record({ ticket_id: id, text: written }).map((typed) => ({ ...ANSWER, ...typed })),
  },
  noteTicket: {
    by: ["admin"],
    input: { ...NOTED, name: "Asha Rao", subject: "Invoice name", text: "Asks for her firm's name." },
    harmful: fc
      .record({ name: written, subject: written, text: written })
      .map((typed) => ({ ...NOTED, ...typed })),
  },
  noteTicketCall: {
    by: ["admin"],
    input: { ticket_id: "tkt_1", text: "She called again.", request_id },
    harmful: fc.record({ ticket_id: id, text: written }).map((typed) => ({ ...typed, request_id })),
  },
  assignTicket: { by: ["admin"], input: { ticket_id: "tkt_1", to: "a-colleague" } },
  linkTicket: { by: ["admin"], input: { ticket_id: "tkt_1", order_id: "ORD-1" } },
  closeTicket: { by: ["admin"], input: { ticket_id: "tkt_1", closed: true } },
  mergeTickets: { by: ["admin"], input: { ticket_id: "tkt_1", into: "tkt_2" } },
  saveTicketAnswer: {
    by: ["admin"],
    input: {
      answer_id: "ans_1",
      title: "Invoice",
      en: "It is in your account.",
      hi: "अकाउंट में है।",
      seen_version: null,
    },
    harmful: fc
      .record({ title: written, en: written, hi: written })
      .map((typed) => ({ ...typed, answer_id: "ans_1", seen_version: null })),
  },
  removeTicketAnswer: { by: ["admin"], input: { answer_id: "ans_1" } },
  openTicket: {
    by: ["client_user"],
    input: { subject: "Invoice name", text: "Please correct it.", request_id },
    harmful: fc
      .record({ order_id: id, text: written })
      .map((ticket) => ({ subject: "Invoice", request_id, ...ticket })),
  },
} satisfies Attacks<typeof ticketInputs>;
