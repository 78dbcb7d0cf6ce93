import { describe, expect, it } from "vitest";
import { type Appointment, calendarFile } from "./calendar-file.ts";

const STARTS_AT = Date.parse("2026-11-30T10:30:00+05:30");
const appointment: Appointment = {
  uid: "cons1@niyamdesk.example",
  cancelled: false,
  startsAt: STARTS_AT,
  endsAt: STARTS_AT + 1_800_000,
  summary: "Consultation with CA Kavita Rao",
  description: "She calls you.",
  url: "https://niyamdesk.example/ca-partners/kavita-rao",
  attendee: { name: "Asha Rao", email: "asha@example.in" },
};

function lines(changes: Partial<Appointment> = {}): string[] {
  return calendarFile({ ...appointment, ...changes })
    .content.replaceAll("\r\n ", "")
    .split("\r\n");
}

describe("the calendar file of a consultation", () => {
  it("[D-02] stands on the clock of India, whatever the machine's zone, and is stamped in UTC", () => {
    const zone = process.env.TZ;
    try {
      for (const TZ of ["UTC", "Asia/Kolkata", "America/New_York", "Pacific/Kiritimati"]) {
        process.env.TZ = TZ;
        expect(lines()).toContain("DTSTART;TZID=Asia/Kolkata:20261130T103000");
        expect(lines()).toContain("DTEND;TZID=Asia/Kolkata:20261130T110000");
        expect(lines().find((line) => line.startsWith("DTSTAMP"))).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/);
      }
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  it("[D-02] the cancellation is of the same appointment, later in the sequence, without an alarm", () => {
    const [booked, cancelled] = [lines(), lines({ cancelled: true })];
    expect(booked).toEqual(
      expect.arrayContaining(["METHOD:REQUEST", "SEQUENCE:0", "STATUS:CONFIRMED", "BEGIN:VALARM"]),
    );
    expect(cancelled).toEqual(expect.arrayContaining(["METHOD:CANCEL", "SEQUENCE:1", "STATUS:CANCELLED"]));
    expect(cancelled).not.toContain("BEGIN:VALARM");
    for (const both of ["UID:cons1@niyamdesk.example", "DTSTART;TZID=Asia/Kolkata:20261130T103000"]) {
      expect(booked.concat(cancelled).filter((line) => line === both)).toHaveLength(2);
    }
  });

  it("[FRM-15] nothing that was typed becomes a line or a parameter of its own", () => {
    const typed = 'A; "B", C\\D\r\nATTENDEE:mailto:evil@example.in\u0007';
    const written = lines({ description: typed, summary: typed, attendee: { name: typed, email: "a@b.in" } });
    expect(written.filter((line) => line.startsWith("ATTENDEE"))).toEqual([
      'ATTENDEE;CN="A; B, C\\DATTENDEE:mailto:evil@example.in";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:a@b.in',
    ]);
    expect(written).toContain('DESCRIPTION:A\\; "B"\\, C\\\\D\\nATTENDEE:mailto:evil@example.in ');
  });
});
