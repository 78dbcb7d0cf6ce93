import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { orderRef, profileRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { noteAct, noteContact, standingTicket } from "./standing-ticket.ts";
import { atRest, waitingAgain } from "./write-ticket.ts";

/** Who of us answers. @throws DomainError ticket_not_found, ticket_merged; staff_not_found unless an administrator at work */
export function assignTicket({ ticket_id, to }: ParsedInput<"assignTicket">, caller: Caller): Promise<void> {
  return commitTogether(async (unit) => {
    const { ref, ticket } = await standingTicket(unit, ticket_id);
    if (ticket.assigned_to === to) return;
    const person = to === null ? null : await unit.get(profileRef(to));
    if (to !== null && !(person?.role === "admin" && person.staff_status !== "suspended")) {
      throw new DomainError("staff_not_found");
    }
    unit.update(ref, {
      ...{ assigned_to: to, assigned_name: person?.name ?? null, updated_at: timestamp(unit.now()) },
    });
    noteAct(unit, caller, ticket, {
      ...{ action: "ticket.assigned", key: String(unit.now()) },
      ...{ before: { assigned_to: ticket.assigned_to }, after: { assigned_to: to } },
    });
  });
}

/** The order it is about: of an account its own. @throws DomainError ticket_not_found, ticket_merged, order_not_found */
export function linkTicket(
  { ticket_id, order_id }: ParsedInput<"linkTicket">,
  caller: Caller,
): Promise<void> {
  return commitTogether(async (unit) => {
    const { ref, ticket } = await standingTicket(unit, ticket_id);
    const before = ticket.order_id ?? null;
    if (before === order_id) return;
    const order = order_id === null ? null : await unit.get(orderRef(order_id));
    const isTheirs = ticket.user_id === null || order?.user_id === ticket.user_id;
    if (order === undefined || (order !== null && !isTheirs)) throw new DomainError("order_not_found");
    const { name, email, phone, subject } = ticket;
    unit.update(ref, {
      ...{ order_id, updated_at: timestamp(unit.now()) },
      search_words: searchWordsOf([name, email, phone, subject, order_id]),
    });
    noteAct(unit, caller, ticket, {
      ...{ action: "ticket.linked", key: String(unit.now()) },
      ...{ before: { order_id: before }, after: { order_id } },
    });
  });
}

/** Closes it without an answer, or opens it again. @throws DomainError ticket_not_found, ticket_merged */
export function closeTicket(
  { ticket_id, closed }: ParsedInput<"closeTicket">,
  caller: Caller,
): Promise<void> {
  return commitTogether(async (unit) => {
    const { ref, ticket } = await standingTicket(unit, ticket_id);
    if ((ticket.status === "closed") === closed) return;
    const now = unit.now();
    const { messages } = ticket;
    unit.update(ref, closed ? atRest("closed", now) : { ...waitingAgain(ticket, now), messages });
    await noteContact(unit, ticket, closed ? "closed" : "new");
    noteAct(unit, caller, ticket, {
      ...{ action: closed ? "ticket.closed" : "ticket.reopened", key: String(now) },
      ...{ before: { status: ticket.status }, after: { status: closed ? "closed" : "new" } },
    });
  });
}
