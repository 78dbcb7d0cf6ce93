import { callbackForm } from "@niyamdesk/domain/contact/contact";
import { useRef, useState } from "react";
import { common } from "#messages/common.ts";
import { contact } from "#messages/contact.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
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
    <Dialog open title={contact.callAbout(serviceName)} onClose={onClose}>
      {sent ? (
        <Sent title={contact.willCall}>{contact.willCallWhen}</Sent>
      ) : (
        <Form
          label={contact.callMe}
          schema={callbackForm}
          defaultValues={{ name: "", phone: "", ...draft.typed }}
          onChange={(values) => keepContactDraft(form, { ...draft, typed: { ...values } })}
          onSubmit={async ({ name, phone }) => {
            await askForCall({
              name,
              phone,
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
              <p className="muted mb-5">{contact.leaveNumber}</p>
              <Field name="name" label={contact.name} autoComplete="name" />
              <PhoneField
                name="phone"
                label={contact.phone}
                use={common.weCall}
                hint={contact.digitsOnly}
                asTyped
              />
              <Trap field={trap} />
              <Button type="submit" block busy={busy}>
                {busy ? common.sending : contact.callMe}
              </Button>
            </>
          )}
        </Form>
      )}
    </Dialog>
  );
}
