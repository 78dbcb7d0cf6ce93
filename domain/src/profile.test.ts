import { describe, expect, it } from "vitest";
import { emailSignIn, emailSignUp, ensureProfileInput, OWN_PROFILE_FIELDS } from "./profile.ts";

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
  ])("[A-05] %j is answered at the field", (change, field, message) => {
    const issues = emailSignUp.safeParse({ ...form, ...change }).error?.issues ?? [];
    expect(issues.filter((issue) => issue.path[0] === field).map((issue) => issue.message)).toContain(
      message,
    );
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
