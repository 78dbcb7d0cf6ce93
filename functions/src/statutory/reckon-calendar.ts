import type { Order } from "@niyamdesk/domain/orders/order";
import { ownOrdersQuery } from "@niyamdesk/domain/orders/queries";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { BUILT_IN_DATES } from "@niyamdesk/domain/statutory/built-in-dates";
import type { ClientCalendar } from "@niyamdesk/domain/statutory/client-calendar";
import { type Bought, datesOfClient } from "@niyamdesk/domain/statutory/client-dates";
import { concerns } from "@niyamdesk/domain/statutory/concerns";
import { stateOf } from "@niyamdesk/domain/statutory/facts";
import { statutoryDatesQuery } from "@niyamdesk/domain/statutory/queries";
import {
  type StandingDate,
  type StatutoryDate,
  standingDates,
} from "@niyamdesk/domain/statutory/statutory-date";
import { istDay } from "@niyamdesk/domain/time/time";
import { timestamp } from "../platform/clock.ts";
import { runQuery } from "../platform/run-query.ts";

/** What the dates of a client follow from, besides what they told. */
export interface Ground {
  standing: readonly StandingDate[];
  orders: readonly Order[];
}

export async function readStanding(): Promise<StandingDate[]> {
  const stored = await runQuery(statutoryDatesQuery, {});
  return standingDates(stored.map((one) => one.data() as StatutoryDate));
}

/** @param standing of a run over many clients: read once */
export async function groundOf(uid: string, standing?: readonly StandingDate[]): Promise<Ground> {
  const [known, orders] = await Promise.all([standing ?? readStanding(), runQuery(ownOrdersQuery, { uid })]);
  return { standing: known, orders: orders.map((one) => one.data() as Order) };
}

export const boughtBy = (orders: readonly Order[]): Bought[] =>
  orders.filter(({ status }) => status !== "cancelled").map(asBought);

export const asBought = (order: Order): Bought => ({
  ...{ id: order.id, service_id: order.service_id, plan_id: order.plan_id },
  day: istDay(order.created_at.toMillis()),
  done: order.status === "completed",
  with: order.assigned_name ?? null,
});

type Told = Pick<ClientCalendar, "facts">;
type Reckoned = Pick<ClientCalendar, "state_code" | "dates" | "codes" | "reckoned_at">;

/** What follows from what a client told. @param now epoch ms */
export function reckoned(
  { facts }: Told,
  profile: Pick<Profile, "gstin" | "state_code">,
  { standing, orders }: Ground,
  now: number,
): Reckoned {
  const whom = { ...facts, state_code: stateOf(profile) };
  const today = istDay(now);
  return {
    state_code: whom.state_code,
    dates: datesOfClient({ whom, dates: standing, bought: boughtBy(orders), today }),
    codes: BUILT_IN_DATES.filter((date) => concerns(date.concerns, whom)).map(({ code }) => code),
    reckoned_at: timestamp(now),
  };
}
