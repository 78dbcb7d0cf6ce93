import { beforeUserCreated as blockUserCreation } from "firebase-functions/identity";
import { baseRole } from "../data/base-role.ts";

/**
 * Every new account has its role in its first token. Nothing is read or written here: sign-up waits for the answer,
 * and the account does not exist yet.
 */
export const beforeUserCreated = blockUserCreation((event) => ({
  customClaims: {
    role: baseRole({ email: event.data?.email, emailVerified: event.data?.emailVerified ?? false }),
  },
}));
