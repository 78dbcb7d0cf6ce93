/** Levels of a franchise partnership, widest first. */
export const FRANCHISE_LEVELS = ["state", "district", "individual"] as const;
export type FranchiseLevel = (typeof FRANCHISE_LEVELS)[number];

/** Percent of our fee before GST, on every paid order of the territory or the referral. */
export const COMMISSION_PERCENT: Record<FranchiseLevel, number> = { state: 20, district: 15, individual: 10 };
