import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { SUPPORT_TICKETS } from "@niyamdesk/domain/tickets/queries";
import { addressee } from "../mail/addressee.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { proven } from "../platform/proven.ts";
import { recordRef, ticketMessageRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { ticketAnsweredMail } from "./ticket-answered.mail.ts";

/**
 * Writes the answer, closes the ticket and tells who asked; the same request does it once.
 *
 * @throws DomainError ticket_not_found; ticket_closed when somebody else answered meanwhile
 */
export async function answerTicket(
  { ticket_id, text, request_id }: ParsedInput<"answerTicket">,
  { uid, role }: Caller,
): Promise<void> {
  const ref = recordRef(SUPPORT_TICKETS, ticket_id);
  const known = (await ref.get()).data();
  const account = known === undefined ? null : await addressee(known.user_id);
  const email = account === null ? null : proven(account).email;
  const message_id = `msg_${sha256(`${uid} ${request_id}`).slice(0, 24)}`;
  await commitTogether(async (unit) => {
    const ticket = await unit.get(ref);
    if (!ticket) throw new DomainError("ticket_not_found");
    if (await unit.get(ticketMessageRef(ticket_id, message_id))) return;
    if (ticket.status === "closed") throw new DomainError("ticket_closed");
    const now = timestamp(unit.now());
    unit.create(ticketMessageRef(ticket_id, message_id), {
      ...{ sender_id: uid, sender_role: role ?? "", text, created_at: now, attachments: [] },
    });
    unit.update(ref, { status: "closed", updated_at: now });
    audit(unit, `ticket.answered_${ticket_id}_${message_id}`, {
      ...{ actor: uid, role: role ?? "", action: "ticket.answered", subject: ref.path },
      ...{ before: { status: "open" }, after: { status: "closed" } },
    });
    if (email === null) return;
    const data = { uid: ticket.user_id, ticket_id, message_id };
    queueMail(unit, ticketAnsweredMail, { id: `ticket_answered_${message_id}`, to: email, data });
  });
}
