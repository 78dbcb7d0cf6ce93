import { ERROR_WORDS } from "@niyamdesk/domain/base/errors";
import { AppError } from "../../lib/backend/app-error.ts";

/** What the sign-in service refuses, in words a person can act on. One text for everything wrong about credentials. */
const WRONG_CREDENTIALS = "Invalid email or password";
const TOO_MANY = "Too many tries in a short time. Please wait a few minutes and try again.";
const TOO_MANY_CODES =
  "Too many codes were asked for. Please wait an hour before the next one, or use your email address instead.";
const UNREACHABLE = "We could not reach the sign-in service. Please check your connection and try again.";
const NOT_OUR_SITE =
  "We could not confirm that this request comes from our own site. Please reload the page and try again.";
const CHECK_CLOSED =
  "The security check was closed before it was complete, so no code was sent. Please try again.";
const CHECK_LATE = "The security check took too long, so no code was sent. Please try again.";
const CODE_EXPIRED = "This code has expired. Please ask for a new one.";
const STRONGER = "Please choose a stronger password";
const ADDRESS_TAKEN = "This email address belongs to another account by now. Nothing was changed.";

/** reCAPTCHA does not tell of these: `data/challenge.ts` does. */
export const CHALLENGE_CLOSED = "challenge/closed";
export const CHALLENGE_LATE = "challenge/late";

type AppErrorCode = AppError["code"];
type Words = Readonly<Record<string, readonly [code: AppErrorCode, words: string]>>;

const COMMON: Words = {
  "auth/too-many-requests": ["too_many_requests", TOO_MANY],
  "auth/network-request-failed": ["offline", UNREACHABLE],
  "auth/timeout": ["timeout", UNREACHABLE],
  "auth/user-disabled": ["account_suspended", ERROR_WORDS.account_suspended],
  "auth/firebase-app-check-token-is-invalid": ["forbidden", NOT_OUR_SITE],
  "auth/captcha-check-failed": ["forbidden", NOT_OUR_SITE],
  "auth/invalid-app-credential": ["forbidden", NOT_OUR_SITE],
  "auth/missing-app-credential": ["forbidden", NOT_OUR_SITE],
  "auth/unauthorized-domain": ["forbidden", NOT_OUR_SITE],
};

const SIGN_IN: Words = {
  ...COMMON,
  "auth/invalid-credential": ["unauthenticated", WRONG_CREDENTIALS],
  "auth/invalid-login-credentials": ["unauthenticated", WRONG_CREDENTIALS],
  "auth/wrong-password": ["unauthenticated", WRONG_CREDENTIALS],
  "auth/user-not-found": ["unauthenticated", WRONG_CREDENTIALS],
  "auth/invalid-email": ["unauthenticated", WRONG_CREDENTIALS],
  "auth/user-token-expired": ["unauthenticated", "Login failed"],
  "auth/operation-not-allowed": ["internal", "Login failed"],
};

const SIGN_UP: Words = {
  ...COMMON,
  "auth/email-already-in-use": [
    "invalid_input",
    "An account with this email address already exists. Please sign in instead.",
  ],
  "auth/invalid-email": ["invalid_input", "Please enter a valid email address"],
  "auth/weak-password": ["invalid_input", STRONGER],
  "auth/password-does-not-meet-requirements": ["invalid_input", STRONGER],
};

const SEND_CODE: Words = {
  ...COMMON,
  "auth/too-many-requests": ["too_many_requests", TOO_MANY_CODES],
  "auth/quota-exceeded": ["too_many_requests", TOO_MANY_CODES],
  [CHALLENGE_CLOSED]: ["forbidden", CHECK_CLOSED],
  [CHALLENGE_LATE]: ["timeout", CHECK_LATE],
  "auth/invalid-phone-number": ["invalid_input", "Please enter a valid phone number"],
  "auth/missing-phone-number": ["invalid_input", "Please enter a valid phone number"],
  "auth/operation-not-allowed": [
    "invalid_input",
    "We cannot send a code to a number of this country. Please use your email address instead.",
  ],
};

const CHECK_CODE: Words = {
  ...COMMON,
  "auth/invalid-verification-code": ["invalid_input", "Invalid OTP"],
  "auth/missing-verification-code": ["invalid_input", "Please enter a valid 6-digit OTP"],
  "auth/code-expired": ["invalid_input", CODE_EXPIRED],
  "auth/invalid-verification-id": ["invalid_input", CODE_EXPIRED],
  "auth/missing-verification-id": ["invalid_input", CODE_EXPIRED],
};

const CONFIRM_PASSWORD: Words = {
  ...COMMON,
  "auth/invalid-credential": ["unauthenticated", "This is not your password"],
  "auth/wrong-password": ["unauthenticated", "This is not your password"],
  "auth/invalid-login-credentials": ["unauthenticated", "This is not your password"],
};

const NUMBER_TAKEN =
  "This number has an account of its own, so nothing was changed. Sign in with it to use that account, or write to us to join the two.";
const OWN_PHONE: Words = {
  ...CHECK_CODE,
  "auth/credential-already-in-use": ["phone_in_use", NUMBER_TAKEN],
  "auth/account-exists-with-different-credential": ["phone_in_use", NUMBER_TAKEN],
  "auth/phone-number-already-exists": ["phone_in_use", NUMBER_TAKEN],
  "auth/requires-recent-login": ["reauthentication_needed", ERROR_WORDS.reauthentication_needed],
};

const LINK: Words = {
  ...COMMON,
  "auth/expired-action-code": ["invalid_input", "This link has expired."],
  "auth/invalid-action-code": ["invalid_input", "This link was used already or is not complete."],
  "auth/user-not-found": ["invalid_input", "The account of this link does not exist any more."],
  "auth/email-already-in-use": ["email_in_use", ADDRESS_TAKEN],
  "auth/email-already-exists": ["email_in_use", ADDRESS_TAKEN],
  "auth/invalid-email": ["invalid_input", "This link was sent to another email address."],
};

const USED = LINK["auth/invalid-action-code"] ?? ["invalid_input", ERROR_WORDS.link_not_valid];
const STATES: Words = {
  expired: LINK["auth/expired-action-code"] ?? USED,
  replaced: [
    "invalid_input",
    "This link does not count any more: a newer one was sent, or the account was changed since.",
  ],
};

const NO_LINK = "Session expired or invalid. Please request a new password reset link.";
const NEW_PASSWORD: Words = {
  ...COMMON,
  "auth/weak-password": ["invalid_input", STRONGER],
  "auth/password-does-not-meet-requirements": ["invalid_input", STRONGER],
};

const RESET_FAILED = "Something went wrong. Please try again later.";
/** We answer an unknown address as a known one. Its words are those of a project whose provider tells them apart. */
const RESET: Words = {
  ...COMMON,
  "auth/user-not-found": ["invalid_input", "Email not found. Please check and try again."],
  "auth/invalid-email": ["invalid_input", "Please enter a valid email address"],
};

export const EMAIL_TAKEN = "email_taken";
export const USE_EMAIL = "use_email";
/** The link itself is at fault: trying again does not help, another link does. */
export const DEAD_LINK = "dead_link";

const REASONS: Readonly<Record<string, string>> = {
  "auth/email-already-in-use": EMAIL_TAKEN,
  "auth/quota-exceeded": USE_EMAIL,
  "auth/too-many-requests": USE_EMAIL,
  "auth/operation-not-allowed": USE_EMAIL,
  "auth/expired-action-code": DEAD_LINK,
  "auth/invalid-action-code": DEAD_LINK,
  "auth/user-not-found": DEAD_LINK,
};

export function signInError(error: unknown): AppError {
  return translated(error, SIGN_IN, "Failed to login");
}

/** `facts.reason` is `EMAIL_TAKEN` when the address has an account. */
export function signUpError(error: unknown): AppError {
  return translated(error, SIGN_UP, "Registration failed");
}

/** `facts.reason` is `USE_EMAIL` where waiting or another way is all that helps. */
export function sendCodeError(error: unknown): AppError {
  return translated(error, SEND_CODE, "Failed to send OTP");
}

export function checkCodeError(error: unknown): AppError {
  return translated(error, CHECK_CODE, "Verification failed");
}

/** A number that is to be added to the account. */
export function ownPhoneError(error: unknown): AppError {
  return translated(error, OWN_PHONE, "Phone verification failed");
}

/** The owner's password, asked for once more. */
export function confirmPasswordError(error: unknown): AppError {
  return translated(error, CONFIRM_PASSWORD, "We could not check your password. Please try again.");
}

/** `facts.reason` is `DEAD_LINK` when only another link helps. */
export function linkError(error: unknown): AppError {
  if (error instanceof AppError && error.code === "link_not_valid") return linkStateError(error.facts.state);
  if (error instanceof AppError && error.code === "email_in_use") {
    return new AppError("email_in_use", ADDRESS_TAKEN);
  }
  return translated(error, LINK, "We could not check this link. Please try again.");
}

/** A link of ours that does nothing any more, by what became of it. */
export function linkStateError(state: string | undefined): AppError {
  const [code, words] = (state && STATES[state]) || USED;
  return new AppError(code, words, { reason: DEAD_LINK });
}

/** `facts.reason` is `DEAD_LINK` when only another link helps. */
export function newPasswordError(error: unknown): AppError {
  if (error instanceof AppError && error.code === "link_not_valid") return deadResetError();
  return translated(error, NEW_PASSWORD, "Password reset failed. Please try again.");
}

/** Asking for a link to set a new password. */
export function resetError(error: unknown): AppError {
  if (error instanceof AppError && error.code === "internal") return new AppError("internal", RESET_FAILED);
  return translated(error, RESET, RESET_FAILED);
}

export function deadResetError(): AppError {
  return new AppError("invalid_input", NO_LINK, { reason: DEAD_LINK });
}

export function reasonOf(error: unknown): string | undefined {
  return error instanceof AppError ? error.facts.reason : undefined;
}

function translated(error: unknown, words: Words, otherwise: string): AppError {
  if (error instanceof AppError) return error;
  const refused = REFUSED_BY_US.find((code) => isRefusedBy(error, code));
  if (refused !== undefined) return new AppError(refused, ERROR_WORDS[refused]);
  const code = codeOf(error);
  const [kind, text] = words[code] ?? ["internal", otherwise];
  const reason = REASONS[code];
  return new AppError(kind, text, reason === undefined ? {} : { reason });
}

function codeOf(error: unknown): string {
  const code: unknown = typeof error === "object" && error !== null && "code" in error ? error.code : "";
  return typeof code === "string" ? code : "";
}

const REFUSED_BY_US = [
  "address_restored",
  "account_cleared",
  "email_in_use",
  "too_many_requests",
  "busy",
] as const;

/** What our functions refuse a sign-in with, the SDK hands on as the text of an internal error. */
function isRefusedBy(error: unknown, code: (typeof REFUSED_BY_US)[number]): boolean {
  return (
    error instanceof Error &&
    (error.message.includes(`"${code}"`) || error.message.includes(ERROR_WORDS[code]))
  );
}
