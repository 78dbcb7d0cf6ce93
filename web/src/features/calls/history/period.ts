import { istDay, startOfIstDay, startOfIstMonth, startOfIstWeek } from "@niyamdesk/domain/time/time";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { DayBounds } from "../../../lib/list/use-list-view.ts";
import { parametersNow } from "../../../lib/page/parameters-now.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";

/** Stretches of time that end now, all in days of India; the week begins on Sunday. */
export const PERIODS = ["today", "week", "month", "all"] as const;
export type Period = (typeof PERIODS)[number];

/** Epoch ms; null: from the beginning. */
export function startOf(period: Period, now: number): number | null {
  if (period === "all") return null;
  return { today: startOfIstDay, week: startOfIstWeek, month: startOfIstMonth }[period](now);
}

export interface ChosenPeriod {
  period: Period;
  choose(period: Period): void;
  /** Epoch ms; null: from the beginning. */
  since: number | null;
  /** Midnight of today in India, epoch ms. */
  today: number;
  bounds: DayBounds;
}

/**
 * The period that the address names, today unless it names one. It is looked at every minute, so that a page that stood open, or a
 * machine that slept over midnight, shows the new day.
 */
export function usePeriod(): ChosenPeriod {
  const [parameters, setParameters] = useSearchParams();
  const now = useServerMinute();
  const named = parameters.get("period");
  const period = PERIODS.find((one) => one === named) ?? "today";
  const since = startOf(period, now);
  const today = startOfIstDay(now);
  return useMemo(
    () => ({
      ...{ period, since, today },
      bounds: { from: since === null ? null : istDay(since), until: null },
      choose: (wanted) => {
        const after = parametersNow();
        if (wanted === "today") after.delete("period");
        else after.set("period", wanted);
        setParameters(after, { replace: true });
      },
    }),
    [period, since, today, setParameters],
  );
}
