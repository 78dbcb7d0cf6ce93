import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { SUPPORT_TICKETS } from "@niyamdesk/domain/tickets/queries";
import type { SupportTicket } from "@niyamdesk/domain/tickets/ticket";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { recordRef, ticketMessageRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { noteAct, noteContact, standingTicket } from "./standing-ticket.ts";
import { mailboxOfAsker, tellAsker } from "./tell-asker.ts";
import { atRest } from "./write-ticket.ts";

/**
 * Writes the answer and tells who asked, by mail unless it was told on the phone; the same request does it once. Of two who
 * answer at once the second is told what they have not seen.
 *
 * @throws DomainError ticket_not_found, ticket_merged; ticket_changed when there are messages that whoever answers has not
 * seen; ticket_without_mail when there is nowhere to send it; too_many_mails
 */
export async function answerTicket(
  { ticket_id, text, seen, by_phone, close, request_id }: ParsedInput<"answerTicket">,
  caller: Caller,
): Promise<void> {
  const { uid, role } = caller;
  const message_id = `msg_${sha256(`${uid} ${request_id}`).slice(0, 24)}`;
  await commitTogether(async (unit) => {
    const written = ticketMessageRef(ticket_id, message_id);
    // The ticket first: one that was read before its answer is never newer than that.
    await unit.get(recordRef(SUPPORT_TICKETS, ticket_id));
    if (await unit.get(written)) return;
    const { ref, ticket } = await standingTicket(unit, ticket_id);
    if (ticket.messages !== seen) throw new DomainError("ticket_changed");
    const to = by_phone ? null : await mailboxOfAsker(ticket);
    if (to === null && !by_phone && ticket.user_id === null) throw new DomainError("ticket_without_mail");
    const now = unit.now();
    const at = timestamp(now);
    unit.create(written, {
      ...{ sender_id: uid, sender_role: role ?? "", text, created_at: at, attachments: [] },
      ...(by_phone ? { by_phone: "us" as const } : {}),
    });
    const changes: Partial<SupportTicket> = {
      ...atRest(close ? "closed" : "answered", now),
      messages: ticket.messages + 1,
      first_answered_at: ticket.first_answered_at ?? at,
    };
    unit.update(ref, changes);
    await noteContact(unit, ticket, close ? "closed" : "answered");
    noteAct(unit, caller, ticket, {
      ...{ action: "ticket.answered", key: message_id },
      ...{ before: { status: ticket.status }, after: { status: changes.status } },
    });
    await tellAsker(unit, ticket, { message_id, to, by: caller });
  });
}
