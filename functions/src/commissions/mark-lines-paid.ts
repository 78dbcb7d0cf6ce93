import { nextOf } from "@niyamdesk/domain/base/moves";
import { COMMISSION_MOVES } from "@niyamdesk/domain/commissions/commission";
import type { CommissionStatement } from "@niyamdesk/domain/commissions/statement";
import { timestamp } from "../platform/clock.ts";
import { commissionRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/** Fewer than one commit takes. */
const AT_ONCE = 100;

/** The lines of a statement that is paid, or that came to nothing. Safe to repeat. */
export async function markLinesPaid({
  lines,
  payout_id,
}: Pick<CommissionStatement, "lines" | "payout_id">): Promise<void> {
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    await commitTogether(async (unit) => {
      for (const { id } of lines.slice(from, from + AT_ONCE)) {
        const line = await unit.get(commissionRef(id));
        if (!line || !nextOf(COMMISSION_MOVES, line.status).includes("paid")) continue;
        unit.update(commissionRef(id), { status: "paid", payout_id, updated_at: timestamp(unit.now()) });
      }
    });
  }
}
