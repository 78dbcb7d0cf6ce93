import { PATHS } from "@niyamdesk/domain/base/addresses";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { NOTICE_WORDS } from "@niyamdesk/domain/notifications/notice-words";
import type { SupportTicket } from "@niyamdesk/domain/tickets/ticket";
import { addressee } from "../mail/addressee.ts";
import { countUnproven } from "../mail/mail-hour.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { notify } from "../notifications/inbox.ts";
import type { Caller } from "../platform/caller.ts";
import { proven } from "../platform/proven.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";
import { ticketAnsweredMail } from "./ticket-answered.mail.ts";

/** Where an answer goes: an account's proven address, or the one that was typed; null: there is none. */
export async function mailboxOfAsker({ user_id, email }: SupportTicket): Promise<string | null> {
  if (user_id === null) return email;
  const account = await addressee(user_id);
  return account === null ? null : proven(account).email;
}

/** Whoever of us has the ticket hears that they were written to. */
export function tellWhoAnswers(unit: UnitOfWork, { id, subject, name }: SupportTicket, uid: string): void {
  const { title, content } = NOTICE_WORDS.ticketWaiting;
  notify(unit, uid, {
    ...{ id: `ticket_${id}`, title, content: content(name, subject), type: "update" },
    link: PATHS.supportTicket(id),
  });
}

/** In the product where they have an account, and by mail where there is a mailbox. @throws DomainError too_many_mails */
export async function tellAsker(
  unit: UnitOfWork,
  { id: ticket_id, user_id, subject, statement_id }: SupportTicket,
  { message_id, to, by }: { message_id: string; to: string | null; by: Caller },
): Promise<void> {
  if (user_id !== null) {
    const { title, content } = NOTICE_WORDS.ticketAnswered;
    notify(unit, user_id, {
      ...{ id: `ticket_${ticket_id}`, title, content: content(subject), type: "update" },
      link: statement_id === undefined ? PATHS.ticket(ticket_id) : PATHS.ownStatement(statement_id.slice(-7)),
    });
  }
  if (to === null) return;
  if (user_id === null && !(await countUnproven(unit, to, { as: "staff", who: by.uid }))) {
    throw new DomainError("too_many_mails");
  }
  const data = { uid: user_id ?? "", ticket_id, message_id };
  queueMail(unit, ticketAnsweredMail, { id: `ticket_answered_${message_id}`, to, data });
}
