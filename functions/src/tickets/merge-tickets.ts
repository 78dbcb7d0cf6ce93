import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { SUPPORT_TICKETS } from "@niyamdesk/domain/tickets/queries";
import { areOfOnePerson, MERGED_AT_MOST, type SupportTicket } from "@niyamdesk/domain/tickets/ticket";
import type { Caller } from "../platform/caller.ts";
import { recordRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { noteAct, noteContact, standingTicket } from "./standing-ticket.ts";
import { atRest } from "./write-ticket.ts";

/**
 * One ticket becomes part of another of the same person. Its messages stay where they are and are shown with the other's; what
 * came in without an account stays unreadable for the account.
 *
 * @throws DomainError ticket_not_found, ticket_merged; ticket_of_another when they are not of one person, or the same one;
 * too_many_merged
 */
export function mergeTickets(
  { ticket_id, into }: ParsedInput<"mergeTickets">,
  caller: Caller,
): Promise<void> {
  return commitTogether(async (unit) => {
    const from = recordRef(SUPPORT_TICKETS, ticket_id);
    const known = await unit.get(from);
    if (known?.merged_into === into) return;
    const { ticket } = await standingTicket(unit, ticket_id);
    const { ref, ticket: other } = await standingTicket(unit, into);
    if (ticket_id === into || !areOfOnePerson(ticket, other)) throw new DomainError("ticket_of_another");
    const merged = [...other.merged, ticket_id, ...ticket.merged];
    if (merged.length > MERGED_AT_MOST) throw new DomainError("too_many_merged");
    const now = unit.now();
    await pointOn(unit, ticket.merged, into);
    unit.update(from, { ...atRest("closed", now), merged_into: into, merged: [] });
    unit.update(ref, { merged, messages: other.messages + ticket.messages, ...sooner(ticket, other) });
    await noteContact(unit, ticket, "closed");
    noteAct(unit, caller, ticket, {
      ...{ action: "ticket.merged", key: into },
      ...{ before: { status: ticket.status }, after: { merged_into: into } },
    });
  });
}

/** What had become part of it before is part of the other one, too. */
async function pointOn(unit: UnitOfWork, ids: readonly string[], into: string): Promise<void> {
  for (const id of ids) {
    const ref = recordRef(SUPPORT_TICKETS, id);
    if (await unit.get(ref)) unit.update(ref, { merged_into: into });
  }
}

/** Whoever waits goes on waiting, for as long as the older promise says. */
function sooner(ticket: SupportTicket, other: SupportTicket): Partial<SupportTicket> {
  const dues = [ticket.answer_due, other.answer_due].filter((due) => due !== null);
  const [due] = dues.sort((one, next) => one.toMillis() - next.toMillis());
  return due === undefined ? {} : { status: "new", answer_due: due, queue_at: due };
}
