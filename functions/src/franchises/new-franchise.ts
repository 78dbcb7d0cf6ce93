import type { Franchise } from "@niyamdesk/domain/franchises/franchise";
import { COMMISSION_PERCENT, type FranchiseLevel } from "@niyamdesk/domain/franchises/franchise-level";
import { referralCode } from "@niyamdesk/domain/franchises/referral";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import { timestamp } from "../platform/clock.ts";

interface Given {
  /** Sixteen bytes: id and referral code are made of them. */
  random: Uint8Array;
  user_id: string;
  application_id: string;
  partner_name: string;
  level: FranchiseLevel;
  territory_code: string;
  territory_name: string;
  pincodes: readonly string[];
  /** Epoch ms. */
  now: number;
}

/** Links to those above are set by `relinkState`. */
export function newFranchise({ random, level, now, ...given }: Given): Franchise {
  const { territory_code, territory_name, partner_name } = given;
  return {
    id: `fr_${Buffer.from(random.subarray(0, 12)).toString("base64url")}`,
    ...given,
    hierarchy_level: level,
    ...{ parent_id: null, ancestor_user_ids: [] },
    commission_percent: COMMISSION_PERCENT[level],
    referral_code: referralCode(territory_code, random.subarray(12)),
    ...{ status: "active", status_reason: null },
    search_words: searchWordsOf([partner_name, territory_name, territory_code]),
    ...{ created_at: timestamp(now), updated_at: timestamp(now) },
  };
}
