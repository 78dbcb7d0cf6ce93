import { UNUSED_DAYS } from "@niyamdesk/domain/accounts/account";
import { accountsToLookAtQuery } from "@niyamdesk/domain/accounts/queries";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { logOddity } from "../platform/log.ts";
import { endMembership } from "../platform/partner-staff.ts";
import { lastSeenRef, profileRef } from "../platform/refs.ts";
import { workThrough } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { removeAccount } from "./remove-account.ts";

/**
 * Forgets accounts that were deleted past us: a number that was proved and not wanted, or somebody who asked the provider. Each is
 * looked at a day after its first sign-in, and then when it has not been used for long.
 *
 * @param now epoch ms
 */
export function forgetGone(now: number): Promise<{ done: number; failed: number }> {
  return workThrough("looking after an account", accountsToLookAtQuery, { now_at: now }, ({ id }) =>
    look(id.slice("seen_".length), now),
  );
}

async function look(uid: string, now: number): Promise<void> {
  const isGone = await removeAccount(uid, () => false);
  if (!isGone)
    return void (await lastSeenRef(uid).update({ look_at: timestamp(now + UNUSED_DAYS * DAY_MS) }));
  await commitTogether((unit) => endMembership(unit, uid, { uid: "system" }));
  // What was bought with it may still be open: a person decides.
  if ((await profileRef(uid).get()).exists)
    logOddity("account deleted past us, its profile is left", { uid });
}
