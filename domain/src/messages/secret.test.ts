import { expect, test } from "vitest";
import { secretIn } from "./secret.ts";

test("[UX-02] a code beside its name, or a password, is noticed before it is sent", () => {
  for (const text of [
    "The OTP is 482913",
    "482913 is my otp",
    "ओटीपी ४८२९१३ है",
    "My password is kite-99",
    "पासवर्ड: kite99",
  ]) {
    expect(secretIn(text), text).toBe("code");
  }
});

test("[UX-02] a whole Aadhaar number is noticed, however it is written", () => {
  for (const text of ["2341 2341 2346", "Aadhaar 234123412346", "२३४१ २३४१ २३४६", "234123412346"]) {
    expect(secretIn(text), text).toBe("aadhaar");
  }
});

test("[UX-02] what people write every day passes", () => {
  for (const text of [
    "Should I enter the OTP on the portal myself?",
    "I forgot my password",
    "The bill is for ₹4829 and from 28/11/2026",
    "My order is ORD-A3C5P6R8, GSTIN 27AABCS9603R1ZP",
    "Please call 98123 45601",
    "Aadhaar ends in 2346",
  ]) {
    expect(secretIn(text), text).toBeNull();
  }
});
