import { roleOf } from "@niyamdesk/domain/base/roles";
import type { Consultation } from "@niyamdesk/domain/consultations/consultation";
import { nextBookedCaQuery } from "@niyamdesk/domain/consultations/queries";
import { accountOf } from "../platform/account-record.ts";
import { eachIsolated } from "../platform/each-isolated.ts";
import { runQuery } from "../platform/run-query.ts";
import { bookedAhead } from "./booked-ahead.ts";
import { stopBookings } from "./taking-bookings.ts";

/** Less than any account's id. */
const BEFORE_ALL = "!";

/**
 * Calls off the consultations whose CA cannot hold them any more: a suspension that died half-way is finished, and an account
 * that was switched off or deleted past us is noticed.
 */
export async function callOffOrphans(): Promise<{ done: number; failed: number }> {
  const cas = (await bookedCas()).map((id) => ({ id }));
  return eachIsolated("calling off", cas, async ({ id }) => {
    const account = await accountOf(id);
    const works = account !== null && !account.disabled && roleOf(account.customClaims?.role) === "ca";
    if (!works && (await bookedAhead(id)).length > 0) await stopBookings(id, "system");
  });
}

/** The accounts with whom something is booked: one document is read of each, however much it is. */
async function bookedCas(): Promise<string[]> {
  const ids: string[] = [];
  for (let after_id = BEFORE_ALL; ; ) {
    const [next] = await runQuery(nextBookedCaQuery, { after_id });
    if (next === undefined) return ids;
    after_id = (next.data() as Consultation).ca_user_id;
    ids.push(after_id);
  }
}
