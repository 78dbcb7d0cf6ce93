import { expect, it } from "vitest";
import { AppError } from "../../lib/backend/app-error.ts";
import { checkCodeError, sendCodeError, signInError, signUpError } from "./auth-words.ts";
import { linkError, newPasswordError, resetError } from "./link-words.ts";
import { ownPhoneError } from "./owner-words.ts";
import { DEAD_LINK, EMAIL_TAKEN, USE_EMAIL } from "./refusals.ts";

it.each([
  "auth/invalid-credential",
  "auth/invalid-login-credentials",
  "auth/wrong-password",
  "auth/user-not-found",
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

it("[A-04] [AUTH-02] limits of the provider say how long to wait and offer the email way", () => {
  for (const code of ["auth/too-many-requests", "auth/quota-exceeded"]) {
    const error = sendCodeError({ code });
    expect(error.message).toMatch(/wait an hour.*email/);
    expect(error.facts.reason).toBe(USE_EMAIL);
  }
  expect(sendCodeError({ code: "auth/internal-error" }).message).toBe("Failed to send OTP");
});

it("[A-04] a wrong code and an expired one are told apart", () => {
  expect(checkCodeError({ code: "auth/invalid-verification-code" }).message).toBe("Invalid OTP");
  expect(checkCodeError({ code: "auth/code-expired" }).message).toMatch(/expired.*new one/);
  expect(checkCodeError({ code: "auth/internal-error" }).message).toBe("Verification failed");
});

it("[A-07] [A-08] a dead link is told from a look-up that failed", () => {
  for (const code of ["auth/expired-action-code", "auth/invalid-action-code"]) {
    expect(linkError({ code }).facts.reason).toBe(DEAD_LINK);
  }
  expect(linkError({ code: "auth/network-request-failed" }).facts.reason).toBeUndefined();
  expect(newPasswordError({ code: "auth/internal-error" }).message).toMatch(/^Password reset failed/);
});

it("[A-02] a suspended account and a request that App Check refuses say what it is", () => {
  for (const translate of [signInError, checkCodeError, linkError]) {
    expect(translate({ code: "auth/user-disabled" }).code).toBe("account_suspended");
    expect(translate({ code: "auth/firebase-app-check-token-is-invalid" }).message).toMatch(
      /reload the page/,
    );
  }
});

it("[A-08] what became of a link of ours is told apart, and only another link helps", () => {
  for (const [state, words] of [
    ["expired", /has expired/],
    ["used", /has been used or is incomplete/],
    ["unknown", /has been used or is incomplete/],
    ["replaced", /newer link was sent/],
  ] as const) {
    const told = linkError(new AppError("link_not_valid", "", { state }));
    expect(told.message).toMatch(words);
    expect(told.facts.reason).toBe(DEAD_LINK);
  }
  const reset = newPasswordError(new AppError("link_not_valid", "", { state: "used" }));
  expect(reset.message).toMatch(/^Session expired or invalid/);
  expect(linkError(new AppError("email_in_use", "")).message).toMatch(/now belongs to another account/);
});

it("[A-08] a sign-in that was refused since the address was put back says so", () => {
  const refused = new Error(
    'Firebase: ((HTTP request to http://x returned HTTP error 401: {"error":{"details":{"code":"address_restored"}}})) (auth/internal-error).',
  );
  expect(signInError(refused).code).toBe("address_restored");
});

it("[SX-08] the specified words of sign-in, phone and reset are kept", () => {
  const thrown = (code: string) => Object.assign(new Error(code), { code });
  expect(signInError(thrown("auth/operation-not-allowed")).message).toBe("Login failed");
  expect(signInError(thrown("auth/unheard-of")).message).toBe("Failed to login");
  expect(ownPhoneError(thrown("auth/unheard-of")).message).toBe("Phone verification failed");
  expect(resetError(thrown("auth/user-not-found")).message).toBe(
    "Email not found. Please check and try again.",
  );
  const later = "Something went wrong. Please try again later.";
  expect(resetError(thrown("auth/unheard-of")).message).toBe(later);
  expect(resetError(new AppError("internal", "x")).message).toBe(later);
  expect(resetError(new AppError("too_many_requests", "Wait.")).message).toBe("Wait.");
});
