import type { AuditEntry } from "@niyamdesk/domain/audit/audit-entry";
import { DomainError } from "@niyamdesk/domain/base/errors";
import type { UserRecord } from "firebase-admin/auth";
import { asName } from "../mail/addressee.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { audit } from "../platform/audit.ts";
import type { BelongingsRegister } from "../platform/belongings.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { closeGates, reopenGates } from "../platform/gate.ts";
import { memberRef } from "../platform/partner-staff.ts";
import { deletionRef, profileRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { accountDeletedMail } from "./account-deleted.mail.ts";
import { removeAccount } from "./remove-account.ts";

/** Longer than any token of the account lives. */
const REMEMBERED_DAYS = 30;

/** Whose wish it was, for the audit log. */
interface Eraser {
  uid: string;
  role: string;
  reason?: NonNullable<AuditEntry["reason"]>;
}

/**
 * Erases a client. Orders, payments and invoices stay, as the law asks. The account goes last, so that whoever finds the
 * work half done can sign in and call again.
 *
 * @param belongings what each noun keeps of a client, in the order in which it is erased
 * @throws DomainError orders_open; gateway_unavailable when it cannot be known
 */
export async function eraseAccount(
  account: UserRecord,
  by: Eraser,
  belongings: BelongingsRegister,
): Promise<void> {
  const { uid } = account;
  const gates = belongings.flatMap(({ gate }) => gate ?? []);
  await refuseOpenRecords(uid, belongings);
  await refuseOpenElsewhere(uid, belongings);
  await closeGates(gates, uid);
  try {
    // From here on nothing can be bought, and what was paid between the question and the closing is seen, before anything else goes.
    await end(uid, belongings);
    await refuseOpenRecords(uid, belongings);
  } catch (error) {
    await reopenGates(gates, uid);
    throw error;
  }
  for (const noun of belongings) await noun.erase?.(account);
  await forget(account, by);
  // The note that the account is deleted refuses whoever finds these gone.
  await Promise.all(gates.map((gate) => gate.erase(uid)));
  // From here on none is opened.
  await end(uid, belongings);
  await removeAccount(uid);
}

/** By our own records alone. @throws DomainError orders_open while work or money of this person is on its way */
async function refuseOpenRecords(uid: string, belongings: BelongingsRegister): Promise<void> {
  const open = await Promise.all(belongings.map((noun) => noun.isOpen?.(uid) ?? false));
  if (open.includes(true)) throw new DomainError("orders_open");
}

/** @throws DomainError orders_open; gateway_unavailable when it cannot be known */
async function refuseOpenElsewhere(uid: string, belongings: BelongingsRegister): Promise<void> {
  for (const noun of belongings) {
    if (await noun.isOpenElsewhere?.(uid)) throw new DomainError("orders_open");
  }
}

async function end(uid: string, belongings: BelongingsRegister): Promise<void> {
  for (const noun of belongings) await noun.end?.(uid);
}

/** The profile with the words about it, once: afterwards nothing makes another. */
function forget(
  { uid, email, emailVerified, displayName }: UserRecord,
  { reason, ...by }: Eraser,
): Promise<void> {
  return commitTogether(async (unit) => {
    if (await unit.get(deletionRef(uid))) return;
    const profile = await unit.get(profileRef(uid));
    const works = await unit.get(memberRef(uid));
    if (works) unit.delete(memberRef(uid));
    unit.create(deletionRef(uid), {
      deleted_at: timestamp(),
      expires_at: timestamp(Date.now() + REMEMBERED_DAYS * DAY_MS),
    });
    unit.delete(profileRef(uid));
    // An address that nobody has proven to own may be a stranger's.
    if (email && emailVerified) {
      const name = asName(profile?.name ?? displayName);
      queueMail(unit, accountDeletedMail, {
        id: `account-deleted_${uid}`,
        to: email,
        data: { name },
      });
    }
    audit(unit, `account-deleted_${uid}`, {
      actor: by.uid,
      role: by.role,
      action: reason === undefined ? "account.deleted" : "client.erased",
      subject: profileRef(uid).path,
      before: null,
      after: null,
      ...(reason === undefined ? {} : { reason }),
    });
  });
}
