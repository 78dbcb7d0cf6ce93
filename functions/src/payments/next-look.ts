import { PRICE_KEPT_DAYS } from "@niyamdesk/domain/checkouts/checkout";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../platform/clock.ts";

/** By then a checkout counts as over, whatever its payments say or nobody answers; money that comes later still counts. */
export const OVER_AFTER_MS = 5 * DAY_MS;
/** A payment counts when it is made within a week, may be authorised up to three days late, and one day for what is slow. */
const UNPAID_FOR_MS = (PRICE_KEPT_DAYS + 4) * DAY_MS;
/** Second payments and refunds of which no word reached us; what comes later is known by its webhook alone. */
const PAID_FOR_MS = 7 * DAY_MS;

/**
 * Milliseconds until a checkout without a payment is looked at again: every quarter of an hour at first, then hourly, after a
 * day four times a day, after five once a day. Null: not any more.
 */
export function pauseUnpaid(ageMs: number): number | null {
  if (ageMs > UNPAID_FOR_MS) return null;
  if (ageMs < HOUR_MS) return 14 * MINUTE_MS;
  if (ageMs < DAY_MS) return HOUR_MS;
  return ageMs < OVER_AFTER_MS ? 6 * HOUR_MS : DAY_MS;
}

/** The first look after a payment; whoever paid long before we heard of it is looked at once like this. */
export const FIRST_LOOK_PAID_MS = HOUR_MS;

/** Milliseconds until a paid checkout is looked at again, by the time since it was paid: after six hours, then daily. */
export function pausePaid(sincePaidMs: number): number | null {
  if (sincePaidMs > PAID_FOR_MS) return null;
  return sincePaidMs < 5 * HOUR_MS ? 5 * HOUR_MS : DAY_MS;
}
