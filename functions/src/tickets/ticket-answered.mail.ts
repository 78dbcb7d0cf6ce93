import { PATHS } from "@niyamdesk/domain/base/addresses";
import { SUPPORT_TICKETS } from "@niyamdesk/domain/tickets/queries";
import * as z from "zod/mini";
import { letterIn } from "../integrations/mail/letter.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { siteAddress } from "../platform/params.ts";
import { recordRef, ticketMessageRef } from "../platform/refs.ts";

/** We answered a question: in their account, or by this mail alone to who has none. Null when the question is gone. */
export const ticketAnsweredMail = defineMail({
  template: "ticket-answered",
  // `uid` is empty where nobody has an account.
  data: z.object({ uid: z.string(), ticket_id: z.string(), message_id: z.string() }),
  async read({ uid, ticket_id, message_id }, { to }) {
    const [account, ticket, message] = await Promise.all([
      uid === "" ? null : addressee(uid),
      recordRef(SUPPORT_TICKETS, ticket_id).get(),
      ticketMessageRef(ticket_id, message_id).get(),
    ]);
    const asked = ticket.data();
    const answer = message.data()?.text;
    if (asked === undefined || !answer || (uid !== "" && account === null)) return null;
    const { subject, statement_id, language } = asked;
    const lines = answer.split(/\n+/);
    // What they typed as their name is sent to nobody in ours: the mailbox may be another's.
    const name = account === null ? "" : greeted(account, to);
    const href = linkTo(ticket_id, statement_id, language);
    return letterIn(language, {
      en: {
        subject: `Our answer: ${subject}`,
        title: "We looked into your question",
        preview: subject,
        name,
        paragraphs: [`You asked about: ${subject}.`, ...lines],
        ...(account === null
          ? {}
          : {
              action: { label: statement_id === undefined ? "Read and reply" : "See your statement", href },
            }),
        notes:
          account === null
            ? ["To write back, reply to this email."]
            : [
                statement_id === undefined
                  ? "Not clear yet? Write to us again on the same page."
                  : "Not clear yet? Ask again from the statement.",
              ],
      },
      hi: {
        subject: `हमारा जवाब: ${subject}`,
        title: "आपके सवाल का जवाब",
        preview: subject,
        name,
        paragraphs: [`आपने इस बारे में पूछा था: ${subject}`, ...lines],
        ...(account === null
          ? {}
          : {
              action: {
                label: statement_id === undefined ? "पढ़ें और जवाब दें" : "अपना विवरण देखें",
                href,
              },
            }),
        notes:
          account === null
            ? ["हमें फिर लिखना हो तो इसी ईमेल का जवाब दें।"]
            : [
                statement_id === undefined
                  ? "बात साफ़ नहीं हुई? उसी पेज से हमें फिर लिखें।"
                  : "बात साफ़ नहीं हुई? विवरण वाले पेज से फिर पूछें।",
              ],
      },
    });
  },
});

/** @param statement_id ends with its month */
function linkTo(ticket_id: string, statement_id: string | undefined, language: "en" | "hi"): string {
  const path =
    statement_id === undefined ? PATHS.ticket(ticket_id) : PATHS.ownStatement(statement_id.slice(-7));
  return `${siteAddress()}${language === "hi" ? "/hi" : ""}${path}`;
}
