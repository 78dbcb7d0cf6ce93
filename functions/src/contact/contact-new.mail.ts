import { CONTACT_TOPICS } from "@niyamdesk/domain/contact/contact";
import { formatPhone } from "@niyamdesk/domain/phone/phone";
import { formatDateTime } from "@niyamdesk/domain/time/time";
import * as z from "zod/mini";
import { html } from "../integrations/mail/html.ts";
import { mailPage } from "../integrations/mail/layout.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { nameInMail } from "../integrations/mail/name-in-mail.ts";
import { heading, panel, paragraph, type Row, rows } from "../integrations/mail/parts.ts";
import { say } from "../integrations/mail/say.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE, SAMPLE_WORDS } from "../mail/samples.ts";
import { contactMessageRef } from "../platform/refs.ts";
import { findService } from "../services/services.ts";

/** Null when the message is gone. */
export const contactNewMail = defineMail({
  template: "contact-new",
  data: z.object({ message_id: z.string() }),
  async read(data) {
    const message = (await contactMessageRef(data.message_id).get()).data();
    if (!message) return null;
    const service = message.service_id === null ? null : await findService(message.service_id);
    return contactNew({
      name: message.name,
      phone: message.phone,
      email: message.email,
      service: service?.name ?? message.service_id ?? (message.topic && CONTACT_TOPICS[message.topic]),
      message: message.message,
      at: message.created_at.toMillis(),
    });
  },
  samples: () =>
    [null, SAMPLE.email].map((email) =>
      contactNew({
        ...{ name: SAMPLE.name, phone: SAMPLE.phone, email, service: SAMPLE.service },
        ...{ message: SAMPLE_WORDS.en.question, at: SAMPLE.at },
      }),
    ),
});

interface NewContact {
  name: string;
  phone: string;
  email: string | null;
  /** Name of the service it is about. */
  service: string | null;
  message: string;
  /** Epoch ms. */
  at: number;
}

/** To support: somebody wrote, or wants to be called. */
export function contactNew(contact: NewContact): MailContent {
  const facts: Row[] = [
    { label: "Name", value: nameInMail(contact.name) },
    { label: "Phone", value: formatPhone(contact.phone) },
    { label: "Email", value: contact.email ?? "not given" },
    { label: "Service", value: contact.service ?? "not named" },
    { label: "Received", value: `${formatDateTime(contact.at)} IST` },
  ];
  const what = contact.email === null ? say`A call is asked for` : say`A message from the website`;
  return {
    subject: contact.service === null ? what : `${what}: ${contact.service}`,
    text: `${facts.map(({ label, value }) => `${label}: ${value}`).join("\n")}\n\n${contact.message}`,
    html: mailPage({
      title: what,
      preview: contact.service ?? what,
      body: html`${heading(what)}${panel(rows(facts))}${contact.message.split(/\n+/).map(paragraph)}`,
    }),
  };
}
