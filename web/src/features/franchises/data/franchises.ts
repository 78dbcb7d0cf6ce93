import { COLLECTIONS, SUBCOLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type Neighbours, neighboursOf } from "@niyamdesk/domain/franchises/conflicts";
import type { FranchiseLevel } from "@niyamdesk/domain/franchises/franchise-level";
import {
  childrenQuery,
  franchisesBelowQuery,
  ownFranchisesQuery,
  territoriesOfStateQuery,
} from "@niyamdesk/domain/franchises/queries";
import { type Live, mapLive, useLiveDocument, useLiveQuery } from "../../../lib/firestore/live.ts";
import {
  type BankView,
  type FranchiseView,
  heldBy,
  inOwnOrder,
  readBank,
  readFranchise,
} from "../read-franchise.ts";

/** One, live; null when it is not there. */
export function useFranchise(id: string): Live<FranchiseView | null> {
  const live = useLiveDocument([COLLECTIONS.franchises, id], readFranchise);
  return live.status === "refused" ? { status: "ready", value: null } : live;
}

/** Where a partner is paid, live; null: they have not said. */
export function useBank(franchiseId: string): Live<BankView | null> {
  const folder = `${COLLECTIONS.franchises}/${franchiseId}/${SUBCOLLECTIONS.franchisePrivate}`;
  return useLiveDocument([folder, "bank"], readBank);
}

/** All of a partner, also what is over, live; the one that counts first. */
export function useOwnFranchises(uid: string): Live<FranchiseView[]> {
  return mapLive(useLiveQuery(ownFranchisesQuery, { uid }, readFranchise), inOwnOrder);
}

/** All below a partner, however deep, live. */
export function useFranchisesBelow(uid: string): Live<FranchiseView[]> {
  return useLiveQuery(franchisesBelowQuery, { uid }, readFranchise);
}

/** Directly below one, for administrators, live. */
export function useChildren(franchise_id: string): Live<FranchiseView[]> {
  return useLiveQuery(childrenQuery, { franchise_id }, readFranchise);
}

/** Who stands around a territory, for administrators, live. */
export function useNeighbours(wanted: { level: FranchiseLevel; code: string }): Live<Neighbours<Held>> {
  const letters = wanted.code.slice(0, 2) || "-";
  const live = useLiveQuery(territoriesOfStateQuery, { from: letters, until: `${letters}~` }, readFranchise);
  return mapLive(live, (found) => neighboursOf(wanted, found.map(heldBy)));
}

type Held = ReturnType<typeof heldBy>;
