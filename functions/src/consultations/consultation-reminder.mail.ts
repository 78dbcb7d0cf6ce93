import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { defineMail } from "../mail/define-mail.ts";
import {
  aboutWhat,
  type ConsultationFacts,
  consultationMailData,
  howToTalk,
  SAMPLE_CONSULTATIONS,
  stillBooked,
  timeOf,
} from "./consultation-mail-parts.ts";

/** Null when it was called off, or begun. */
export const consultationReminderMail = defineMail({
  template: "consultation-reminder",
  data: consultationMailData,
  async read(data, { to }) {
    const facts = await stillBooked(data, to);
    return facts === null || facts.startsAt <= Date.now() ? null : consultationReminder(facts);
  },
  samples: () => SAMPLE_CONSULTATIONS.map(consultationReminder),
});

function consultationReminder(facts: ConsultationFacts): MailContent {
  const at = timeOf(facts);
  const who = facts.other ?? "your client";
  return letter({
    subject: say`Reminder: consultation with ${{ who }}, ${{ at }}`,
    title: say`Your consultation is near`,
    preview: `${who}, ${at}`,
    name: facts.name,
    paragraphs: [
      say`Your consultation with ${{ who }} is on ${{ at }}.`,
      howToTalk(facts.party, who, facts.phone),
      ...aboutWhat(facts),
    ],
    action: { label: say`See your consultation`, href: facts.url },
    notes: [say`You can cancel until it starts, on the same page.`],
  });
}
