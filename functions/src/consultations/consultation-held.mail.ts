import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { addressee } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import {
  type ConsultationFacts,
  consultationMailData,
  factsOf,
  findConsultation,
  isProven,
  SAMPLE_CONSULTATIONS,
  timeOf,
} from "./consultation-mail-parts.ts";

/** To the client, who is asked for a review, once. Null when it counts as missed by now, was reviewed, or the account is gone. */
export const consultationHeldMail = defineMail({
  template: "consultation-held",
  data: consultationMailData,
  async read(data, { to }) {
    const [consultation, account] = await Promise.all([findConsultation(data), addressee(data.uid)]);
    if (account === null || consultation?.status !== "completed" || consultation.reviewed_at) return null;
    return consultationHeld(factsOf(data, consultation, isProven(account, to)));
  },
  samples: () => SAMPLE_CONSULTATIONS.slice(0, 1).map(consultationHeld),
});

function consultationHeld(facts: ConsultationFacts): MailContent {
  const who = facts.other ?? "the CA";
  return letter({
    subject: say`How was your consultation with ${{ who }}?`,
    title: say`How was your consultation?`,
    preview: say`Your review of ${{ who }} helps others choose.`,
    name: facts.name,
    paragraphs: [
      say`You talked to ${{ who }} on ${{ time: timeOf(facts) }}.`,
      say`Was it clear, on time, and what you needed? Two or three sentences help others choose. Your review is public, under your first name and the initial of your last name, and you can change it.`,
    ],
    action: { label: say`Write a review`, href: facts.url },
    notes: [say`We ask only this once.`],
  });
}
