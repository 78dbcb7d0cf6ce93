import type { AuditEntry } from "@niyamdesk/domain/audit/audit-entry";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { roleOf } from "@niyamdesk/domain/base/roles";
import type { ClientAccount } from "@niyamdesk/domain/clients/callables";
import { isStaffRole } from "@niyamdesk/domain/staff/staff";
import { istDay } from "@niyamdesk/domain/time/time";
import type { UserRecord } from "firebase-admin/auth";
import { accountOf } from "../platform/account-record.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { db } from "../platform/firestore.ts";
import { lastSeenRef, profileRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { noteAccess } from "../privacy/note-access.ts";

/**
 * What the account says of itself. That somebody looked at a client's record is noted once a day, before it is shown.
 *
 * @throws DomainError client_not_found when there never was such a client
 */
export async function openClient(uid: string, by: Caller): Promise<ClientAccount> {
  const account = await accountOf(uid);
  if (account !== null && isStaffRole(roleOf(account.customClaims?.role))) {
    throw new DomainError("client_not_found");
  }
  const erased_at = account === null ? await erasedAt(uid) : null;
  if (account === null && erased_at === null && !(await profileRef(uid).get()).exists) {
    throw new DomainError("client_not_found");
  }
  const last_seen_at = await commitTogether(async (unit) => {
    const seen = await unit.get(lastSeenRef(uid));
    audit(unit, `client.opened_${uid}_${by.uid}_${istDay(unit.now())}`, {
      ...{ actor: by.uid, role: by.role ?? "" },
      action: "client.opened",
      ...{ subject: profileRef(uid).path, before: null, after: null },
    });
    // What is left of somebody who was erased is no account of theirs any more.
    if (account !== null) {
      const subject = profileRef(uid).path;
      noteAccess(unit, { user_id: uid, kind: "record", subject, what: "", order_id: null }, by);
    }
    return seen?.seen_at.toMillis() ?? null;
  });
  return { account: account && { ...said(account), last_seen_at }, erased_at };
}

function said({ email, emailVerified, phoneNumber, providerData, disabled, metadata }: UserRecord) {
  const instant = (text: string | null) => (text ? Date.parse(text) : null);
  return {
    email: email ?? null,
    email_verified: emailVerified,
    phone: phoneNumber ?? null,
    ways: providerData.map(({ providerId }) => providerId),
    closed: disabled,
    created_at: instant(metadata.creationTime),
    last_sign_in_at: instant(metadata.lastSignInTime),
  };
}

/** The deletion's own line of the audit log, which outlasts what else is remembered of it. */
async function erasedAt(uid: string): Promise<number | null> {
  const line = await db().collection(COLLECTIONS.auditLog).doc(`account-deleted_${uid}`).get();
  return (line.data() as AuditEntry | undefined)?.at.toMillis() ?? null;
}
