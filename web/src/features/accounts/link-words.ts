import { authErrors } from "#messages/auth-errors.ts";
import { linkErrors } from "#messages/link-errors.ts";
import { AppError } from "../../lib/backend/app-error.ts";
import { COMMON, translated, type Words } from "./provider-errors.ts";
import { DEAD_LINK } from "./refusals.ts";

const LINK: Words = {
  ...COMMON,
  "auth/expired-action-code": ["invalid_input", linkErrors.expired],
  "auth/invalid-action-code": ["invalid_input", linkErrors.used],
  "auth/user-not-found": ["invalid_input", linkErrors.accountGone],
  "auth/email-already-in-use": ["email_in_use", linkErrors.addressTaken],
  "auth/email-already-exists": ["email_in_use", linkErrors.addressTaken],
  "auth/invalid-email": ["invalid_input", linkErrors.otherAddress],
};

const NEW_PASSWORD: Words = {
  ...COMMON,
  "auth/weak-password": ["invalid_input", authErrors.stronger],
  "auth/password-does-not-meet-requirements": ["invalid_input", authErrors.stronger],
};

/** We answer an unknown address as a known one. Its words are those of a project whose provider tells them apart. */
const RESET: Words = {
  ...COMMON,
  "auth/user-not-found": ["invalid_input", linkErrors.emailNotFound],
  "auth/invalid-email": ["invalid_input", authErrors.emailShape],
};

/** `facts.reason` is `DEAD_LINK` when only another link helps. */
export function linkError(error: unknown): AppError {
  if (error instanceof AppError && error.code === "link_not_valid") return linkStateError(error.facts.state);
  if (error instanceof AppError && error.code === "email_in_use") {
    return new AppError("email_in_use", linkErrors.addressTaken);
  }
  return translated(error, LINK, linkErrors.failed);
}

/** A link of ours that does nothing any more, by what became of it. */
export function linkStateError(state: string | undefined): AppError {
  const isTold = state === "expired" || state === "replaced";
  return deadLink(isTold ? linkErrors[state] : linkErrors.used);
}

export function deadLink(words: string): AppError {
  return new AppError("invalid_input", words, { reason: DEAD_LINK });
}

/** `facts.reason` is `DEAD_LINK` when only another link helps. */
export function newPasswordError(error: unknown): AppError {
  if (error instanceof AppError && error.code === "link_not_valid") return deadResetError();
  return translated(error, NEW_PASSWORD, linkErrors.resetFailed);
}

/** Asking for a link to set a new password. */
export function resetError(error: unknown): AppError {
  if (error instanceof AppError && error.code === "internal") {
    return new AppError("internal", linkErrors.requestFailed);
  }
  return translated(error, RESET, linkErrors.requestFailed);
}

export function deadResetError(): AppError {
  return deadLink(linkErrors.reset);
}
