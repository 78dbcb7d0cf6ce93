import { queryShape } from "@niyamdesk/domain/base/query";
import { assignedOrdersQuery } from "@niyamdesk/domain/orders/queries";
import { useEffect, useState } from "react";
import { useFirestore } from "reactfire";
import { countOf } from "../../../lib/list/count.ts";

/** How many open orders somebody has: counted once, not read. Null: not known, or not asked for. */
export function useOpenCount(uid: string, isAsked: boolean): number | null {
  const db = useFirestore();
  const [open, setOpen] = useState<number | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    let isShown = true;
    countOf(db, queryShape(assignedOrdersQuery, { uid }), assignedOrdersQuery.limit).then(
      ({ rows }) => isShown && setOpen(rows),
      // Nothing is said of what cannot be counted.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [db, uid, isAsked]);
  return open;
}
