import type { Role } from "@niyamdesk/domain/base/roles";
import { isDesignated } from "./administrator-proof.ts";

interface Account {
  email?: string | undefined;
  emailVerified: boolean;
}

/**
 * The role of an account that is being made: a client, except for the designated administrator where whoever vouches for
 * the account has verified the address. Typing it is not enough; who registers with it becomes administrator by the mail
 * that is sent there (`administrator-proof.ts`).
 */
export function baseRole({ email, emailVerified }: Account): Role {
  return emailVerified && isDesignated(email) ? "admin" : "client_user";
}
