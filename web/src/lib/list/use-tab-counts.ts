import { type ListView, listShape, MOST_AT_ONCE } from "@niyamdesk/domain/lists/list";
import { addressOf } from "@niyamdesk/domain/lists/list-address";
import { type FilterName, LISTS, type ListName } from "@niyamdesk/domain/lists/lists";
import { useEffect, useState } from "react";
import { useFirestore } from "reactfire";
import { useOwnUid } from "../session/use-own-uid.ts";
import { countOf } from "./count.ts";
import type { Count } from "./use-list.ts";

const SOON_MS = 400;

/**
 * How many each value of a filter has, and all of them under the empty name, with the other filters as they are. What is searched for is not
 * counted. @param again changes when they are to be counted anew
 */
export function useTabCounts<N extends ListName>(
  name: N,
  view: ListView,
  filter: FilterName<N>,
  again: unknown,
): Readonly<Record<string, Count>> {
  const db = useFirestore();
  const uid = useOwnUid();
  const list = LISTS[name];
  const { [filter]: _, ...others } = view.filters;
  const around: ListView = { ...view, filters: others, search: "" };
  const key = addressOf(list, around);
  const [counted, setCounted] = useState<{ key: string; counts: Readonly<Record<string, Count>> }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which counts these are
  useEffect(() => {
    let isShown = true;
    const timer = setTimeout(async () => {
      const filters: Readonly<Record<string, { values: readonly string[] }>> = list.filters;
      const values = ["", ...(filters[filter]?.values ?? [])];
      const most = list.by === "admin" ? MOST_AT_ONCE.admin : MOST_AT_ONCE.own;
      const asked = await Promise.allSettled(
        values.map((value) => {
          const one = value === "" ? around : { ...around, filters: { ...others, [filter]: [value] } };
          return countOf(db, listShape(list, one, uid), most);
        }),
      );
      const counts = Object.fromEntries(
        asked.flatMap((answer, index) =>
          answer.status === "fulfilled" ? [[values[index] ?? "", answer.value] as const] : [],
        ),
      );
      if (isShown) setCounted({ key, counts });
    }, SOON_MS);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [db, uid, key, again]);
  return counted?.key === key ? counted.counts : {};
}
