import { DomainError } from "@niyamdesk/domain/base/errors";
import { beforeUserCreated as blockUserCreation } from "firebase-functions/identity";
import { toHttpsError } from "../platform/http-error.ts";
import { logFailure } from "../platform/log.ts";
import { within } from "../platform/within.ts";
import { baseRole } from "./base-role.ts";
import { ANSWERED_WITHIN_MS, PATIENCE_MS } from "./patience.ts";
import { refuseTakenAddress } from "./rightful-owner.ts";

/**
 * Every new account has its role in its first token. One query looks whether the address is another account's, from which the
 * provider was made to take it; else nothing is read, and nothing written: sign-up waits for the answer, and the account does
 * not exist yet.
 */
export const beforeUserCreated = blockUserCreation(async (event) => {
  const { email, emailVerified } = event.data ?? {};
  try {
    if (email) {
      const looked = refuseTakenAddress(email.toLowerCase(), PATIENCE_MS);
      await within(ANSWERED_WITHIN_MS, "beforeUserCreated", looked);
    }
  } catch (error) {
    if (!(error instanceof DomainError)) logFailure("beforeUserCreated failed", error);
    throw toHttpsError(error);
  }
  return { customClaims: { role: baseRole({ email, emailVerified: emailVerified ?? false }) } };
});
