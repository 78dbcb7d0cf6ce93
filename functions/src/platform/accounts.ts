import { DomainError } from "@niyamdesk/domain/base/errors";
import type { Auth, UserRecord } from "firebase-admin/auth";
import { app } from "./app.ts";

/** The project's sign-in accounts. Loaded when first needed: most calls never look one up. */
export async function accounts(): Promise<Auth> {
  const { getAuth } = await import("firebase-admin/auth");
  return getAuth(app());
}

/** What a lookup gives, or null where there is no such account. Rethrows all else. */
export async function orNone<T>(lookup: Promise<T>): Promise<T | null> {
  try {
    return await lookup;
  } catch (error) {
    if (isAuthError(error, "auth/user-not-found")) return null;
    throw error;
  }
}

/** Whether the accounts' service refused for that reason. */
export function isAuthError(error: unknown, code: `auth/${string}`): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === code;
}

/**
 * Changes an account; what the provider refuses is told in our terms.
 *
 * @throws DomainError email_in_use, phone_in_use, invalid_input
 */
export async function changeAccount<T>(change: (auth: Auth) => Promise<T>): Promise<T> {
  const auth = await accounts();
  try {
    return await change(auth);
  } catch (error) {
    if (isAuthError(error, "auth/email-already-exists")) throw new DomainError("email_in_use");
    if (isAuthError(error, "auth/phone-number-already-exists")) throw new DomainError("phone_in_use");
    if (isAuthError(error, "auth/invalid-email")) throw new DomainError("invalid_input", { field: "email" });
    if (isAuthError(error, "auth/invalid-phone-number")) {
      throw new DomainError("invalid_input", { field: "phone" });
    }
    throw error;
  }
}

/** The account of an address; null when there is none, or when none can have such an address. */
export async function accountByEmail(email: string): Promise<UserRecord | null> {
  try {
    return await orNone((await accounts()).getUserByEmail(email));
  } catch (error) {
    if (isAuthError(error, "auth/invalid-email")) return null;
    throw error;
  }
}
