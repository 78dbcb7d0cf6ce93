import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { defineMail } from "../mail/define-mail.ts";
import {
  aboutWhat,
  type ConsultationFacts,
  calendarOf,
  consultationMailData,
  howToTalk,
  SAMPLE_CONSULTATIONS,
  stillBooked,
  timeOf,
} from "./consultation-mail-parts.ts";

/** Null when it was called off meanwhile, or either account is gone. */
export const consultationBookedMail = defineMail({
  template: "consultation-booked",
  data: consultationMailData,
  async read(data, { to }) {
    const facts = await stillBooked(data, to);
    if (facts === null) return null;
    return { ...consultationBooked(facts), icalEvent: calendarOf(data, facts, to, false) };
  },
  samples: () => SAMPLE_CONSULTATIONS.map(consultationBooked),
});

export function consultationBooked(facts: ConsultationFacts): MailContent {
  const at = timeOf(facts);
  const who = facts.other ?? "your client";
  return letter({
    subject: say`Booked: consultation with ${{ who }}, ${{ at }}`,
    title: say`Your consultation is booked`,
    preview: `${who}, ${at}`,
    name: facts.name,
    paragraphs: [
      say`Your consultation with ${{ who }} is on ${{ at }}, for half an hour.`,
      howToTalk(facts.party, who, facts.phone),
      ...aboutWhat(facts),
    ],
    action: { label: say`See your consultation`, href: facts.url },
    notes: [say`Can it not be then? You can cancel until it starts, on the same page.`],
  });
}
