import { contactForm } from "@niyamdesk/domain/contact";
import { expect, it } from "vitest";
import { fieldWords } from "./fields.ts";

it("[P-03] whatever the contact form refuses is said in Hindi", () => {
  const refused = [
    { name: "", email: "", phone: "", message: "" },
    { name: "A", email: "asha", phone: "98765 43210", message: "too short" },
    { name: "अ".repeat(101), email: "a@b", phone: "1234567890", message: "x".repeat(2001) },
    { name: "<b>", email: "a", phone: "9".repeat(40), message: "" },
  ].flatMap((typed) => contactForm.safeParse(typed).error?.issues ?? []);
  expect(refused.length).toBeGreaterThan(12);
  for (const { message } of refused) expect(fieldWords(message)).toMatch(/^[\p{Script=Devanagari}]/u);
});
