import { startOfIstDay } from "@niyamdesk/domain/time/time";
import type { DeskOrder } from "./desk-order.ts";

const DAY_MS = 86_400_000;

export interface DayAhead {
  /** Midnight in India, epoch ms. */
  day: number;
  orders: DeskOrder[];
}

/** Orders by the day on which something was promised of them, from today on; days without any are left out. */
export function daysAhead(orders: readonly DeskOrder[], now: number, days: number): DayAhead[] {
  const today = startOfIstDay(now);
  const byDay = new Map<number, DeskOrder[]>();
  for (const order of orders) {
    if (order.dueAt === null || order.dueAt < today || order.dueAt >= today + days * DAY_MS) continue;
    const day = startOfIstDay(order.dueAt);
    byDay.set(day, [...(byDay.get(day) ?? []), order]);
  }
  return [...byDay]
    .sort(([one], [next]) => one - next)
    .map(([day, due]) => ({ day, orders: due.sort((one, next) => (one.dueAt ?? 0) - (next.dueAt ?? 0)) }));
}
