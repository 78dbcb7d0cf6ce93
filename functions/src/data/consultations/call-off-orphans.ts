import type { Consultation } from "@niyamdesk/domain/consultation";
import { roleOf } from "@niyamdesk/domain/roles";
import { accountOf } from "../../platform/account-record.ts";
import { DAY_MS } from "../../platform/clock.ts";
import { eachIsolated } from "../../platform/each-isolated.ts";
import { runWholeQuery } from "../run-query.ts";
import { stopBookings } from "./taking-bookings.ts";

/** Nothing is booked further ahead. */
const AHEAD_DAYS = 31;

/**
 * Calls off the consultations whose CA cannot hold them any more: a suspension that died half-way is finished, and an account
 * that was switched off or deleted past us is noticed.
 */
export async function callOffOrphans(): Promise<{ done: number; failed: number }> {
  const now = Date.now();
  const until_at = now + AHEAD_DAYS * DAY_MS;
  const ahead = await runWholeQuery("consultationsToRemind", { since_at: now, until_at });
  const ids = new Set(ahead.map((entry) => (entry.data() as Consultation).ca_user_id));
  const cas = [...ids].map((id) => ({ id }));
  return eachIsolated("calling off", cas, async ({ id }) => {
    const account = await accountOf(id);
    const works = account !== null && !account.disabled && roleOf(account.customClaims?.role) === "ca";
    if (!works) await stopBookings(id, "system");
  });
}
