import type { AuditAct } from "@niyamdesk/domain/audit/acts";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { SUPPORT_TICKETS } from "@niyamdesk/domain/tickets/queries";
import type { SupportTicket, TicketStatus } from "@niyamdesk/domain/tickets/ticket";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { contactMessageRef, recordRef } from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

/** A ticket that stands by itself. @throws DomainError ticket_not_found; ticket_merged once it is part of another */
export async function standingTicket(unit: UnitOfWork, id: string) {
  const ref = recordRef(SUPPORT_TICKETS, id);
  const ticket = await unit.get(ref);
  if (!ticket) throw new DomainError("ticket_not_found");
  if (ticket.merged_into !== null) throw new DomainError("ticket_merged", { ticket_id: ticket.merged_into });
  return { ref, ticket };
}

interface Act {
  /** Noun and verb. */
  action: AuditAct;
  /** What tells this act from others of its kind on the same ticket. */
  key: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Notes for the audit log what somebody of ours did with a ticket, in the same commit. */
export function noteAct(
  unit: UnitOfWork,
  { uid, role }: Caller,
  { id }: Pick<SupportTicket, "id">,
  { key, ...act }: Act,
): void {
  const subject = recordRef(SUPPORT_TICKETS, id).path;
  audit(unit, `${act.action}_${id}_${key}`, { ...act, actor: uid, role: role ?? "", subject });
}

/** The ticket of a message from the website: one message, one ticket. */
export function contactTicketId(messageId: string): string {
  return `${CONTACT_TICKET}${messageId}`;
}

const CONTACT_TICKET = "tkt_";

/** Where a message from the website stands is where its ticket stands. */
export async function noteContact(
  unit: UnitOfWork,
  { id, source }: SupportTicket,
  status: TicketStatus,
): Promise<void> {
  if (source !== "contact_form") return;
  const ref = contactMessageRef(id.slice(CONTACT_TICKET.length));
  const message = await unit.get(ref);
  if (message && message.status !== status) unit.update(ref, { status });
}
