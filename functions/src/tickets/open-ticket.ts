import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { SUPPORT_TICKETS } from "@niyamdesk/domain/tickets/queries";
import type { Caller } from "../platform/caller.ts";
import { orderRef, recordRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { ticketIdOf, writeTicket } from "./write-ticket.ts";

/**
 * Opens a ticket with its first message; the same request finds the same ticket.
 *
 * @returns the ticket's id
 * @throws DomainError order_not_found for another's order, too_many_tickets, unauthenticated
 */
export function openTicket(
  { subject, text, order_id, request_id }: ParsedInput<"openTicket">,
  caller: Caller,
): Promise<string> {
  const id = ticketIdOf(caller, request_id);
  return commitTogether(async (unit) => {
    if (await unit.get(recordRef(SUPPORT_TICKETS, id))) return id;
    if (order_id !== undefined && (await unit.get(orderRef(order_id)))?.user_id !== caller.uid) {
      throw new DomainError("order_not_found");
    }
    await writeTicket(unit, caller, { id, subject, ...(order_id === undefined ? {} : { order_id }) }, text);
    return id;
  });
}
