import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { SUPPORT_TICKETS } from "@niyamdesk/domain/tickets/queries";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { refuseClosed } from "../platform/gate.ts";
import { sha256 } from "../platform/hash.ts";
import { deletionRef, orderRef, recordRef, sentTodayRef, ticketMessageRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { askerOf } from "./asker.ts";
import { noteAct, noteContact, standingTicket } from "./standing-ticket.ts";
import { ticketIdOf, waitingAgain, writeTicket } from "./write-ticket.ts";

/**
 * One of us notes what somebody asked on the phone. One about an order is its client's, who reads it in their account.
 *
 * @returns the ticket's id
 * @throws DomainError order_not_found
 */
export function noteTicket(
  { order_id, subject, text, language, request_id, ...typed }: ParsedInput<"noteTicket">,
  caller: Caller,
): Promise<string> {
  const id = ticketIdOf(caller, request_id);
  return commitTogether(async (unit) => {
    if (await unit.get(recordRef(SUPPORT_TICKETS, id))) return id;
    const client = order_id === null ? null : await clientOf(unit, order_id);
    const asker = client === null ? { user_id: null, ...typed } : await askerOf(unit, client);
    writeTicket(
      unit,
      { id, source: "phone", subject, language, order_id, ...asker, name: asker.name || typed.name },
      { sender_id: caller.uid, sender_role: caller.role ?? "", text, by_phone: "them" },
      unit.now(),
    );
    noteAct(unit, caller, { id }, { action: "ticket.noted", key: "first", before: {}, after: { order_id } });
    return id;
  });
}

/** Whose account is being deleted gets nothing new. */
async function clientOf(unit: UnitOfWork, order_id: string): Promise<string> {
  const uid = (await unit.get(orderRef(order_id)))?.user_id;
  if (uid === undefined || (await unit.get(deletionRef(uid)))) throw new DomainError("order_not_found");
  refuseClosed(await unit.get(sentTodayRef(uid)));
  return uid;
}

/** What whoever asked said on the phone since: they wait again. @throws DomainError ticket_not_found, ticket_merged */
export function noteTicketCall(
  { ticket_id, text, request_id }: ParsedInput<"noteTicketCall">,
  caller: Caller,
): Promise<void> {
  const message_id = `msg_${sha256(`${caller.uid} ${request_id}`).slice(0, 24)}`;
  return commitTogether(async (unit) => {
    const written = ticketMessageRef(ticket_id, message_id);
    if (await unit.get(written)) return;
    const { ref, ticket } = await standingTicket(unit, ticket_id);
    unit.create(written, {
      ...{ sender_id: caller.uid, sender_role: caller.role ?? "", text, by_phone: "them" },
      ...{ created_at: timestamp(unit.now()), attachments: [] },
    });
    unit.update(ref, waitingAgain(ticket, unit.now()));
    await noteContact(unit, ticket, "new");
    noteAct(unit, caller, ticket, {
      ...{ action: "ticket.call_noted", key: message_id },
      ...{ before: { status: ticket.status }, after: { status: "new" } },
    });
  });
}
