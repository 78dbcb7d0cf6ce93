import type { Role } from "@niyamdesk/domain/roles";
import { administratorEmail } from "../platform/params.ts";

interface Account {
  email?: string | undefined;
  emailVerified: boolean;
}

/**
 * The role of an account nobody gave one: a client, except for the designated administrator, and only once that
 * address is verified, so that nobody gains it by typing the address first.
 */
export function baseRole({ email, emailVerified }: Account): Role {
  const isAdministrator =
    emailVerified && email !== undefined && email.toLowerCase() === administratorEmail();
  return isAdministrator ? "admin" : "client_user";
}
