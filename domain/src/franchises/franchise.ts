import type { Moment } from "../time/moment.ts";

/** Levels of a franchise partnership, widest first. */
export const FRANCHISE_LEVELS = ["state", "district", "individual"] as const;
export type FranchiseLevel = (typeof FRANCHISE_LEVELS)[number];

/** Percent of our fee before GST, on every paid order of the territory or the referral. */
export const COMMISSION_PERCENT: Record<FranchiseLevel, number> = { state: 20, district: 15, individual: 10 };

/** `franchises/{id}`: a territory and who earns in it; written by functions only. */
export interface Franchise {
  id: string;
  /** Uid of the partner. */
  user_id: string;
  /** The application it came from. */
  application_id: string;
  hierarchy_level: FranchiseLevel;
  /** `MH`, `MH-MUM`, `MH-MUM-001` by level. */
  territory_code: string;
  territory_name: string;
  /** The franchise above; null: none. */
  parent_id: string | null;
  /** Owners of the franchises above, who see it too. */
  ancestor_user_ids: readonly string[];
  /** Percent of the plan price without GST. */
  commission_percent: number;
  referral_code: string;
  /** Orders are earned on while it is `active`. */
  status: "active";
  created_at: Moment;
  updated_at: Moment;
}
