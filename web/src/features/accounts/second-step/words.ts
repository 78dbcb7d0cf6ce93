import { authErrors } from "#messages/auth-errors.ts";
import { errors } from "#messages/errors.ts";
import { secondStep } from "#messages/second-step.ts";
import type { AppError } from "../../../lib/backend/app-error.ts";
import { CHECK_CODE, SEND_CODE } from "../auth-words.ts";
import { translated, type Words } from "../provider-errors.ts";

/** Whoever is at the second step cannot take another way, so that none is offered. */
const LATE: Words = {
  "auth/user-token-expired": ["unauthenticated", secondStep.late],
  "auth/invalid-multi-factor-session": ["unauthenticated", secondStep.late],
  "auth/missing-multi-factor-session": ["unauthenticated", secondStep.late],
  "auth/multi-factor-info-not-found": ["unauthenticated", secondStep.goneMeanwhile],
  "auth/requires-recent-login": ["reauthentication_needed", errors.reauthentication_needed],
  "auth/second-factor-already-in-use": ["invalid_input", secondStep.sameNumber],
  "auth/maximum-second-factor-count-exceeded": ["invalid_input", secondStep.tooManyNumbers],
  "auth/unverified-email": ["invalid_input", secondStep.unverified],
  "auth/unsupported-first-factor": ["invalid_input", secondStep.byPhone],
};

const SEND: Words = {
  ...SEND_CODE,
  ...LATE,
  "auth/too-many-requests": ["too_many_requests", secondStep.tooManyCodes],
  "auth/quota-exceeded": ["too_many_requests", secondStep.tooManyCodes],
  "auth/operation-not-allowed": ["invalid_input", secondStep.country],
};

const CHECK: Words = { ...CHECK_CODE, ...LATE };

/** A code that could not be sent. */
export const sendError = (error: unknown): AppError => translated(error, SEND, authErrors.sendFailed);
/** A code that was not taken. */
export const checkError = (error: unknown): AppError => translated(error, CHECK, authErrors.checkFailed);
