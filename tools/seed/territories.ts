import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Franchise } from "@niyamdesk/domain/franchises/franchise";
import type { Territory, TerritoryArea } from "@niyamdesk/domain/franchises/territory";
import { holdingsOf } from "@niyamdesk/domain/franchises/territory-pins";
import { Timestamp } from "firebase-admin/firestore";

type Held = Pick<
  Franchise,
  "id" | "hierarchy_level" | "territory_code" | "territory_name" | "pincodes" | "status" | "referral_code"
>;

/** Who holds what, and whose code is whose, as functions keep it beside each franchise. */
export function territoriesOf(
  all: readonly Held[],
  now: number,
): (readonly [path: string, document: object])[] {
  const at = Timestamp.fromMillis(now);
  const franchises = all.filter(({ status }) => status !== "ended");
  const areas = new Map<string, TerritoryArea>();
  for (const franchise of franchises) {
    for (const [prefix, holder] of holdingsOf(franchise)) {
      const holders = [...(areas.get(prefix)?.holders ?? []), holder];
      areas.set(prefix, { prefix, holders, updated_at: at });
    }
  }
  const territories = franchises.map((franchise): Territory => {
    const { id, hierarchy_level: level, territory_code: code, territory_name: name } = franchise;
    return { code, level, name, franchise_id: id, since: at, updated_at: at };
  });
  return [
    ...all.map(({ id, referral_code }) => {
      return [`${COLLECTIONS.ledger}/referral_${referral_code}`, { franchise_id: id }] as const;
    }),
    ...territories.map((one) => [`${COLLECTIONS.territories}/${one.code}`, one] as const),
    ...[...areas].map(([prefix, area]) => [`${COLLECTIONS.territoryAreas}/${prefix}`, area] as const),
  ];
}
