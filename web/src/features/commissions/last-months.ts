import { istMonth } from "@niyamdesk/domain/commissions/commission";
import { istDay, startOfIstMonth } from "@niyamdesk/domain/time/time";
import { monthWords } from "../../lib/time/month-words.ts";

const MONTHS = 12;
const DAY_MS = 86_400_000;

/** The latest months, each with its first and last day, as a list is bounded by them. @param now epoch ms */
export function lastMonths(now: number): { label: string; from: string; until: string }[] {
  const months: { label: string; from: string; until: string }[] = [];
  let last = now;
  for (let count = 0; count < MONTHS; count += 1) {
    const start = startOfIstMonth(last);
    const month = istMonth(start);
    // The day before the month after; 32 days lead into that one from the first of any.
    const end = startOfIstMonth(start + 32 * DAY_MS) - 1;
    months.push({ label: monthWords(month), from: istDay(start), until: istDay(end) });
    last = start - 1;
  }
  return months;
}
