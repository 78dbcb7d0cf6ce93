import type { ListDeclaration } from "../lists/list.ts";
import { SUPPORT_TICKETS } from "./queries.ts";
import { TICKET_STATUSES } from "./ticket.ts";

/** All that people ask us: who waits longest first. What became part of another is found there. */
const ticketList = {
  by: "admin",
  from: SUPPORT_TICKETS,
  where: [["merged_into", "==", null]],
  filters: {
    status: { field: "status", values: TICKET_STATUSES, one: true },
    assigned: { field: "assigned_to", values: [], open: true, none: "nobody" },
  },
  sorts: { queue: ["queue_at", "asc"], "-updated": ["updated_at", "desc"] },
  search: { field: "search_words", sort: "queue", alone: true },
} as const satisfies ListDeclaration;

export const ticketLists = { tickets: ticketList } as const;
