import { ownTicketsQuery, ticketMessagesQuery } from "@niyamdesk/domain/tickets/queries";
import type { Belongings } from "../platform/belongings.ts";
import { eraseAll } from "../platform/erase-all.ts";
import { plainWithMessages } from "../platform/plain.ts";
import { runWholeQuery } from "../platform/run-query.ts";

export const ticketBelongings: Belongings = {
  async exported({ uid }) {
    const tickets = await runWholeQuery(ownTicketsQuery, { uid });
    const messagesOf = (ticket_id: string) => runWholeQuery(ticketMessagesQuery, { ticket_id });
    return { support_tickets: await plainWithMessages(tickets, messagesOf) };
  },
  async erase({ uid }) {
    await eraseAll(await runWholeQuery(ownTicketsQuery, { uid }));
  },
};
