import { CONTACT_TOPICS } from "@niyamdesk/domain/contact/contact";
import type { MailData } from "@niyamdesk/domain/mail/mail";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { contactMessageRef } from "../../platform/refs.ts";
import { findService } from "../../services/services.ts";
import { contactNew } from "./contact-new-words.ts";

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
