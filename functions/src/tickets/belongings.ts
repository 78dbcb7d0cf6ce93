import {
  emailTicketsQuery,
  ownTicketsQuery,
  phoneTicketsQuery,
  ticketMessagesQuery,
} from "@niyamdesk/domain/tickets/queries";
import type { UserRecord } from "firebase-admin/auth";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { Belongings } from "../platform/belongings.ts";
import { eraseAll } from "../platform/erase-all.ts";
import { plainWithMessages } from "../platform/plain.ts";
import { proven } from "../platform/proven.ts";
import { onceEach, runWholeQuery } from "../platform/run-query.ts";

export const ticketBelongings: Belongings = {
  async exported(account) {
    const messagesOf = (ticket_id: string) => runWholeQuery(ticketMessagesQuery, { ticket_id });
    return { support_tickets: await plainWithMessages(await ticketsOf(account), messagesOf) };
  },
  async erase(account) {
    await eraseAll(await ticketsOf(account));
  },
};

/** Their own, and what came in without an account from an address or a number that they have proven. */
async function ticketsOf(account: UserRecord): Promise<QueryDocumentSnapshot[]> {
  const { email, phone } = proven(account);
  const [own, byEmail, byPhone] = await Promise.all([
    runWholeQuery(ownTicketsQuery, { uid: account.uid }),
    email === null ? [] : runWholeQuery(emailTicketsQuery, { email }),
    phone === null ? [] : runWholeQuery(phoneTicketsQuery, { phone }),
  ]);
  const withoutAccount = [...byEmail, ...byPhone].filter((ticket) => ticket.get("user_id") === null);
  return onceEach([...own, ...withoutAccount]);
}
