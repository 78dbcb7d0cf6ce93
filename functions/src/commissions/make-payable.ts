import { nextOf } from "@niyamdesk/domain/base/moves";
import { COMMISSION_MOVES, type Commission, istMonth } from "@niyamdesk/domain/commissions/commission";
import { commissionsDueQuery } from "@niyamdesk/domain/commissions/queries";
import { timestamp } from "../platform/clock.ts";
import { commissionRef } from "../platform/refs.ts";
import { workThrough } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { keepCommissions } from "./keep-commissions.ts";

/**
 * What has waited for the client's days becomes payable, and stands in the statement of this month. What nobody told us of the money
 * is looked at first.
 *
 * @param now epoch ms
 */
export function makePayable(now: number): Promise<{ done: number; failed: number }> {
  return workThrough("a commission falls due", commissionsDueQuery, { until_at: now }, async (found) => {
    const { id, order_id } = found.data() as Commission;
    await keepCommissions(order_id);
    await commitTogether(async (unit) => {
      const line = await unit.get(commissionRef(id));
      if (!line || line.held || line.due_at === null) return;
      if (!nextOf(COMMISSION_MOVES, line.status).includes("payable")) return;
      if (line.due_at.toMillis() > now) return;
      const payable_at = timestamp(now);
      unit.update(commissionRef(id), {
        ...{ status: "payable", payable_at, month: istMonth(now), due_at: null, updated_at: payable_at },
      });
    });
  });
}
