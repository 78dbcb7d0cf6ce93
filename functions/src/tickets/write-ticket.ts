import { SUPPORT_TICKETS } from "@niyamdesk/domain/tickets/queries";
import { type SupportTicket, TICKETS_A_DAY } from "@niyamdesk/domain/tickets/ticket";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { recordRef, ticketMessageRef } from "../platform/refs.ts";
import { countSent } from "../platform/sent-today.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

/** The same person's same request is the same ticket. */
export function ticketIdOf({ uid }: Caller, request_id: string): string {
  return `tkt_${sha256(`${uid} ${request_id}`).slice(0, 24)}`;
}

type Facts = Pick<SupportTicket, "id" | "subject" | "order_id" | "statement_id" | "line_id">;

/** A ticket with its first message, counted with what they ask in a day. @throws DomainError too_many_tickets, unauthenticated */
export async function writeTicket(
  unit: UnitOfWork,
  { uid, role }: Caller,
  facts: Facts,
  text: string,
): Promise<void> {
  await countSent(unit, uid, "tickets", { aDay: TICKETS_A_DAY, refusal: "too_many_tickets" });
  const now = timestamp();
  const ticket: SupportTicket = { ...facts, user_id: uid, status: "open", created_at: now, updated_at: now };
  unit.create(recordRef(SUPPORT_TICKETS, facts.id), ticket);
  unit.create(ticketMessageRef(facts.id, "first"), {
    ...{ sender_id: uid, sender_role: role ?? "", text, created_at: now, attachments: [] },
  });
}
