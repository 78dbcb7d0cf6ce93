import { dashboardOf, PATHS } from "@niyamdesk/domain/base/addresses";
import type { Consultation } from "@niyamdesk/domain/consultations/consultation";
import { SLOT_MINUTES } from "@niyamdesk/domain/consultations/slot";
import type { MailData } from "@niyamdesk/domain/mail/mail";
import type { UserRecord } from "firebase-admin/auth";
import { type CalendarFile, calendarFile } from "../../integrations/mail/calendar-file.ts";
import type { MailContent } from "../../integrations/mail/mail-content.ts";
import { nameInMail } from "../../integrations/mail/name-in-mail.ts";
import { addressee } from "../../mail/addressee.ts";
import { MINUTE_MS } from "../../platform/clock.ts";
import { siteAddress } from "../../platform/params.ts";
import { consultationRef } from "../../platform/refs.ts";
import {
  appointmentText,
  type ConsultationFacts,
  consultationBooked,
  consultationCancelled,
  consultationHeld,
  consultationReminder,
} from "./consultation-words.ts";

type Data = MailData["consultation-booked"];

/** Null when it was called off meanwhile, or either account is gone. */
export async function consultationBookedMail(data: Data, to: string): Promise<MailContent | null> {
  const facts = await stillBooked(data, to);
  if (facts === null) return null;
  return { ...consultationBooked(facts), icalEvent: calendarOf(data, facts, to, false) };
}

/** Null when it was called off, or begun. */
export async function consultationReminderMail(data: Data, to: string): Promise<MailContent | null> {
  const facts = await stillBooked(data, to);
  return facts === null || facts.startsAt <= Date.now() ? null : consultationReminder(facts);
}

/** Null when it counts as missed by now, was reviewed, or the account is gone. */
export async function consultationHeldMail(data: Data, to: string): Promise<MailContent | null> {
  const [consultation, account] = await Promise.all([find(data), addressee(data.uid)]);
  if (account === null || consultation?.status !== "completed" || consultation.reviewed_at) return null;
  return consultationHeld(factsOf(data, consultation, isProven(account, to)));
}

/** The CA hears of it also when the client's account, and the consultation with it, is gone. */
export async function consultationCancelledMail(
  data: MailData["consultation-cancelled"],
  to: string,
): Promise<MailContent | null> {
  const [consultation, account] = await Promise.all([find(data), addressee(data.uid)]);
  if (account === null || (!consultation && data.party === "client")) return null;
  const facts = consultation
    ? factsOf(data, consultation, isProven(account, to))
    : {
        party: data.party,
        name: account.displayName ?? "",
        other: null,
        startsAt: data.starts_at,
        phone: null,
        notes: null,
        url: `${siteAddress()}${dashboardOf("ca")}`,
      };
  const by = consultation?.cancelled_by ?? "client";
  const isClient = data.party === "client";
  // Another time with this CA, or another CA.
  const again = by === "office" || !consultation ? PATHS.caPartners : PATHS.caPartner(consultation.ca_id);
  const url = isClient ? `${siteAddress()}${again}` : facts.url;
  return {
    ...consultationCancelled({ ...facts, url, by, reason: consultation?.reason ?? null }),
    icalEvent: calendarOf(data, facts, to, true),
  };
}

async function stillBooked(data: Data, to: string): Promise<ConsultationFacts | null> {
  const [consultation, account] = await Promise.all([find(data), addressee(data.uid)]);
  if (account === null || consultation?.status !== "booked") return null;
  return factsOf(data, consultation, isProven(account, to));
}

/** Anybody may register a stranger's address: no name that they gave themselves reaches that stranger from us. */
function isProven({ email, emailVerified }: UserRecord, to: string): boolean {
  return emailVerified && email === to;
}

async function find({ consultation_id }: Data): Promise<Consultation | undefined> {
  return (await consultationRef(consultation_id).get()).data();
}

function factsOf({ party }: Data, consultation: Consultation, proven: boolean): ConsultationFacts {
  const { client_name, ca_name, client_phone, notes, starts_at } = consultation;
  const isClient = party === "client";
  return {
    party,
    name: nameInMail(isClient ? (proven ? client_name : "") : ca_name),
    other: nameInMail(isClient ? ca_name : client_name),
    startsAt: starts_at.toMillis(),
    phone: client_phone,
    notes,
    url: `${siteAddress()}${isClient ? PATHS.user.consultations : dashboardOf("ca")}`,
  };
}

function calendarOf(
  { consultation_id }: Data,
  facts: ConsultationFacts,
  email: string,
  cancelled: boolean,
): CalendarFile {
  return calendarFile({
    uid: `${consultation_id}@${new URL(siteAddress()).hostname}`,
    cancelled,
    startsAt: facts.startsAt,
    endsAt: facts.startsAt + SLOT_MINUTES * MINUTE_MS,
    ...appointmentText(facts),
    url: facts.url,
    attendee: { name: facts.name || email, email },
  });
}
