import { DomainError } from "@niyamdesk/domain/base/errors";
import { roleOf } from "@niyamdesk/domain/base/roles";
import type { ClientReason } from "@niyamdesk/domain/clients/client-input";
import { isStaffRole } from "@niyamdesk/domain/staff/staff";
import type { UserRecord } from "firebase-admin/auth";
import { accountOf } from "../platform/account-record.ts";

/** Why an administrator acts, as the audit log keeps it. */
export interface GivenReason {
  kind: ClientReason;
  words?: string | undefined;
}

export function reasonOf({ kind, words }: GivenReason): { kind: string; words: string | null } {
  return { kind, words: words ?? null };
}

/** @throws DomainError client_not_found, also for whoever works here */
export async function clientAccount(uid: string): Promise<UserRecord> {
  const account = await accountOf(uid);
  if (account === null || isStaffRole(roleOf(account.customClaims?.role))) {
    throw new DomainError("client_not_found");
  }
  return account;
}
