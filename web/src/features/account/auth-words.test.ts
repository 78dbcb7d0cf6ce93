import { expect, it } from "vitest";
import { AppError } from "../../lib/app-error.ts";
import { EMAIL_TAKEN, signInError, signUpError } from "./auth-words.ts";

it.each([
  "auth/invalid-credential",
  "auth/invalid-login-credentials",
  "auth/wrong-password",
  "auth/user-not-found",
  "auth/user-disabled",
  "auth/invalid-email",
])("[A-02] [AUTH-07] %s never says which of the two is wrong", (code) => {
  expect(signInError({ code }).message).toBe("Invalid email or password");
});

it("[A-02] limits, a dead network and what nobody foresaw are told apart", () => {
  expect(signInError({ code: "auth/too-many-requests" }).message).toMatch(/wait a few minutes/);
  expect(signInError({ code: "auth/network-request-failed" }).message).toMatch(/check your connection/);
  expect(signInError({ code: "auth/internal-error" }).message).toBe("Failed to login");
  expect(signInError("odd").message).toBe("Failed to login");
});

it("[A-05] an address that has an account is explained, other failures are 'Registration failed'", () => {
  const taken = signUpError({ code: "auth/email-already-in-use" });
  expect(taken.message).toMatch(/already exists.*sign in/);
  expect(taken.facts.reason).toBe(EMAIL_TAKEN);
  expect(signUpError({ code: "auth/internal-error" }).message).toBe("Registration failed");
  expect(signUpError({ code: "auth/internal-error" }).facts.reason).toBeUndefined();
});

it("[A-05] an error that has its words keeps them", () => {
  const own = new AppError("too_many_requests", "Please wait.");
  expect(signUpError(own)).toBe(own);
});
