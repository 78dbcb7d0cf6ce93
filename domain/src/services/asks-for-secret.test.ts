import { expect, test } from "vitest";
import { asksForSecret } from "./asks-for-secret.ts";
import { CATALOGUE } from "./catalogue/catalogue.ts";
import { inHindi } from "./catalogue/hi/in-hindi.ts";

test.each([
  "OTP of the GST portal",
  "Your TRACES password",
  "Login credentials of the e-filing portal",
  "The one-time code on your phone",
  "Net banking details",
  "UPI PIN",
  "GST पोर्टल का पासवर्ड",
  "फ़ोन पर आया ओटीपी",
])("[O-05] %s is asked for of nobody", (words) => {
  expect(asksForSecret(words)).toBe(true);
});

test.each([
  "Add us as an authorised user on the GST portal",
  "Accept our request on the e-filing portal",
  "Bank statement without a password",
  "Address with PIN code",
  "पासवर्ड के बिना बैंक स्टेटमेंट",
])("[O-05] %s may be asked for", (words) => {
  expect(asksForSecret(words)).toBe(false);
});

test("[O-05] no built-in service asks for one, in either language", () => {
  for (const service of CATALOGUE) {
    for (const { label, condition = "" } of [service, inHindi(service)].flatMap(
      (one) => one.required_documents,
    )) {
      expect(asksForSecret(label) || asksForSecret(condition), label).toBe(false);
    }
  }
});
