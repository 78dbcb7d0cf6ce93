import { authErrors } from "#messages/auth-errors.ts";
import type { AppError } from "../../lib/backend/app-error.ts";
import { COMMON, translated, type Words } from "./provider-errors.ts";

/** reCAPTCHA does not tell of these: `data/challenge.ts` does. */
export const CHALLENGE_CLOSED = "challenge/closed";
export const CHALLENGE_LATE = "challenge/late";

const SIGN_IN: Words = {
  ...COMMON,
  "auth/invalid-credential": ["unauthenticated", authErrors.wrongCredentials],
  "auth/invalid-login-credentials": ["unauthenticated", authErrors.wrongCredentials],
  "auth/wrong-password": ["unauthenticated", authErrors.wrongCredentials],
  "auth/user-not-found": ["unauthenticated", authErrors.wrongCredentials],
  "auth/invalid-email": ["unauthenticated", authErrors.wrongCredentials],
  "auth/user-token-expired": ["unauthenticated", authErrors.loginFailed],
  "auth/operation-not-allowed": ["internal", authErrors.loginFailed],
};

const SIGN_UP: Words = {
  ...COMMON,
  "auth/email-already-in-use": ["invalid_input", authErrors.emailTaken],
  "auth/invalid-email": ["invalid_input", authErrors.emailShape],
  "auth/weak-password": ["invalid_input", authErrors.stronger],
  "auth/password-does-not-meet-requirements": ["invalid_input", authErrors.stronger],
};

export const SEND_CODE: Words = {
  ...COMMON,
  "auth/too-many-requests": ["too_many_requests", authErrors.tooManyCodes],
  "auth/quota-exceeded": ["too_many_requests", authErrors.tooManyCodes],
  [CHALLENGE_CLOSED]: ["forbidden", authErrors.checkClosed],
  [CHALLENGE_LATE]: ["timeout", authErrors.checkLate],
  "auth/invalid-phone-number": ["invalid_input", authErrors.phoneShape],
  "auth/missing-phone-number": ["invalid_input", authErrors.phoneShape],
  "auth/operation-not-allowed": ["invalid_input", authErrors.country],
};

export const CHECK_CODE: Words = {
  ...COMMON,
  // A number signs nobody in whose sign-in has a second step.
  "auth/unsupported-first-factor": ["forbidden", authErrors.secondStep],
  "auth/invalid-verification-code": ["invalid_input", authErrors.wrongCode],
  "auth/missing-verification-code": ["invalid_input", authErrors.codeShape],
  "auth/code-expired": ["invalid_input", authErrors.codeExpired],
  "auth/invalid-verification-id": ["invalid_input", authErrors.codeExpired],
  "auth/missing-verification-id": ["invalid_input", authErrors.codeExpired],
};

export function signInError(error: unknown): AppError {
  return translated(error, SIGN_IN, authErrors.signInFailed);
}

/** `facts.reason` is `EMAIL_TAKEN` when the address has an account. */
export function signUpError(error: unknown): AppError {
  return translated(error, SIGN_UP, authErrors.signUpFailed);
}

/** `facts.reason` is `USE_EMAIL` where waiting or another way is all that helps. */
export function sendCodeError(error: unknown): AppError {
  return translated(error, SEND_CODE, authErrors.sendFailed);
}

/** `facts.reason` is `WRONG_CODE` when it is not the one that was sent. */
export function checkCodeError(error: unknown): AppError {
  return translated(error, CHECK_CODE, authErrors.checkFailed);
}
