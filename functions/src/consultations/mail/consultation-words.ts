import type { ConsultationCanceller, ConsultationParty } from "@niyamdesk/domain/consultations/consultation";
import { formatPhone } from "@niyamdesk/domain/phone/phone";
import { formatDateTime } from "@niyamdesk/domain/time/time";
import { letter } from "../../integrations/mail/letter.ts";
import type { MailContent } from "../../integrations/mail/mail-content.ts";

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

/** What a calendar shows of it. */
export function appointmentText({ party, other, phone, notes }: ConsultationFacts) {
  const who = other ?? "a former client";
  return {
    summary: `Consultation with ${who}`,
    description: [howToTalk(party, who, phone), ...(party === "ca" && notes ? [notes] : [])].join("\n\n"),
  };
}

export function consultationBooked(facts: ConsultationFacts): MailContent {
  const at = timeOf(facts);
  const who = facts.other ?? "your client";
  return letter({
    subject: `Booked: consultation with ${who}, ${at}`,
    title: "Your consultation is booked",
    preview: `${who}, ${at}`,
    name: facts.name,
    paragraphs: [
      `Your consultation with ${who} is on ${at}, for half an hour.`,
      howToTalk(facts.party, who, facts.phone),
      ...aboutWhat(facts),
    ],
    action: { label: "See your consultation", href: facts.url },
    notes: ["Can it not be then? You can cancel until it starts, on the same page."],
  });
}

export function consultationReminder(facts: ConsultationFacts): MailContent {
  const at = timeOf(facts);
  const who = facts.other ?? "your client";
  return letter({
    subject: `Reminder: consultation with ${who}, ${at}`,
    title: "Your consultation is near",
    preview: `${who}, ${at}`,
    name: facts.name,
    paragraphs: [
      `Your consultation with ${who} is on ${at}.`,
      howToTalk(facts.party, who, facts.phone),
      ...aboutWhat(facts),
    ],
    action: { label: "See your consultation", href: facts.url },
    notes: ["You can cancel until it starts, on the same page."],
  });
}

/** To the client, once. */
export function consultationHeld(facts: ConsultationFacts): MailContent {
  const who = facts.other ?? "the CA";
  return letter({
    subject: `How was your consultation with ${who}?`,
    title: "How was your consultation?",
    preview: `Your review of ${who} helps others choose.`,
    name: facts.name,
    paragraphs: [
      `You talked to ${who} on ${timeOf(facts)}.`,
      "Was it clear, on time, and what you needed? Two or three sentences help others choose. Your review is public, under your first name and the initial of your last name, and you can change it.",
    ],
    action: { label: "Write a review", href: facts.url },
    notes: ["We ask only this once."],
  });
}

export interface Cancellation extends ConsultationFacts {
  by: ConsultationCanceller;
  reason: string | null;
}

export function consultationCancelled(facts: Cancellation): MailContent {
  const at = timeOf(facts);
  const who = facts.other ?? "A client who closed their account";
  const isOwn = facts.by === facts.party;
  return letter({
    subject: `Cancelled: consultation ${facts.other === null ? "" : `with ${facts.other}, `}${at}`,
    title: "Your consultation is cancelled",
    preview: at,
    name: facts.name,
    paragraphs: [
      whoCancelled(facts, who, at),
      ...(isOwn || facts.reason === null ? [] : [`The reason given: ${facts.reason}`]),
    ],
    action: {
      label: nextOf(facts),
      href: facts.url,
    },
    notes: [],
  });
}

function nextOf({ by, party }: Cancellation): string {
  if (party === "ca") return "See your consultations";
  return by === "office" ? "Choose another CA" : "Choose another time";
}

function whoCancelled({ by, party }: Cancellation, who: string, at: string): string {
  if (by === party) return `You cancelled your consultation with ${who} on ${at}. The time is free again.`;
  if (by !== "office") return `${who} cancelled the consultation on ${at}.`;
  return party === "client"
    ? `We are sorry: ${who} is not taking consultations at the moment, so we had to cancel your consultation on ${at}. Please choose another CA, or write to us and we will find one for you.`
    : `Your consultation with ${who} on ${at} is cancelled, since you no longer take consultations here. We have told the client.`;
}

function timeOf({ startsAt }: ConsultationFacts): string {
  return `${formatDateTime(startsAt)} IST`;
}

function howToTalk(party: ConsultationParty, who: string, phone: string | null): string {
  if (party === "client") {
    return phone === null ? `${who} gets in touch with you.` : `${who} calls you at ${formatPhone(phone)}.`;
  }
  return phone === null ? "No number was given." : `Please call ${who} at ${formatPhone(phone)}.`;
}

function aboutWhat({ party, notes }: ConsultationFacts): string[] {
  return party === "ca" && notes !== null ? [`What it is about: ${notes}`] : [];
}
