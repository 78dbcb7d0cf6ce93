import type { OrderStatus } from "@niyamdesk/domain/orders/order";
import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { orderWork as words } from "#messages/order-work.ts";
import { promiseWords } from "../../lib/time/promise-words.ts";
import type { Tone } from "../../ui/badge.tsx";
import type { WorkView } from "./read-work.ts";

interface Clocked {
  status: OrderStatus;
  work: WorkView | null;
}

export interface ClockLine {
  text: string;
  tone: Tone;
}

/** Whose turn an order is and until when, in one line; null: it is closed, or nobody knows. Never two truths: it follows from the clock alone. */
export function clockLine({ status, work }: Clocked, now: number): ClockLine | null {
  if (!isOpenOrder(status) || work === null || work.clock === null) return null;
  const { waits_for, since, promised } = work.clock;
  if (waits_for === "client") return { text: words.clock.client(promiseWords(since, now)), tone: "warning" };
  if (waits_for === "government") {
    return { text: words.clock.government(promiseWords(since, now)), tone: "neutral" };
  }
  const until = promiseWords(promised, now);
  return promised < now
    ? { text: words.clock.late(until), tone: "error" }
    : { text: words.clock.us(until), tone: "info" };
}
