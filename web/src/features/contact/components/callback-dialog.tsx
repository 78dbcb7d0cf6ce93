import { callbackForm } from "@niyamdesk/domain/contact";
import { SUPPORT } from "@niyamdesk/domain/product";
import { useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { askForCall } from "../data/send.ts";
import { clearContactDraft, contactDraft, keepContactDraft } from "../draft.ts";
import { Sent } from "./sent.tsx";
import { Trap } from "./trap.tsx";

interface CallbackProps {
  serviceId: string;
  serviceName: string;
  onClose(): void;
}

export default function CallbackDialog({ serviceId, serviceName, onClose }: CallbackProps) {
  const form = `callback.${serviceId}`;
  const [draft] = useState(() => contactDraft(form));
  const [sent, setSent] = useState(false);
  const trap = useRef<HTMLInputElement>(null);
  return (
    <Dialog open title={`A call about ${serviceName}`} onClose={onClose}>
      {sent ? (
        <Sent title="We will call you">{SUPPORT.hours}. You can close this and read on.</Sent>
      ) : (
        <Form
          label="Call me"
          schema={callbackForm}
          defaultValues={{ name: "", phone: "", ...draft.typed }}
          onChange={(values) => keepContactDraft(form, { ...draft, typed: { ...values } })}
          onSubmit={async ({ name, phone }) => {
            await askForCall({
              name,
              phone: phone.replace(/^\+/, ""),
              service_id: serviceId,
              request_id: draft.requestId,
              website: trap.current?.value ?? "",
            });
            clearContactDraft(form);
            setSent(true);
          }}
        >
          {({ busy }) => (
            <>
              <p className="muted mb-5">Leave your number and we call back, {SUPPORT.hours}.</p>
              <Field name="name" label="Name" autoComplete="name" />
              <Field
                name="phone"
                label="Phone"
                type="tel"
                inputMode="numeric"
                autoComplete="tel-national"
                placeholder="9876543210"
                hint="10 digits or more, digits only."
              />
              <Trap field={trap} />
              <Button type="submit" block busy={busy}>
                {busy ? "Sending…" : "Call me"}
              </Button>
            </>
          )}
        </Form>
      )}
    </Dialog>
  );
}
