import { listShape, MOST_AT_ONCE } from "@niyamdesk/domain/lists/list";
import { viewIn } from "@niyamdesk/domain/lists/list-address";
import { LISTS, type ListName } from "@niyamdesk/domain/lists/lists";
import { useEffect, useState } from "react";
import { useFirestore } from "reactfire";
import { useOwnUid } from "../session/use-own-uid.ts";
import { countOf } from "./count.ts";
import type { Count } from "./use-list.ts";

const SOON_MS = 400;

/**
 * How many each of some views has, of whichever lists: for tabs that stand for more than one. What could not be counted keeps its
 * last number. @param again changes when they are to be counted anew
 */
export function useViewCounts<Name extends string>(
  views: Readonly<Record<Name, readonly [list: ListName, address: string]>>,
  again: unknown,
): Partial<Readonly<Record<Name, Count>>> {
  const db = useFirestore();
  const uid = useOwnUid();
  const key = JSON.stringify(views);
  const [counts, setCounts] = useState<Partial<Record<Name, Count>>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which views these are
  useEffect(() => {
    let isShown = true;
    const timer = setTimeout(() => {
      for (const [name, [listName, address]] of Object.entries<readonly [ListName, string]>(views)) {
        const list = LISTS[listName];
        const most = list.by === "admin" ? MOST_AT_ONCE.admin : MOST_AT_ONCE.own;
        countOf(db, listShape(list, viewIn(list, address), uid), most).then(
          (count) => isShown && setCounts((before) => ({ ...before, [name]: count })),
          // A number is no reason to bother anybody.
          () => undefined,
        );
      }
    }, SOON_MS);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [db, uid, key, again]);
  return counts;
}
