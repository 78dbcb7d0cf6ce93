import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { SUPPORT_TICKETS } from "@niyamdesk/domain/tickets/queries";
import { TICKETS_A_DAY } from "@niyamdesk/domain/tickets/ticket";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { orderRef, recordRef, ticketMessageRef } from "../platform/refs.ts";
import { countSent } from "../platform/sent-today.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/**
 * Opens a ticket with its first message; the same request finds the same ticket.
 *
 * @returns the ticket's id
 * @throws DomainError order_not_found for another's order, too_many_tickets, unauthenticated
 */
export function openTicket(
  { subject, text, order_id, request_id }: ParsedInput<"openTicket">,
  { uid, role }: Caller,
): Promise<string> {
  const id = `tkt_${sha256(`${uid} ${request_id}`).slice(0, 24)}`;
  return commitTogether(async (unit) => {
    if (await unit.get(recordRef(SUPPORT_TICKETS, id))) return id;
    if (order_id !== undefined && (await unit.get(orderRef(order_id)))?.user_id !== uid) {
      throw new DomainError("order_not_found");
    }
    await countSent(unit, uid, "tickets", { aDay: TICKETS_A_DAY, refusal: "too_many_tickets" });
    const now = timestamp();
    unit.create(recordRef(SUPPORT_TICKETS, id), {
      id,
      user_id: uid,
      subject,
      status: "open",
      ...(order_id === undefined ? {} : { order_id }),
      created_at: now,
      updated_at: now,
    });
    unit.create(ticketMessageRef(id, "first"), {
      sender_id: uid,
      sender_role: role ?? "",
      text,
      created_at: now,
      attachments: [],
    });
    return id;
  });
}
