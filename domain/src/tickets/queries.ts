import { COLLECTIONS, SUBCOLLECTIONS } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";

export const ownTicketsQuery = {
  by: "client_user",
  from: COLLECTIONS.supportTickets,
  where: [["user_id", "==", "{uid}"]],
  order: [["updated_at", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;

export const ticketMessagesQuery = {
  by: "client_user",
  from: `${COLLECTIONS.supportTickets}/{ticket_id}/${SUBCOLLECTIONS.messages}`,
  order: [["created_at", "desc"]],
  limit: 200,
} as const satisfies QueryDeclaration;
