import {
  emailSignIn,
  emailSignUp,
  newPasswordForm,
  oneTimeCodeForm,
  phoneSignIn,
  phoneSignUp,
} from "@niyamdesk/domain/accounts/account";
import { contactDetails } from "@niyamdesk/domain/checkouts/checkout-input";
import { consultationForm } from "@niyamdesk/domain/consultations/consultation-input";
import { contactForm } from "@niyamdesk/domain/contact/contact";
import { OFFICE_WORDS } from "@niyamdesk/domain/fields/office-words";
import { line, text } from "@niyamdesk/domain/fields/written";
import { ownDetails } from "@niyamdesk/domain/profiles/own-details";
import { reviewForm } from "@niyamdesk/domain/reviews/review";
import { expect, it } from "vitest";
import { alsoFieldWords, fieldWords } from "./fields.ts";
import { officeFields } from "./workspaces/office-fields.ts";

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

it("[A-02] [A-05] [P-13] whatever signing in and registering refuse is said in Hindi", () => {
  const long = "x".repeat(300);
  const refused = [
    emailSignIn.safeParse({ email: "", password: "" }),
    emailSignIn.safeParse({ email: long, password: long }),
    phoneSignIn.safeParse({ phone: "12345" }),
    phoneSignUp.safeParse({ name: "A", phone: "12345" }),
    emailSignUp.safeParse({ name: "", email: "asha", phone: "1", password: "short", confirmPassword: "" }),
    newPasswordForm.safeParse({ password: "long enough", confirmPassword: "long enough, but another" }),
    newPasswordForm.safeParse({ password: long, confirmPassword: long }),
    oneTimeCodeForm.safeParse({ code: "123" }),
    oneTimeCodeForm.safeParse({ code: "1".repeat(31) }),
  ].flatMap((result) => result.error?.issues ?? []);
  expect(new Set(refused.map(({ message }) => message)).size).toBeGreaterThanOrEqual(10);
  for (const { message } of refused) expect(fieldWords(message)).toMatch(/^[\p{Script=Devanagari}]/u);
});

it("[AX-08] [P-13] whatever a client's own details refuse is said in Hindi", () => {
  const known = {
    name: "Asha Rao",
    phone: "",
    address: "",
    state_code: "",
    pan: "",
    gstin: "",
    billing_name: "",
  };
  const refused = [
    { ...known, name: "", phone: "12345", pan: "ABC", gstin: "27" },
    { ...known, address: "x".repeat(501), billing_name: "x".repeat(151) },
    { ...known, gstin: "27AAPFU0939F1ZV", billing_name: "Rao", state_code: "29" },
    { ...known, gstin: "27AAPFU0939F1ZV", billing_name: "Rao", pan: "ABCPD1234E" },
  ].flatMap((typed) => ownDetails.safeParse(typed).error?.issues ?? []);
  expect(new Set(refused.map(({ message }) => message)).size).toBeGreaterThanOrEqual(7);
  for (const { message } of refused) expect(fieldWords(message)).toMatch(/^[\p{Script=Devanagari}]/u);
});

it("[P-13] whatever a text that others read refuses is said in Hindi, whatever its limit", () => {
  const refused = [text(1, 4000), line(1, 150)].flatMap((field) =>
    ["", "x".repeat(4001), "x".repeat(8001), "<b>", "one\ntwo"].flatMap(
      (typed) => field.safeParse(typed).error?.issues ?? [],
    ),
  );
  expect(new Set(refused.map(({ message }) => message)).size).toBe(5);
  for (const { message } of refused) expect(fieldWords(message)).toMatch(/^[\p{Script=Devanagari}]/u);
  expect(fieldWords("Please keep this under 4000 characters")).toContain("4000");
});

it("[P-13] whatever a review refuses is said in Hindi", () => {
  const refused = ["short", "x".repeat(1001), "turned \u202e round and round"].flatMap(
    (text) => reviewForm.safeParse({ rating: 0, text }).error?.issues ?? [],
  );
  expect(new Set(refused.map(({ message }) => message)).size).toBe(4);
  for (const { message } of refused) expect(fieldWords(message)).toMatch(/^[\p{Script=Devanagari}]/u);
});

it("[P-13] what the office's forms refuse is said in Hindi once a workspace is there, and not before", () => {
  const { roleMissing } = OFFICE_WORDS;
  expect(fieldWords(roleMissing)).toBe(roleMissing);
  alsoFieldWords(officeFields);
  for (const words of Object.values(OFFICE_WORDS)) {
    expect(fieldWords(words)).toMatch(/\p{Script=Devanagari}/u);
  }
});
