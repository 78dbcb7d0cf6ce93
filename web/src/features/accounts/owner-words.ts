import { errors } from "#messages/errors.ts";
import { ownerErrors } from "#messages/owner-errors.ts";
import type { AppError } from "../../lib/backend/app-error.ts";
import { CHECK_CODE } from "./auth-words.ts";
import { COMMON, translated, type Words } from "./provider-errors.ts";

const CONFIRM_PASSWORD: Words = {
  ...COMMON,
  "auth/invalid-credential": ["unauthenticated", ownerErrors.wrongPassword],
  "auth/wrong-password": ["unauthenticated", ownerErrors.wrongPassword],
  "auth/invalid-login-credentials": ["unauthenticated", ownerErrors.wrongPassword],
};

const OWN_PHONE: Words = {
  ...CHECK_CODE,
  "auth/credential-already-in-use": ["phone_in_use", ownerErrors.numberTaken],
  "auth/account-exists-with-different-credential": ["phone_in_use", ownerErrors.numberTaken],
  "auth/phone-number-already-exists": ["phone_in_use", ownerErrors.numberTaken],
  "auth/requires-recent-login": ["reauthentication_needed", errors.reauthentication_needed],
};

/** A number that is to be added to the account. */
export function ownPhoneError(error: unknown): AppError {
  return translated(error, OWN_PHONE, ownerErrors.phoneFailed);
}

/** The owner's password, asked for once more. */
export function confirmPasswordError(error: unknown): AppError {
  return translated(error, CONFIRM_PASSWORD, ownerErrors.passwordUnchecked);
}
