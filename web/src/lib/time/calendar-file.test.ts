import { expect, it } from "vitest";
import { calendarAddress } from "./calendar-file.ts";

const entry = {
  uid: "abc@niyamdesk.example",
  startsAt: Date.UTC(2026, 11, 3, 5, 0),
  endsAt: Date.UTC(2026, 11, 3, 5, 30),
  title: "Consultation with CA Kavita Rao",
  url: "https://niyamdesk.example/user/consultations",
};

function written(address: string): string {
  expect(address).toMatch(/^data:text\/calendar;charset=utf-8,/);
  return decodeURIComponent(address.slice(address.indexOf(",") + 1));
}

it("[D-02] a booked time stands in the calendar at the time of India, under the mail's own id", () => {
  const file = written(calendarAddress(entry));
  expect(file).toContain("DTSTART:20261203T050000Z\r\nDTEND:20261203T053000Z\r\n");
  expect(file).toContain("UID:abc@niyamdesk.example\r\n");
  expect(file).toMatch(/END:VEVENT\r\nEND:VCALENDAR\r\n$/);
});

it("[D-02] whatever a name holds, the file stays whole", () => {
  const file = written(calendarAddress({ ...entry, title: `राव; Shah, Mehta\r\nEND:VEVENT` }));
  const lines = file.split("\r\n");
  expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(1);
  expect(file).toContain("SUMMARY:राव\\; Shah\\, Mehta\\nEND:VEVENT");
});
