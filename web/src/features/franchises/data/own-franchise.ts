import { ownCommissionsQuery } from "@niyamdesk/domain/commissions/queries";
import { ownFranchiseQuery } from "@niyamdesk/domain/franchises/queries";
import { type Live, mapLive, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type CommissionView, type FranchiseView, readCommission, readFranchise } from "../read-franchise.ts";

/** The partner's own territory, live; null when none is recorded. */
export function useOwnFranchise(uid: string): Live<FranchiseView | null> {
  return mapLive(useLiveQuery(ownFranchiseQuery, { uid }, readFranchise), (found) => found[0] ?? null);
}

/** What the partner earned, the newest first, live. */
export function useOwnCommissions(uid: string): Live<CommissionView[]> {
  return useLiveQuery(ownCommissionsQuery, { uid }, readCommission);
}
