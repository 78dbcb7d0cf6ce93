import { DomainError } from "@niyamdesk/domain/base/errors";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import type { UserRecord } from "firebase-admin/auth";
import { accounts, orNone } from "./accounts.ts";
import { profileRef } from "./refs.ts";

/** Account and profile of somebody who works here. @throws DomainError staff_not_found */
export async function staffMember(uid: string): Promise<{ account: UserRecord; profile: Profile }> {
  const [account, profile] = await Promise.all([
    orNone((await accounts()).getUser(uid)),
    profileRef(uid)
      .get()
      .then((found) => found.data()),
  ]);
  if (account === null || !profile?.staff_status) throw new DomainError("staff_not_found");
  return { account, profile };
}
