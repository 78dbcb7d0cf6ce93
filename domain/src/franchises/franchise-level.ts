/** Levels of a franchise partnership, widest first. */
export const FRANCHISE_LEVELS = ["state", "district", "individual"] as const;
export type FranchiseLevel = (typeof FRANCHISE_LEVELS)[number];

/** Percent of the plan price without GST, where no administrator has set others. */
export const COMMISSION_PERCENT: Readonly<Record<FranchiseLevel, number>> = {
  state: 20,
  district: 15,
  individual: 10,
};

/** An order never costs more than that, whatever is set. */
export const MOST_COMMISSION_PERCENT = 20;

/** What partners of a level usually invest, whole rupees; null: no upper end. */
export const USUAL_INVESTMENT: Readonly<Record<FranchiseLevel, { from: number; to: number | null }>> = {
  state: { from: 5_00_000, to: null },
  district: { from: 1_00_000, to: 3_00_000 },
  individual: { from: 50_000, to: 1_00_000 },
};

/** The highest sum that each choice stands for, whole rupees. */
const AT_MOST: Readonly<Record<string, number>> = {
  "50,000-1,00,000": 1_00_000,
  "1-3 lakh": 3_00_000,
  "3-5 lakh": 5_00_000,
  "5 lakh+": Number.POSITIVE_INFINITY,
};

/** Whether somebody would invest less than partners of the level usually do: said, never refused. */
export function isBelowUsual(level: FranchiseLevel, capacity: string): boolean {
  const most = AT_MOST[capacity];
  if (most === undefined) return false;
  return level === "state" ? most <= USUAL_INVESTMENT.state.from : most <= USUAL_INVESTMENT[level].from;
}
