import { istMonth } from "@niyamdesk/domain/commissions/commission";
import type { CaFee } from "@niyamdesk/domain/earnings/ca-fee";
import { type FeeMonth, feeMonths } from "@niyamdesk/domain/earnings/months";
import { feesOfCaSinceQuery } from "@niyamdesk/domain/earnings/queries";
import { DAY_MS } from "../platform/clock.ts";
import { runWholeQuery } from "../platform/run-query.ts";

/** What a CA earned in this month and the eleven before. */
export async function monthsOf(ca_id: string, now = Date.now()): Promise<FeeMonth[]> {
  const month = istMonth(now - 335 * DAY_MS);
  const found = await runWholeQuery(feesOfCaSinceQuery, { ca_id, month });
  return feeMonths(found.map((entry) => entry.data() as CaFee)).slice(0, 12);
}
