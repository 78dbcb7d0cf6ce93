import { CONTACT_TOPICS } from "@niyamdesk/domain/contact";
import type { MailData } from "@niyamdesk/domain/mail";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { contactNew } from "../../integrations/mail/templates/contact-new.ts";
import { contactMessageRef } from "../refs.ts";
import { findService } from "../services.ts";

/** Null when the message is gone. */
export async function contactNewMail(data: MailData["contact-new"]): Promise<MailContent | null> {
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
}
