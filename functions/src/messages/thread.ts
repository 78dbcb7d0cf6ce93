import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { SUPPORT_TICKETS } from "@niyamdesk/domain/tickets/queries";
import type { ThreadMessage } from "@niyamdesk/domain/tickets/ticket";
import type { Moment } from "@niyamdesk/domain/time/moment";
import type { DocumentReference } from "firebase-admin/firestore";
import type { Caller } from "../platform/caller.ts";
import { orderMessageRef, orderRef, recordRef, ticketMessageRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

/** What messages stand below, for somebody who may add one. */
export interface Thread {
  /** Whose documents may be attached. */
  client: string;
  /** Only those of this order; null: any of the client's. */
  order: string | null;
  message(id: string): DocumentReference<ThreadMessage, ThreadMessage>;
  /** Lists are by what was written to last. */
  touch?(at: Moment): void;
}

type About = ParsedInput<"sendMessage">["about"];

/** @throws DomainError order_not_found, ticket_not_found (also for everybody else's), ticket_closed */
export function threadOf(unit: UnitOfWork, about: About, caller: Caller): Promise<Thread> {
  return "order_id" in about
    ? orderThread(unit, about.order_id, caller)
    : ticketThread(unit, about.ticket_id, caller);
}

async function orderThread(unit: UnitOfWork, id: string, { uid, role }: Caller): Promise<Thread> {
  const order = await unit.get(orderRef(id));
  const isTheirs = order?.user_id === uid || role === "admin";
  const isAssigned = order?.assigned_to === uid && (role === "ca" || role === "tax_executive");
  if (!order || !(isTheirs || isAssigned)) throw new DomainError("order_not_found");
  return { client: order.user_id, order: id, message: (name) => orderMessageRef(id, name) };
}

async function ticketThread(unit: UnitOfWork, id: string, { uid, role }: Caller): Promise<Thread> {
  const ref = recordRef(SUPPORT_TICKETS, id);
  const ticket = await unit.get(ref);
  if (!ticket || !(ticket.user_id === uid || role === "admin")) throw new DomainError("ticket_not_found");
  if (ticket.status === "closed" && role !== "admin") throw new DomainError("ticket_closed");
  return {
    client: ticket.user_id,
    order: null,
    message: (name) => ticketMessageRef(id, name),
    touch: (updated_at) => unit.update(ref, { updated_at }),
  };
}
