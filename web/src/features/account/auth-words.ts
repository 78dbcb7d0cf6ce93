import { AppError } from "../../lib/app-error.ts";

/** What the sign-in service refuses, in words a person can act on. One text for everything wrong about credentials. */
const WRONG_CREDENTIALS = "Invalid email or password";
const TOO_MANY = "Too many tries in a short time. Please wait a few minutes and try again.";
const UNREACHABLE = "We could not reach the sign-in service. Please check your connection and try again.";

type AppErrorCode = AppError["code"];
type Words = Readonly<Record<string, readonly [code: AppErrorCode, words: string]>>;

const COMMON: Words = {
  "auth/too-many-requests": ["too_many_requests", TOO_MANY],
  "auth/network-request-failed": ["offline", UNREACHABLE],
  "auth/timeout": ["timeout", UNREACHABLE],
};

const SIGN_IN: Words = {
  ...COMMON,
  "auth/invalid-credential": ["unauthenticated", WRONG_CREDENTIALS],
  "auth/invalid-login-credentials": ["unauthenticated", WRONG_CREDENTIALS],
  "auth/wrong-password": ["unauthenticated", WRONG_CREDENTIALS],
  "auth/user-not-found": ["unauthenticated", WRONG_CREDENTIALS],
  "auth/user-disabled": ["unauthenticated", WRONG_CREDENTIALS],
  "auth/invalid-email": ["unauthenticated", WRONG_CREDENTIALS],
};

const SIGN_UP: Words = {
  ...COMMON,
  "auth/email-already-in-use": [
    "invalid_input",
    "An account with this email address already exists. Please sign in instead.",
  ],
  "auth/invalid-email": ["invalid_input", "Please enter a valid email address"],
  "auth/weak-password": ["invalid_input", "Please choose a stronger password"],
  "auth/password-does-not-meet-requirements": ["invalid_input", "Please choose a stronger password"],
};

export const EMAIL_TAKEN = "email_taken";

export function signInError(error: unknown): AppError {
  return translated(error, SIGN_IN, "Failed to login");
}

/** `facts.reason` is `EMAIL_TAKEN` when the address has an account. */
export function signUpError(error: unknown): AppError {
  return translated(error, SIGN_UP, "Registration failed");
}

function translated(error: unknown, words: Words, otherwise: string): AppError {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  const [kind, text] = words[code] ?? ["internal", otherwise];
  return new AppError(kind, text, code === "auth/email-already-in-use" ? { reason: EMAIL_TAKEN } : {});
}

function codeOf(error: unknown): string {
  const code: unknown = typeof error === "object" && error !== null && "code" in error ? error.code : "";
  return typeof code === "string" ? code : "";
}
