import { AppError } from "../../lib/backend/app-error.ts";

/** Why the sign-in service refused, as far as a screen can offer something: `facts.reason`. */
export const EMAIL_TAKEN = "email_taken";
export const USE_EMAIL = "use_email";
export const WRONG_CODE = "wrong_code";
/** The link itself is at fault: trying again does not help, another link does. */
export const DEAD_LINK = "dead_link";

export function reasonOf(error: unknown): string | undefined {
  return error instanceof AppError ? error.facts.reason : undefined;
}
