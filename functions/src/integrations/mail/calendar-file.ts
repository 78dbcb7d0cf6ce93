import { PRODUCT, SUPPORT } from "@niyamdesk/domain/base/product";
import {
  calendarIst,
  calendarParameter,
  calendarText,
  calendarFile as writeCalendarFile,
} from "@niyamdesk/domain/time/icalendar";
import { TIME_ZONE } from "@niyamdesk/domain/time/time";

/** An iCalendar file (RFC 5545, RFC 5546) as the mail carries it. */
export interface CalendarFile {
  method: "REQUEST" | "CANCEL";
  filename: string;
  content: string;
}

export interface Appointment {
  /** The same for an appointment and its cancellation: by it a calendar finds what to take out. */
  uid: string;
  cancelled: boolean;
  /** Epoch ms. */
  startsAt: number;
  endsAt: number;
  summary: string;
  description: string;
  url: string;
  /** Whose calendar it is for; nobody else's address stands in it. */
  attendee: { name: string; email: string };
}

/** India has had one offset since 1945. */
const INDIA = [
  "BEGIN:VTIMEZONE",
  `TZID:${TIME_ZONE}`,
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0530",
  "TZOFFSETTO:+0530",
  "TZNAME:IST",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/**
 * One appointment of one person on the clock of India, with an alarm an hour before. Written out here: of the libraries
 * tried, one stamps local times as if they were UTC, the other breaks at a name with a semicolon.
 */
export function calendarFile(appointment: Appointment): CalendarFile {
  const { cancelled, startsAt, endsAt, uid, summary, description, url, attendee } = appointment;
  const method = cancelled ? "CANCEL" : "REQUEST";
  const event = [
    `UID:${uid}`,
    `SEQUENCE:${cancelled ? 1 : 0}`,
    `STATUS:${cancelled ? "CANCELLED" : "CONFIRMED"}`,
    `DTSTART;TZID=${TIME_ZONE}:${calendarIst(startsAt)}`,
    `DTEND;TZID=${TIME_ZONE}:${calendarIst(endsAt)}`,
    `SUMMARY:${calendarText(summary)}`,
    `DESCRIPTION:${calendarText(description)}`,
    `URL:${url}`,
    `ORGANIZER;CN=${calendarParameter(PRODUCT)}:mailto:${SUPPORT.email}`,
    `ATTENDEE;CN=${calendarParameter(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.email}`,
    ...(cancelled ? [] : alarm(summary)),
  ];
  return {
    method,
    filename: cancelled ? "cancelled.ics" : "consultation.ics",
    content: writeCalendarFile({ method, zone: INDIA, event }),
  };
}

function alarm(summary: string): string[] {
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:-PT1H",
    `DESCRIPTION:${calendarText(summary)}`,
    "END:VALARM",
  ];
}
