import type { Checkout } from "@niyamdesk/domain/checkouts/checkout";
import { checkoutsOfQuery } from "@niyamdesk/domain/checkouts/queries";
import type { Belongings } from "../platform/belongings.ts";
import { plainRecord } from "../platform/plain.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { eraseUnpaidCheckouts } from "./erase-unpaid.ts";
import { isMoneyUnderWay } from "./money-under-way.ts";

/** How functions look after a checkout says nothing about the person. */
const INTERNAL = [
  "next_check_at",
  "gateway_lease_until",
  "gateway_asked",
  "capturing",
  "lead_at",
  "idempotency_key",
];

/** What was paid stays; the rest is ended before anything else is erased, so that nothing more can be bought. */
export const checkoutBelongings: Belongings = {
  async exported({ uid }) {
    const checkouts = await runWholeQuery(checkoutsOfQuery, { uid });
    return { checkouts: checkouts.map((checkout) => without(INTERNAL, plainRecord(checkout))) };
  },
  async isOpen(uid) {
    const checkouts = await runWholeQuery(checkoutsOfQuery, { uid });
    return checkouts.some((seen) => isMoneyUnderWay(seen.data() as Checkout, seen.readTime.toMillis()));
  },
  end: eraseUnpaidCheckouts,
};

function without(fields: readonly string[], entry: object): object {
  return Object.fromEntries(Object.entries(entry).filter(([field]) => !fields.includes(field)));
}
