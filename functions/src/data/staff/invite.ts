import { randomUUID } from "node:crypto";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { DomainError } from "@niyamdesk/domain/errors";
import { roleOf } from "@niyamdesk/domain/roles";
import { accountByEmail, accounts, changeAccount, isAuthError, orNone } from "../../platform/accounts.ts";
import { audit } from "../../platform/audit.ts";
import type { Caller } from "../../platform/caller.ts";
import { DAY_MS, timestamp } from "../../platform/clock.ts";
import { sha256 } from "../../platform/hash.ts";
import { commitTogether } from "../../platform/unit-of-work.ts";
import { queueWithPause } from "../mail/queue-with-pause.ts";
import { newProfile } from "../profiles.ts";
import { profileRef, staffPlanRef } from "../refs.ts";
import { mirrorStaff } from "./mirror-staff.ts";

type Invited = ParsedInput<"inviteStaff">;

/**
 * Makes the account with its role, then profile and mail in one commit. Which account it is was written down before, so
 * that a second try goes on where the first one died.
 *
 * @throws DomainError email_in_use (facts `account`: client or staff), phone_in_use, invalid_input
 */
export async function invite(invited: Invited, by: Caller): Promise<string> {
  const plan = staffPlanRef(sha256(invited.email));
  await refuseTaken(invited, (await plan.get()).data()?.uid ?? null);
  const uid = await planned(plan);
  await makeAccount(uid, invited);
  await (await accounts()).setCustomUserClaims(uid, { role: invited.role });
  await record(uid, invited, by);
  await mirrorStaff(uid, by, "staff.role_changed");
  return uid;
}

/** Before anything is written. `ours` is the account of an invitation that was begun. */
async function refuseTaken({ email, phone }: Invited, ours: string | null): Promise<void> {
  const auth = await accounts();
  const owner = await accountByEmail(email);
  if (owner !== null && (owner.uid !== ours || (await profileRef(owner.uid).get()).exists)) {
    const role = roleOf(owner.customClaims?.role);
    const isClient = role === null || role === "client_user";
    throw new DomainError("email_in_use", { account: isClient ? "client" : "staff" });
  }
  if (phone === undefined) return;
  const holder = await orNone(auth.getUserByPhoneNumber(phone));
  if (holder !== null && holder.uid !== ours) throw new DomainError("phone_in_use");
}

function planned(plan: ReturnType<typeof staffPlanRef>): Promise<string> {
  return commitTogether(async (unit) => {
    const begun = await unit.get(plan);
    const now = Date.now();
    if (begun && begun.expires_at.toMillis() > now) return begun.uid;
    const next = { uid: randomUUID(), expires_at: timestamp(now + DAY_MS) };
    if (begun) unit.update(plan, next);
    else unit.create(plan, next);
    return next.uid;
  });
}

async function makeAccount(uid: string, { email, name, phone }: Invited): Promise<void> {
  await changeAccount(async (auth) => {
    try {
      await auth.createUser({
        uid,
        email,
        displayName: name,
        ...(phone === undefined ? {} : { phoneNumber: phone }),
      });
    } catch (error) {
      if (!isAuthError(error, "auth/uid-already-exists")) throw error;
      await auth.updateUser(uid, { email, displayName: name, phoneNumber: phone ?? null });
    }
  });
}

function record(uid: string, { email, name, phone, role }: Invited, by: Caller): Promise<void> {
  return commitTogether(async (unit) => {
    if (await unit.get(profileRef(uid))) return;
    unit.create(profileRef(uid), {
      ...newProfile(uid, role),
      email,
      name,
      phone: phone ?? null,
      staff_status: "invited",
      invited_by: by.uid,
    });
    await queueWithPause(unit, { to: email, template: "staff-invitation", data: { uid }, proven: true });
    audit(unit, `staff.invited_${uid}`, {
      actor: by.uid,
      role: by.role ?? "",
      action: "staff.invited",
      subject: profileRef(uid).path,
      before: null,
      after: { role },
    });
  });
}
