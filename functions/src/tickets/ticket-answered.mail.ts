import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { Language } from "@niyamdesk/domain/base/languages";
import { SUPPORT_TICKETS } from "@niyamdesk/domain/tickets/queries";
import * as z from "zod/mini";
import { letterIn } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE, SAMPLE_WORDS } from "../mail/samples.ts";
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
    // What they typed as their name is sent to nobody in ours: the mailbox may be another's.
    const name = account === null ? "" : greeted(account, to);
    return ticketAnswered({
      ...{ language, subject, answer, name },
      isStatement: statement_id !== undefined,
      href: account === null ? null : linkTo(ticket_id, statement_id, language),
    });
  },
  samples: (language) => {
    const { question: subject, answer } = SAMPLE_WORDS[language];
    const told = { language, subject, answer, name: SAMPLE.name };
    return [
      ticketAnswered({ ...told, isStatement: false, href: SAMPLE.link }),
      ticketAnswered({ ...told, isStatement: true, href: SAMPLE.link }),
      ticketAnswered({ ...told, isStatement: false, href: null }),
    ];
  },
});

interface Answered {
  language: Language;
  subject: string;
  answer: string;
  name: string;
  isStatement: boolean;
  /** Null: they have no account, and reply to the mail. */
  href: string | null;
}

function ticketAnswered({ language, subject, answer, name, isStatement, href }: Answered): MailContent {
  const lines = answer.split(/\n+/);
  return letterIn(language, {
    en: {
      subject: say`Our answer: ${{ subject }}`,
      title: say`We looked into your question`,
      preview: subject,
      name,
      paragraphs: [say`You asked about: ${{ subject }}`, ...lines],
      ...(href === null
        ? {}
        : {
            action: {
              label: isStatement ? say`See your statement` : say`Read and reply`,
              href,
            },
          }),
      notes:
        href === null
          ? [say`To write back, reply to this email.`]
          : [
              isStatement
                ? say`Not clear yet? Ask again from the statement.`
                : say`Not clear yet? Write to us again on the same page.`,
            ],
    },
    hi: {
      subject: say`हमारा जवाब: ${{ subject }}`,
      title: say`आपके सवाल का जवाब`,
      preview: subject,
      name,
      paragraphs: [say`आपने इस बारे में पूछा था: ${{ subject }}`, ...lines],
      ...(href === null
        ? {}
        : {
            action: {
              label: isStatement ? say`अपना विवरण देखें` : say`पढ़ें और जवाब दें`,
              href,
            },
          }),
      notes:
        href === null
          ? [say`हमें फिर लिखना हो तो इसी ईमेल का जवाब दें।`]
          : [
              isStatement
                ? say`बात साफ़ नहीं हुई? विवरण वाले पेज से फिर पूछें।`
                : say`बात साफ़ नहीं हुई? उसी पेज से हमें फिर लिखें।`,
            ],
    },
  });
}

/** @param statement_id ends with its month */
function linkTo(ticket_id: string, statement_id: string | undefined, language: "en" | "hi"): string {
  const path =
    statement_id === undefined ? PATHS.ticket(ticket_id) : PATHS.ownStatement(statement_id.slice(-7));
  return `${siteAddress()}${language === "hi" ? "/hi" : ""}${path}`;
}
