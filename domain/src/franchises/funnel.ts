/** The months a partner looks at. What they are counted from is kept for longer. */
export const FUNNEL_MONTHS = ["this", "before"] as const;
export type FunnelMonth = (typeof FUNNEL_MONTHS)[number];

/** From somebody written down to an order that is done. */
export const FUNNEL_STEPS = ["leads", "contacted", "checkouts", "paid", "completed"] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** What a partner brought in a month, in numbers alone. */
export interface Funnel extends Record<FunnelStep, number> {
  /** Orders of the territory that nobody's link brought: they are paid, and were in none of the steps before. */
  by_territory: number;
}
