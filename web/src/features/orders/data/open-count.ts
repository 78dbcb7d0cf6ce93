import { listShape, MOST_AT_ONCE } from "@niyamdesk/domain/lists/list";
import { LISTS } from "@niyamdesk/domain/lists/lists";
import { useEffect, useState } from "react";
import { useFirestore } from "reactfire";
import { countOf } from "../../../lib/list/count.ts";

const ALL = { filters: {}, sort: "due", search: "", from: null, until: null };

/** How many open orders somebody has: counted once, not read. Null: not known, or not asked for. */
export function useOpenCount(uid: string, list: "work" | "caWork", isAsked: boolean): number | null {
  const db = useFirestore();
  const [open, setOpen] = useState<number | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    let isShown = true;
    countOf(db, listShape(LISTS[list], ALL, uid), MOST_AT_ONCE.own).then(
      ({ rows }) => isShown && setOpen(rows),
      // Nothing is said of what cannot be counted.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [db, uid, list, isAsked]);
  return open;
}
