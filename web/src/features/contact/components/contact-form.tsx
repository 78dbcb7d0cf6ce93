import { contactForm } from "@niyamdesk/domain/contact/contact";
import { useState } from "react";
import { contact } from "#messages/contact.ts";
import { Field, TextField } from "../../../ui/field.tsx";
import { sendMessage } from "../data/send.ts";
import { Sent } from "./sent.tsx";
import { CallbackNumber, VisitorForm } from "./visitor-form.tsx";

export function ContactForm() {
  const [sent, setSent] = useState(false);
  if (sent) {
    return (
      <Sent title={contact.sentTitle} again={contact.again} onAgain={() => setSent(false)}>
        {contact.sent}
      </Sent>
    );
  }
  return (
    <VisitorForm
      label={contact.formLabel}
      draft="contact"
      schema={contactForm}
      empty={{ name: "", email: "", phone: "", message: "" }}
      send={(typed, envelope) => sendMessage({ ...typed, ...envelope })}
      onSent={() => setSent(true)}
      button={contact.send}
      large
    >
      <noscript>
        <p className="alert mb-4">{contact.noScript}</p>
      </noscript>
      <Field name="name" label={contact.name} autoComplete="name" />
      <Field name="email" label={contact.email} type="email" inputMode="email" autoComplete="email" />
      <CallbackNumber />
      <TextField name="message" label={contact.message} rows={6} maxLength={2000} />
    </VisitorForm>
  );
}
