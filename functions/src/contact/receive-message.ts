import type { Language } from "@niyamdesk/domain/base/languages";
import { SUPPORT } from "@niyamdesk/domain/base/product";
import { promisedBy } from "@niyamdesk/domain/calls/calling-hours";
import { CONTACT_TOPICS, type ContactMessage } from "@niyamdesk/domain/contact/contact";
import type { Moment } from "@niyamdesk/domain/time/moment";
import { noteConsent } from "../consents/note-consent.ts";
import { leadOfPerson } from "../leads/lead-of-person.ts";
import { countUnproven } from "../mail/mail-hour.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { timestamp } from "../platform/clock.ts";
import { contactMessageRef } from "../platform/refs.ts";
import { takeReach } from "../platform/take-reach.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { callingSettings } from "../settings/calling.ts";
import { contactTicketId } from "../tickets/standing-ticket.ts";
import { type Asked, writeTicket } from "../tickets/write-ticket.ts";
import { contactNewMail } from "./contact-new.mail.ts";
import { contactReceivedMail } from "./contact-received.mail.ts";

interface Received
  extends Pick<ContactMessage, "name" | "email" | "phone" | "message" | "service_id" | "topic"> {
  /** The browser's id of what it sends: a second try finds the first. */
  requestId: string;
  /** Name of the service, or what else it is about. */
  interest: string | null;
  /** Asks to be called, and is promised it. */
  asksCall: boolean;
  /** The network it came from. */
  network: string;
  /** What they read. */
  language: Language;
}

/**
 * Stores what a visitor wrote, tells support, acknowledges it where there is an address, and makes or finds the lead; all
 * of it together, and once per request id.
 */
export async function receiveMessage({
  requestId,
  interest,
  asksCall,
  network,
  language,
  ...message
}: Received): Promise<void> {
  const ref = contactMessageRef(requestId);
  await takeReach();
  return commitTogether(async (unit) => {
    if (await unit.get(ref)) return;
    const { name, phone, email } = message;
    const leadId = await leadOfPerson(unit, {
      ...{ name, phone, email, source: "website", interest },
      consent: { source: asksCall ? "Call-me form" : "Contact form", at: timestamp() },
      call_by: asksCall ? await promise(unit) : null,
    });
    await noteConsent(
      unit,
      { phone },
      {
        ...{ purpose: "calls", given: true, language },
        place: asksCall ? "call_me_form" : "contact_form",
      },
    );
    unit.create(ref, {
      id: requestId,
      ...message,
      lead_id: leadId,
      status: "new",
      created_at: timestamp(),
    });
    if (!asksCall)
      writeTicket(
        unit,
        ticketOf(requestId, message, language),
        { ...OF_VISITOR, text: message.message },
        unit.now(),
      );
    const data = { message_id: requestId };
    const received = { ...data, language };
    queueMail(unit, contactNewMail, { id: `contact_new_${requestId}`, to: SUPPORT.email, data });
    // Anybody may type anybody's address.
    if (email === null || !(await countUnproven(unit, email, { as: "visitor", who: network }))) return;
    queueMail(unit, contactReceivedMail, { id: `contact_received_${requestId}`, to: email, data: received });
  });
}

/** What was written is answered at the desk of all questions; who asks to be called is called. */
function ticketOf(
  requestId: string,
  {
    name,
    email,
    phone,
    message,
    topic,
  }: Pick<ContactMessage, "name" | "email" | "phone" | "message" | "topic">,
  language: Language,
): Asked {
  const [first = ""] = message.split("\n");
  const subject = topic === null ? [...first].slice(0, SUBJECT_CHARACTERS).join("") : CONTACT_TOPICS[topic];
  return {
    ...{ id: contactTicketId(requestId), source: "contact_form", user_id: null },
    ...{ name, email, phone, subject, language, order_id: null },
  };
}

const OF_VISITOR = { sender_id: "", sender_role: "" };
/** A line of a list. */
const SUBJECT_CHARACTERS = 80;

/** In calling time, so that whoever asks at night is called in the morning. */
async function promise(unit: UnitOfWork): Promise<Moment | null> {
  const settings = await callingSettings(unit);
  const by = promisedBy(unit.now(), settings, settings.first_call_minutes);
  return by === null ? null : timestamp(by);
}
