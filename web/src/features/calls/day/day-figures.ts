import { type CallFigures, emptyDay, figuresOf, type TelecallerDay } from "@niyamdesk/domain/calls/call-day";
import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";

export interface DayFigures {
  today: CallFigures;
  /** At the same time of day; null: nobody was called all day, and there is nothing to compare with. */
  yesterday: CallFigures | null;
}

/** @param minute of the day in India, up to which yesterday counts */
export function dayFigures(
  days: readonly TelecallerDay[],
  { today, yesterday, minute }: { today: string; yesterday: string; minute: number },
): DayFigures {
  const named = (name: string) =>
    days.find(({ day }) => day === name) ?? emptyDay("", startOfIstDayNamed(name));
  const before = named(yesterday);
  return {
    today: figuresOf([named(today)]),
    yesterday: before.calls.length === 0 ? null : figuresOf([before], minute),
  };
}

/** `+3`, `−1`, `±0`: a difference as it stands beside a figure. */
export function signed(difference: number): string {
  if (difference === 0) return "±0";
  return difference > 0 ? `+${difference}` : `−${-difference}`;
}
