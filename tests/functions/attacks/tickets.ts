import type { ticketInputs } from "@niyamdesk/domain/tickets/callables";
import * as fc from "fast-check";
import { type Attacks, id } from "../attacked.ts";

export default {
  askAboutStatement: {
    by: ["franchise"],
    input: {
      ...{ statement_id: "fr_1_2026-11", line_id: null, text: "Percent is wrong" },
      request_id: "a".repeat(20),
    },
  },
  answerTicket: {
    by: ["admin"],
    input: { ticket_id: "tkt_1", text: "You are right.", request_id: "a".repeat(20) },
  },
  openTicket: {
    by: ["client_user"],
    input: { subject: "Invoice name", text: "Please correct it.", request_id: "a".repeat(20) },
    harmful: fc
      .record({ order_id: id, text: fc.string({ unit: "binary", maxLength: 900 }) })
      .map((ticket) => ({
        ...{ subject: "Invoice", request_id: "a".repeat(20), ...ticket },
      })),
  },
} satisfies Attacks<typeof ticketInputs>;
