import { listShape, MOST_AT_ONCE } from "@niyamdesk/domain/lists/list";
import { viewIn } from "@niyamdesk/domain/lists/list-address";
import { LISTS, type ListName } from "@niyamdesk/domain/lists/lists";
import { useEffect, useState } from "react";
import { useFirestore } from "reactfire";
import { useStaleTurn } from "../page/use-stale-turn.ts";
import { useOwnUid } from "../session/use-own-uid.ts";
import { useServerClock } from "../time/server-clock.ts";
import { countOf } from "./count.ts";
import type { Count } from "./use-list.ts";

/** Rows come and go several at a time: they are counted once the list rests. */
const SOON_MS = 700;
/** What others did meanwhile: each count is paid for, by each open tab of each telecaller. */
const STALE_MS = 5 * 60_000;

/**
 * How many each of some views has, of whichever lists: for tabs that stand for more than one. Counted when something changed here,
 * every few minutes, and only while somebody looks. What could not be counted keeps its last number.
 *
 * @param again changes when they are to be counted anew
 */
export function useViewCounts<Name extends string>(
  views: Readonly<Record<Name, readonly [list: ListName, address: string]>>,
  again: unknown,
): Partial<Readonly<Record<Name, Count>>> {
  const db = useFirestore();
  const uid = useOwnUid();
  const key = JSON.stringify(views);
  const [counts, setCounts] = useState<Partial<Record<Name, Count>>>({});
  const turn = useStaleTurn(STALE_MS);
  const clock = useServerClock();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which views these are
  useEffect(() => {
    let isShown = true;
    const count = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", count);
      for (const [name, [listName, address]] of Object.entries<readonly [ListName, string]>(views)) {
        const list = LISTS[listName];
        const most = list.by === "admin" ? MOST_AT_ONCE.admin : MOST_AT_ONCE.own;
        countOf(db, listShape(list, viewIn(list, address), uid, Date.now() + clock), most).then(
          (found) => isShown && setCounts((before) => ({ ...before, [name]: found })),
          // A number is no reason to bother anybody.
          () => undefined,
        );
      }
    };
    const timer = setTimeout(() => {
      document.addEventListener("visibilitychange", count);
      count();
    }, SOON_MS);
    return () => {
      isShown = false;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", count);
    };
  }, [db, uid, key, again, turn, clock]);
  return counts;
}
