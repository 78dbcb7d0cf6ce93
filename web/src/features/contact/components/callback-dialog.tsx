import { callbackForm } from "@niyamdesk/domain/contact/contact";
import { useState } from "react";
import { contact } from "#messages/contact.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { askForCall } from "../data/send.ts";
import { Sent } from "./sent.tsx";
import { CallbackNumber, VisitorForm } from "./visitor-form.tsx";

interface CallbackProps {
  serviceId: string;
  serviceName: string;
  onClose(): void;
}

export default function CallbackDialog({ serviceId, serviceName, onClose }: CallbackProps) {
  const [sent, setSent] = useState(false);
  return (
    <Dialog open title={contact.callAbout(serviceName)} onClose={onClose}>
      {sent ? (
        <Sent title={contact.willCall}>{contact.willCallWhen}</Sent>
      ) : (
        <VisitorForm
          label={contact.callMe}
          draft={`callback.${serviceId}`}
          schema={callbackForm}
          empty={{ name: "", phone: "" }}
          send={(typed, envelope) => askForCall({ ...typed, service_id: serviceId, ...envelope })}
          onSent={() => setSent(true)}
          button={contact.callMe}
        >
          <p className="muted mb-5">{contact.leaveNumber}</p>
          <Field name="name" label={contact.name} autoComplete="name" />
          <CallbackNumber />
        </VisitorForm>
      )}
    </Dialog>
  );
}
