import * as z from "zod/mini";
import { istDay, startOfIstDayNamed } from "../time/time.ts";

/** A month of India, such as `2026-11`. */
export const monthName = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));

export function isMonthName(text: string): boolean {
  return z.safeParse(monthName, text).success;
}

/** The month in India of an instant (epoch ms). */
export function monthOf(instant: number): string {
  return istDay(instant).slice(0, 7);
}

/** @param by months, negative for those before */
export function monthFrom(month: string, by: number): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const count = year * 12 + (number - 1) + by;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
}

/** Its first instant and the first after it, epoch ms. */
export function boundsOfMonth(month: string): { from: number; until: number } {
  return {
    from: startOfIstDayNamed(`${month}-01`),
    until: startOfIstDayNamed(`${monthFrom(month, 1)}-01`),
  };
}
