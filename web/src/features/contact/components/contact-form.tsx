import { type ContactTopic, contactForm } from "@niyamdesk/domain/contact/contact";
import { useRef, useState } from "react";
import { common } from "#messages/common.ts";
import { contact } from "#messages/contact.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { sendMessage } from "../data/send.ts";
import { clearContactDraft, contactDraft, keepContactDraft } from "../draft.ts";
import { Sent } from "./sent.tsx";
import { Trap } from "./trap.tsx";

/** @param topic what the page it stands on is about; `hint` says what to write */
export function ContactForm({ topic = null, hint }: { topic?: ContactTopic | null; hint?: string }) {
  const form = topic === null ? "contact" : `contact.${topic}`;
  const [draft, setDraft] = useState(() => contactDraft(form));
  const [sent, setSent] = useState(false);
  const trap = useRef<HTMLInputElement>(null);
  if (sent) {
    return (
      <Sent
        title={contact.sentTitle}
        again={contact.again}
        onAgain={() => {
          setDraft(contactDraft(form));
          setSent(false);
        }}
      >
        {contact.sent}
      </Sent>
    );
  }
  return (
    <Form
      label={contact.formLabel}
      schema={contactForm}
      defaultValues={{ name: "", email: "", phone: "", message: "", ...draft.typed }}
      onChange={(values) => keepContactDraft(form, { ...draft, typed: { ...values } })}
      onSubmit={async (message) => {
        await sendMessage({
          ...message,
          ...(topic === null ? {} : { topic }),
          request_id: draft.requestId,
          website: trap.current?.value ?? "",
        });
        clearContactDraft(form);
        setSent(true);
      }}
    >
      {({ busy }) => (
        <>
          <noscript>
            <p className="alert mb-4">{contact.noScript}</p>
          </noscript>
          <Field name="name" label={contact.name} autoComplete="name" />
          <Field name="email" label={contact.email} type="email" inputMode="email" autoComplete="email" />
          <PhoneField
            name="phone"
            label={contact.phone}
            use={common.weCall}
            hint={contact.digitsOnly}
            asTyped
          />
          <TextField
            name="message"
            label={contact.message}
            rows={6}
            maxLength={2000}
            {...(hint === undefined ? {} : { hint })}
          />
          <Trap field={trap} />
          <Button type="submit" size="large" block busy={busy}>
            {busy ? common.sending : contact.send}
          </Button>
        </>
      )}
    </Form>
  );
}
