import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { defineMail } from "../mail/define-mail.ts";
import {
  aboutWhat,
  type ConsultationFacts,
  consultationMailData,
  howToTalk,
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
});

function consultationReminder(facts: ConsultationFacts): MailContent {
  const at = timeOf(facts);
  const who = facts.other ?? "your client";
  return letter({
    subject: `Reminder: consultation with ${who}, ${at}`,
    title: "Your consultation is near",
    preview: `${who}, ${at}`,
    name: facts.name,
    paragraphs: [
      `Your consultation with ${who} is on ${at}.`,
      howToTalk(facts.party, who, facts.phone),
      ...aboutWhat(facts),
    ],
    action: { label: "See your consultation", href: facts.url },
    notes: ["You can cancel until it starts, on the same page."],
  });
}
