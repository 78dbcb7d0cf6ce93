import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { SUPPORT_TICKETS } from "@niyamdesk/domain/tickets/queries";
import { TICKETS_A_DAY } from "@niyamdesk/domain/tickets/ticket";
import type { Caller } from "../platform/caller.ts";
import { orderRef, recordRef } from "../platform/refs.ts";
import { countSent } from "../platform/sent-today.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { askerOf } from "./asker.ts";
import { ticketIdOf, writeTicket } from "./write-ticket.ts";

/**
 * Opens a ticket with its first message; the same request finds the same ticket.
 *
 * @returns the ticket's id
 * @throws DomainError order_not_found for another's order, too_many_tickets, unauthenticated
 */
export function openTicket(
  { subject, text, order_id, language = "en", request_id }: ParsedInput<"openTicket">,
  caller: Caller,
): Promise<string> {
  const id = ticketIdOf(caller, request_id);
  const { uid, role } = caller;
  return commitTogether(async (unit) => {
    if (await unit.get(recordRef(SUPPORT_TICKETS, id))) return id;
    if (order_id !== undefined && (await unit.get(orderRef(order_id)))?.user_id !== uid) {
      throw new DomainError("order_not_found");
    }
    await countSent(unit, uid, "tickets", { aDay: TICKETS_A_DAY, refusal: "too_many_tickets" });
    writeTicket(
      unit,
      {
        ...{ id, source: "account", subject, language, order_id: order_id ?? null },
        ...(await askerOf(unit, uid)),
      },
      { sender_id: uid, sender_role: role ?? "", text },
      unit.now(),
    );
    return id;
  });
}
