import { earningOf } from "../../../commissions/earning.ts";
import { newCommission } from "../../../commissions/new-commission.ts";
import { timestamp } from "../../../platform/clock.ts";
import { commissionRef } from "../../../platform/refs.ts";
import type { Effect, Sale } from "../facts.ts";

/** What partners earn on the order, in its own commit: once per paid order. */
export const accrueCommission: Effect<Sale> = async (unit, { checkout, orderId, paid }) => {
  const { shares, pin_area } = await earningOf(unit, checkout, paid.toMillis());
  const facts = { orderId, checkout, paid, now: timestamp(unit.now()) };
  for (const share of shares) {
    const line = newCommission(share, pin_area, facts);
    unit.create(commissionRef(line.id), line);
  }
};
