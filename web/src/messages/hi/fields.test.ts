import { contactDetails } from "@niyamdesk/domain/checkouts/checkout";
import { consultationForm } from "@niyamdesk/domain/consultations/consultation";
import { contactForm } from "@niyamdesk/domain/contact/contact";
import { expect, it } from "vitest";
import { fieldWords } from "./fields.ts";

it("[P-03] whatever the contact form refuses is said in Hindi", () => {
  const refused = [
    { name: "", email: "", phone: "", message: "" },
    { name: "A", email: "asha", phone: "98765 4321O", message: "too short" },
    { name: "अ".repeat(101), email: "a@b", phone: "1234567890", message: "x".repeat(2001) },
    { name: "<b>", email: "a", phone: "9".repeat(40), message: "" },
  ].flatMap((typed) => contactForm.safeParse(typed).error?.issues ?? []);
  expect(refused.length).toBeGreaterThan(12);
  for (const { message } of refused) expect(fieldWords(message)).toMatch(/^[\p{Script=Devanagari}]/u);
});

it("[Y-02] [P-13] whatever the contact details of a checkout refuse is said in Hindi", () => {
  const known = { name: "Asha Rao", email: "asha@example.com", phone: "98765 43210", state_code: "29" };
  const gstin = "07AAACT2727Q1ZY";
  const refused = [
    { name: "", email: "asha", phone: "12345", state_code: "" },
    { ...known, gstin },
    { ...known, gstin: "07AAACT2727Q1ZZ", billing_name: "https://rao.example" },
    { ...known, gstin: "0".repeat(31), billing_name: "अ".repeat(151) },
    { ...known, billing_name: "अ".repeat(301) },
  ].flatMap((typed) => contactDetails.safeParse(typed).error?.issues ?? []);
  expect(new Set(refused.map(({ message }) => message)).size).toBeGreaterThanOrEqual(10);
  for (const { message } of refused) expect(fieldWords(message)).toMatch(/^[\p{Script=Devanagari}]/u);
});

it("[D-02] [P-13] whatever the booking of a consultation refuses is said in Hindi", () => {
  const refused = [{ notes: "अ".repeat(501) }, { phone: "12345" }, { phone: "9".repeat(31) }].flatMap(
    (typed) => consultationForm.safeParse(typed).error?.issues ?? [],
  );
  expect(refused).toHaveLength(3);
  for (const { message } of refused) expect(fieldWords(message)).toMatch(/^[\p{Script=Devanagari}]/u);
});
