import type { FranchiseLevel } from "../franchises/franchise-level.ts";
import { MOST_COMMISSION_PERCENT } from "../franchises/franchise-level.ts";
import type { Paise } from "../money/money.ts";

/** How commission is reckoned: in whole paise, from the plan price without GST. */

/** Percent by level. */
export type Rates = Readonly<Record<FranchiseLevel, number>>;

export interface Earner {
  franchise_id: string;
  /** Uid. */
  user_id: string;
  level: FranchiseLevel;
}

export interface Share<E extends Earner> {
  earner: E;
  /** What this partner earns: of those above, the difference to the next one below. */
  percent: number;
  amount_paise: Paise;
}

/** Percents count to a hundredth. */
const HUNDREDTHS = 100;

/**
 * What each partner earns on an order: the one who brought it the percent of their level, each one above the difference to the next
 * below who earns. All sums together are the highest percent of the base, rounded down, and never more than 20 percent of it.
 *
 * @param chain who brought the order first, then those above, the nearest first
 */
export function sharesOf<E extends Earner>(chain: readonly E[], rates: Rates, base_paise: Paise): Share<E>[] {
  const shares: Share<E>[] = [];
  let below = 0;
  for (const earner of chain) {
    const percent = Math.min(rates[earner.level], MOST_COMMISSION_PERCENT);
    if (!(percent > below)) continue;
    const amount_paise = partOf(base_paise, percent) - partOf(base_paise, below);
    shares.push({ earner, percent: hundredths(percent - below), amount_paise });
    below = percent;
  }
  return shares.filter(({ amount_paise }) => amount_paise > 0);
}

/** Rounded down, exactly. */
function partOf(paise: Paise, percent: number): Paise {
  const parts = BigInt(Math.round(percent * HUNDREDTHS));
  return Number((BigInt(paise) * parts) / BigInt(100 * HUNDREDTHS));
}

function hundredths(percent: number): number {
  return Math.round(percent * HUNDREDTHS) / HUNDREDTHS;
}

/**
 * Of a commission, what goes back with the client's money: as much of it as went back of the payment, rounded half up; all of it
 * once all of the money is gone.
 */
export function takenBack(amount_paise: Paise, paid_paise: Paise, gone_paise: Paise): Paise {
  if (gone_paise <= 0) return 0;
  if (gone_paise >= paid_paise) return amount_paise;
  const twice = 2n * BigInt(amount_paise) * BigInt(gone_paise) + BigInt(paid_paise);
  return Number(twice / (2n * BigInt(paid_paise)));
}
