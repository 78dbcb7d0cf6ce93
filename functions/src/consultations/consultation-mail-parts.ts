import { dashboardOf, PATHS } from "@niyamdesk/domain/base/addresses";
import type { Consultation, ConsultationParty } from "@niyamdesk/domain/consultations/consultation";
import { SLOT_MINUTES } from "@niyamdesk/domain/consultations/slot";
import { formatPhone } from "@niyamdesk/domain/phone/phone";
import { formatDateTime } from "@niyamdesk/domain/time/time";
import type { UserRecord } from "firebase-admin/auth";
import * as z from "zod/mini";
import { type CalendarFile, calendarFile } from "../integrations/mail/calendar-file.ts";
import { nameInMail } from "../integrations/mail/name-in-mail.ts";
import { say } from "../integrations/mail/say.ts";
import { addressee } from "../mail/addressee.ts";
import { SAMPLE } from "../mail/samples.ts";
import { MINUTE_MS } from "../platform/clock.ts";
import { siteAddress } from "../platform/params.ts";
import { consultationRef } from "../platform/refs.ts";

/** What a mail about a consultation is filled with; `uid` is whose mailbox it is. */
export const consultationMailData = z.object({
  consultation_id: z.string(),
  uid: z.string(),
  party: z.enum(["client", "ca"]),
});
type Data = z.output<typeof consultationMailData>;

export interface ConsultationFacts {
  /** Whom the mail is to. */
  party: ConsultationParty;
  name: string;
  /** Whom they talk to; null when that account is gone. */
  other: string | null;
  /** Epoch ms. */
  startsAt: number;
  /** The client's, E.164. */
  phone: string | null;
  /** What the client wrote about it; told to the CA only, since a client's mailbox may be another's. */
  notes: string | null;
  url: string;
}

/** Null when it was called off, or the account is gone. */
export async function stillBooked(data: Data, to: string): Promise<ConsultationFacts | null> {
  const [consultation, account] = await Promise.all([findConsultation(data), addressee(data.uid)]);
  if (account === null || consultation?.status !== "booked") return null;
  return factsOf(data, consultation, isProven(account, to));
}

/** Anybody may register a stranger's address: no name that they gave themselves reaches that stranger from us. */
export function isProven({ email, emailVerified }: UserRecord, to: string): boolean {
  return emailVerified && email === to;
}

export async function findConsultation({ consultation_id }: Data): Promise<Consultation | undefined> {
  return (await consultationRef(consultation_id).get()).data();
}

export function factsOf({ party }: Data, consultation: Consultation, proven: boolean): ConsultationFacts {
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

export function calendarOf(
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

/** What a calendar shows of it. */
function appointmentText({ party, other, phone, notes }: ConsultationFacts) {
  const who = other ?? "a former client";
  return {
    summary: `Consultation with ${who}`,
    description: [howToTalk(party, who, phone), ...(party === "ca" && notes ? [notes] : [])].join("\n\n"),
  };
}

export function timeOf({ startsAt }: ConsultationFacts): string {
  return `${formatDateTime(startsAt)} IST`;
}

export function howToTalk(party: ConsultationParty, who: string, phone: string | null): string {
  if (party === "client") {
    return phone === null
      ? say`${{ who }} gets in touch with you.`
      : say`${{ who }} calls you at ${{ phone: formatPhone(phone) }}.`;
  }
  return phone === null
    ? say`No number was given.`
    : say`Please call ${{ who }} at ${{ phone: formatPhone(phone) }}.`;
}

export function aboutWhat({ party, notes }: ConsultationFacts): string[] {
  return party === "ca" && notes !== null ? [say`What it is about: ${{ notes }}`] : [];
}

/** To the client and to the CA, with a number and without. */
export const SAMPLE_CONSULTATIONS: readonly ConsultationFacts[] = (["client", "ca"] as const).flatMap(
  (party) =>
    [SAMPLE.phone, null].map((phone) => ({
      party,
      name: party === "client" ? SAMPLE.name : SAMPLE.ca,
      other: party === "client" ? SAMPLE.ca : SAMPLE.name,
      startsAt: SAMPLE.at,
      phone,
      notes: "GST on exports",
      url: SAMPLE.link,
    })),
);
