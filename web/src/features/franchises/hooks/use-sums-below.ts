import { useEffect, useState } from "react";
import { franchiseSums } from "../data/franchise-calls.ts";

export type SumsBelow = ReadonlyMap<string, { orders: number; earnedPaise: number }>;

/** What each partner below earned in a month; null until it is known, `failed` where it could not be read. */
export function useSumsBelow(month: string, has: boolean): SumsBelow | "failed" | null {
  const [sums, setSums] = useState<SumsBelow | "failed" | null>(null);
  useEffect(() => {
    if (!has) return;
    let isShown = true;
    franchiseSums(month).then(
      ({ franchises }) => {
        const entries = franchises.map(
          ({ franchise_id, orders, earned_paise }) =>
            [franchise_id, { orders, earnedPaise: earned_paise }] as const,
        );
        if (isShown) setSums(new Map(entries));
      },
      () => isShown && setSums("failed"),
    );
    return () => {
      isShown = false;
    };
  }, [month, has]);
  return sums;
}
