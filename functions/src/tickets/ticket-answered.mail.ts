import { PATHS } from "@niyamdesk/domain/base/addresses";
import { SUPPORT_TICKETS } from "@niyamdesk/domain/tickets/queries";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { siteAddress } from "../platform/params.ts";
import { recordRef, ticketMessageRef } from "../platform/refs.ts";

/** We answered a question. */
export const ticketAnsweredMail = defineMail({
  template: "ticket-answered",
  data: z.object({ uid: z.string(), ticket_id: z.string(), message_id: z.string() }),
  async read({ uid, ticket_id, message_id }, { to }) {
    const [account, ticket, message] = await Promise.all([
      addressee(uid),
      recordRef(SUPPORT_TICKETS, ticket_id).get(),
      ticketMessageRef(ticket_id, message_id).get(),
    ]);
    const asked = ticket.data();
    const answer = message.data()?.text;
    if (account === null || asked === undefined || !answer) return null;
    const month = asked.statement_id?.slice(-7);
    return letter({
      subject: `Our answer: ${asked.subject}`,
      title: "We looked into your question",
      preview: asked.subject,
      name: greeted(account, to),
      paragraphs: [`You asked about: ${asked.subject}.`, ...answer.split(/\n+/)],
      ...(month === undefined
        ? {}
        : { action: { label: "See your statement", href: `${siteAddress()}${PATHS.ownStatement(month)}` } }),
      notes: ["Not clear yet? Answer this mail, or ask again from the statement."],
    });
  },
});
