import { contactForm } from "@niyamdesk/domain/contact";
import { SUPPORT } from "@niyamdesk/domain/product";
import { useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field, TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { sendMessage } from "../data/send.ts";
import { clearContactDraft, contactDraft, keepContactDraft } from "../draft.ts";
import { Sent } from "./sent.tsx";
import { Trap } from "./trap.tsx";

const DRAFT = "contact";

export function ContactForm() {
  const [draft, setDraft] = useState(() => contactDraft(DRAFT));
  const [sent, setSent] = useState(false);
  const trap = useRef<HTMLInputElement>(null);
  if (sent) {
    return (
      <Sent
        title="We have your message"
        again="Write another message"
        onAgain={() => {
          setDraft(contactDraft(DRAFT));
          setSent(false);
        }}
      >
        A confirmation is on its way to your inbox. We write or call back, {SUPPORT.hours}.
      </Sent>
    );
  }
  return (
    <Form
      label="Write to us"
      schema={contactForm}
      defaultValues={{ name: "", email: "", phone: "", message: "", ...draft.typed }}
      onChange={(values) => keepContactDraft(DRAFT, { ...draft, typed: { ...values } })}
      onSubmit={async (message) => {
        await sendMessage({
          ...message,
          phone: message.phone.replace(/^\+/, ""),
          request_id: draft.requestId,
          website: trap.current?.value ?? "",
        });
        clearContactDraft(DRAFT);
        setSent(true);
      }}
    >
      {({ busy }) => (
        <>
          <Field name="name" label="Name" autoComplete="name" />
          <Field name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
          <Field
            name="phone"
            label="Phone"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            placeholder="9876543210"
            hint="10 digits or more, digits only."
          />
          <TextField name="message" label="Message" rows={6} maxLength={2000} />
          <Trap field={trap} />
          <Button type="submit" size="large" block busy={busy}>
            {busy ? "Sending…" : "Send message"}
          </Button>
        </>
      )}
    </Form>
  );
}
