import type { Moves } from "../base/moves.ts";
import type { Moment } from "../time/moment.ts";
import type { FranchiseLevel } from "./franchise-level.ts";

/** `suspended` earns nothing and only looks; `ended` is over and its territory free. */
export const FRANCHISE_STATUSES = ["active", "suspended", "ended"] as const;
export type FranchiseStatus = (typeof FRANCHISE_STATUSES)[number];

const BY_ADMIN = { by: ["admin"] } as const;

export const FRANCHISE_MOVES: Moves<FranchiseStatus> = {
  active: { suspended: BY_ADMIN, ended: BY_ADMIN },
  suspended: { active: BY_ADMIN, ended: BY_ADMIN },
  ended: {},
};

/** `franchises/{id}`: a territory and who earns in it; written by functions only. */
export interface Franchise {
  id: string;
  /** Uid of the partner. */
  user_id: string;
  partner_name: string;
  /** The application it came from; of one that was handed over, the former partner's. */
  application_id: string;
  hierarchy_level: FranchiseLevel;
  /** `MH`, `MH-MUM`, `MH-MUM-001` by level. */
  territory_code: string;
  territory_name: string;
  /** PIN codes or ranges of them, as an administrator set them; empty: those of our list. */
  pincodes: readonly string[];
  /** The nearest franchise above; null: none. */
  parent_id: string | null;
  /** Owners of the franchises above, who see it too. */
  ancestor_user_ids: readonly string[];
  /** Percent of the plan price without GST, as it was when it was given. What an order earns is in the settings of its day. */
  commission_percent: number;
  referral_code: string;
  /** Orders are earned on while it is `active`. */
  status: FranchiseStatus;
  /** Why it is suspended or ended. */
  status_reason: string | null;
  search_words: readonly string[];
  created_at: Moment;
  updated_at: Moment;
}

type Placed = Pick<Franchise, "id" | "user_id" | "territory_code" | "status">;

/** Who stands above a territory, the nearest first: also who is suspended, until the territory is free. */
export function ancestorsOf<F extends Placed>(code: string, franchises: readonly F[]): F[] {
  const held = franchises.filter(({ status }) => status !== "ended");
  return held
    .filter(({ territory_code }) => code.startsWith(`${territory_code}-`))
    .sort((a, b) => b.territory_code.length - a.territory_code.length);
}

/** What a franchise says of those above it. */
export function linksOf(
  franchise: Placed,
  franchises: readonly Placed[],
): Pick<Franchise, "parent_id" | "ancestor_user_ids"> {
  const above = ancestorsOf(franchise.territory_code, franchises);
  return {
    parent_id: above[0]?.id ?? null,
    ancestor_user_ids: [...new Set(above.map(({ user_id }) => user_id))].filter(
      (uid) => uid !== franchise.user_id,
    ),
  };
}

/** `franchises/{id}/private/bank`: where a partner is paid; written by functions only. */
export interface BankDetails {
  account_holder: string;
  account_number: string;
  /** `HDFC0001234`. */
  ifsc: string;
  updated_at: Moment;
}
