import { isDeepStrictEqual } from "node:util";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { dateOfOrder } from "@niyamdesk/domain/statutory/client-dates";
import type { StandingDate } from "@niyamdesk/domain/statutory/statutory-date";
import { orderRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { calendarRef, openCalendar } from "./calendar-gate.ts";
import { asBought, type Ground, groundOf, reckoned } from "./reckon-calendar.ts";

/**
 * Brings a client's dates up to what they told, bought and what counts by now, and the date of the law on each of their open orders.
 * Whoever told nothing gets no calendar. Safe to repeat.
 *
 * @param now epoch ms
 */
export async function keepCalendar(
  uid: string,
  { standing, now = Date.now() }: { standing?: readonly StandingDate[]; now?: number } = {},
): Promise<void> {
  const ground = await groundOf(uid, standing);
  await keepDates(uid, ground, now).catch(ifGone);
  await keepOrderDates(uid, ground);
}

function keepDates(uid: string, ground: Ground, now: number): Promise<void> {
  return commitTogether(async (unit) => {
    const { calendar, profile, keep } = await openCalendar(unit, uid);
    if (calendar === undefined) return;
    keep({});
    unit.update(calendarRef(uid), { ...reckoned(calendar, profile, ground, now) });
  });
}

/** An account that is gone, or going, has no dates. */
function ifGone(error: unknown): void {
  if (!(error instanceof DomainError && error.code === "unauthenticated")) throw error;
}

/** The date of the law stands on the order, where whoever works on it sees it. */
async function keepOrderDates(uid: string, { standing, orders }: Ground): Promise<void> {
  const open = orders.filter(({ status }) => isOpenOrder(status));
  if (open.length === 0) return;
  const own = (await calendarRef(uid).get()).data();
  for (const seen of open) {
    const wanted = dateOfOrder(own?.dates ?? [], standing, asBought(seen));
    if (isDeepStrictEqual(wanted, seen.statutory ?? null)) continue;
    await commitTogether(async (unit) => {
      const order = await unit.get(orderRef(seen.id));
      if (order && isOpenOrder(order.status)) unit.update(orderRef(seen.id), { statutory: wanted });
    });
  }
}
