import { describe, expect, it } from "vitest";
import { usePhoneTables } from "../phone/phone.ts";
import { PHONE_TABLES } from "../phone/phone-tables.ts";
import { ensureProfileInput, OWN_PROFILE_FIELDS } from "../profiles/profile.ts";
import {
  emailSignIn,
  emailSignUp,
  newPasswordForm,
  oneTimeCode,
  oneTimeToken,
  phoneSignIn,
  phoneSignUp,
} from "./account.ts";

const form = {
  name: "Asha Rao",
  email: "asha@example.in",
  phone: "98765 43210",
  password: "a-long-word",
  confirmPassword: "a-long-word",
};

describe("sign-up by email", () => {
  it("[A-05] takes a complete form, normalised", () => {
    expect(emailSignUp.parse(form)).toMatchObject({ email: "asha@example.in", phone: "+919876543210" });
  });

  it.each([
    [{ name: "A" }, "name", "Name must be at least 2 characters"],
    [{ email: "asha" }, "email", "Please enter a valid email address"],
    [{ phone: "12345" }, "phone", "Please enter a valid phone number with country code (e.g., +91 ...)"],
    [{ password: "short", confirmPassword: "short" }, "password", "Password must be at least 8 characters"],
    [{ confirmPassword: "" }, "confirmPassword", "Please confirm your password"],
    [{ confirmPassword: "another-word" }, "confirmPassword", "Passwords do not match"],
    [{ name: "", confirmPassword: "another-word" }, "confirmPassword", "Passwords do not match"],
  ])("[A-05] %j is answered at the field", (change, field, message) => {
    const issues = emailSignUp.safeParse({ ...form, ...change }).error?.issues ?? [];
    expect(issues.filter((issue) => issue.path[0] === field).map((issue) => issue.message)).toContain(
      message,
    );
  });

  it.each(["+91 22 2345 6789", "022 2345 6789", "+65 9123 4567", "0014155552671"])(
    "[N-13] [SX-03] by email, '%s' can be given, also a landline",
    (phone) => {
      usePhoneTables(PHONE_TABLES);
      expect(emailSignUp.safeParse({ ...form, phone }).success).toBe(true);
    },
  );

  it("[N-13] [AUTH-01] where a code is sent it must be a mobile, as far as anybody can tell", () => {
    usePhoneTables(PHONE_TABLES);
    for (const phone of ["+91 22 2345 6789", "022 2345 6789", "+44 20 7946 0958", "+911800123456"]) {
      expect(phoneSignIn.safeParse({ phone }).error?.issues[0]?.message).toBe(
        "Please enter a valid phone number",
      );
      expect(phoneSignUp.safeParse({ name: "Asha", phone }).error?.issues[0]?.message).toBe(
        "Please enter a valid phone number with country code (e.g., +91 ...)",
      );
    }
    // A number that the tables do not know yet: its code proves it.
    for (const phone of ["98765 43210", "+65 9123 4567", "+1 415 555 2671", "+44 7700 900123"]) {
      expect(phoneSignIn.safeParse({ phone }).success).toBe(true);
    }
  });

  it("[AUTH-17] a role in the form is refused", () => {
    expect(emailSignUp.safeParse({ ...form, role: "admin" }).success).toBe(false);
    expect(ensureProfileInput.safeParse({ name: "Asha", role: "admin" }).success).toBe(false);
    expect(OWN_PROFILE_FIELDS).not.toContain("role");
    expect(OWN_PROFILE_FIELDS).not.toContain("email_verified");
  });
});

it("[A-02] both fields are required to sign in", () => {
  for (const input of [
    { email: "", password: "x" },
    { email: "  ", password: "x" },
    { email: "a@b.in", password: "" },
  ]) {
    expect(emailSignIn.safeParse(input).error?.issues[0]?.message).toBe("Please fill in all fields");
  }
});

it("[A-03] [AUTH-01] a number typed in any common way is one number, and one that no text reaches is refused", () => {
  for (const phone of [
    "9876543210",
    "09876543210",
    "+91 98765-43210",
    "0091 98765 43210",
    "(+91)98765 43210",
  ]) {
    expect(phoneSignIn.parse({ phone })).toEqual({ phone: "+919876543210" });
  }
  for (const phone of ["", "98765", "1234567890", "022 2345 6789"]) {
    expect(phoneSignIn.safeParse({ phone }).error?.issues[0]?.message).toBe(
      "Please enter a valid phone number",
    );
  }
});

it("[A-04] a code is six digits, in either script and however they are spaced", () => {
  for (const code of [
    "123456",
    "123 456",
    " 123-456 ",
    "१२३४५६",
    "\u202a123456\u202c",
    "123\u2011456",
    "૧૨૩૪૫૬",
  ])
    expect(oneTimeCode.parse(code)).toBe("123456");
  for (const code of ["", "12345", "1234567", "12345a"]) {
    expect(oneTimeCode.safeParse(code).error?.issues[0]?.message).toBe("Please enter a valid 6-digit OTP");
  }
});

it("[A-07] a new password is given twice", () => {
  expect(newPasswordForm.safeParse({ password: "a-long-word", confirmPassword: "a-long-word" }).success).toBe(
    true,
  );
  const issues = newPasswordForm.safeParse({ password: "a-long-word", confirmPassword: "another-one" }).error
    ?.issues;
  expect(issues).toMatchObject([{ path: ["confirmPassword"], message: "Passwords do not match" }]);
});

it("[A-08] an invitation's link that lost its end is not taken", () => {
  expect(oneTimeToken.safeParse("a".repeat(43)).success).toBe(true);
  expect(oneTimeToken.safeParse("a".repeat(42)).success).toBe(false);
});
