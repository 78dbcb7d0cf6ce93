import { personName } from "@niyamdesk/domain/fields/fields";
import { expect, it } from "vitest";
import { consultationBooked } from "../consultations/consultation-booked.mail.ts";
import { contactNew } from "../contact/contact-new.mail.ts";
import { letter } from "../integrations/mail/letter.ts";
import { nameInMail } from "../integrations/mail/name-in-mail.ts";

it.each([
  ["K.Dev", "K. Dev"],
  ["Dr.Dev Sharma", "Dr. Dev Sharma"],
  ["Senthil.Kumar", "Senthil. Kumar"],
  ["Murugan.MP", "Murugan. MP"],
  ["A.P.J.Abdul Kalam", "A.P.J. Abdul Kalam"],
  ["राम.कुमार", "राम. कुमार"],
  ["Ramesh S/o.Suresh", "Ramesh S/o. Suresh"],
  ["R.K.", "R.K."],
  ["R. K. Rao", "R. K. Rao"],
])("[N-14] '%s' is greeted as '%s', of which no mail program makes a link", (name, said) => {
  expect(nameInMail(name)).toBe(said);
  const { text, html } = letter({ ...LETTER, name: personName.parse(name) });
  expect(text.startsWith(`Dear ${said},`)).toBe(true);
  expect(html).toContain(`Dear ${said},`);
});

it("[N-14] nor of the client's name to the CA, nor of who wrote to us", () => {
  const at = Date.parse("2026-12-01T10:00:00+05:30");
  const contact = { phone: "+919876543210", email: null, service: null, message: "Please call", at };
  expect(contactNew({ ...contact, name: "K.Dev" }).text).toContain("Name: K. Dev");
  const facts = { startsAt: at, phone: null, notes: null, url: "https://niyamdesk.example" };
  const { text } = consultationBooked({ ...facts, party: "ca", name: "S.Dev", other: nameInMail("K.Dev") });
  expect(text).toContain("Dear S. Dev,");
  expect(text).not.toMatch(/[KS]\.Dev/);
});

const LETTER = { subject: "", title: "", preview: "", paragraphs: [], notes: [] };
