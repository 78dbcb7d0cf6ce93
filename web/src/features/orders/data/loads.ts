import { type QueryDeclaration, queryShape, type ValuesOf } from "@niyamdesk/domain/base/query";
import { MOST_AT_ONCE } from "@niyamdesk/domain/lists/list";
import {
  lateOrdersOfStaffQuery,
  ordersOfStaffForUsQuery,
  ordersOfStaffQuery,
  unassignedOrdersQuery,
} from "@niyamdesk/domain/orders/queries";
import type { Firestore } from "firebase/firestore";
import { useEffect, useState } from "react";
import { useFirestore } from "reactfire";
import type { Live } from "../../../lib/firestore/live.ts";
import { countOf } from "../../../lib/list/count.ts";
import { useStaleTurn } from "../../../lib/page/use-stale-turn.ts";

/** How much somebody has in hand. */
export interface Load {
  open: number;
  /** Waits for them, or for us. */
  ours: number;
  /** Waits for the client or the Government. */
  waiting: number;
  late: number;
}

export interface Loads {
  of: ReadonlyMap<string, Load>;
  /** Open orders that nobody has. */
  unassigned: number;
}

/** What others did meanwhile: each count is paid for. */
const STALE_MS = 60_000;

/** Counted by the database: no order is read, however many are open. @param uids null: not yet known */
export function useLoads(uids: readonly string[] | null): Live<Loads> {
  const db = useFirestore();
  const [counted, setCounted] = useState<{ key: string; live: Live<Loads> } | null>(null);
  const [tries, setTries] = useState(0);
  const turn = useStaleTurn(STALE_MS);
  const key = uids?.join() ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whose they are; a retry, or what grew old, counts anew
  useEffect(() => {
    if (uids === null || key === null) return;
    let isShown = true;
    const tell = (live: Live<Loads>) => isShown && setCounted({ key, live });
    loadsOf(db, uids).then(
      (value) => tell({ status: "ready", value }),
      () => tell({ status: "failed", retry: () => setTries((count) => count + 1) }),
    );
    return () => {
      isShown = false;
    };
  }, [db, key, tries, turn]);
  return counted !== null && counted.key === key ? counted.live : { status: "loading" };
}

async function loadsOf(db: Firestore, uids: readonly string[]): Promise<Loads> {
  const count = async <D extends QueryDeclaration>(declaration: D, values: ValuesOf<D>) =>
    (await countOf(db, queryShape(declaration, values), MOST_AT_ONCE.admin)).rows;
  const [unassigned, ...loads] = await Promise.all([
    count(unassignedOrdersQuery, {}),
    ...uids.map(async (staff_id): Promise<[string, Load]> => {
      const [open, ours, late] = await Promise.all([
        count(ordersOfStaffQuery, { staff_id }),
        count(ordersOfStaffForUsQuery, { staff_id }),
        count(lateOrdersOfStaffQuery, { staff_id }),
      ]);
      return [staff_id, { open, ours, waiting: open - ours, late }];
    }),
  ]);
  return { of: new Map(loads), unassigned };
}
