import { isNarrowed, type ListView, wholeList } from "@niyamdesk/domain/lists/list";
import { addressOf, viewIn } from "@niyamdesk/domain/lists/list-address";
import { LISTS, type ListName } from "@niyamdesk/domain/lists/lists";
import { useCallback, useEffect, useMemo } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { isStillAt, parametersNow } from "../page/parameters-now.ts";
import { useOwnUid } from "../session/use-own-uid.ts";
import { lastAddress, rememberAddress } from "./list-memory.ts";

/** The view that the address says, and ways to another. */
export interface ViewInAddress {
  view: ListView;
  /** As `addressOf` writes it. */
  address: string;
  isNarrowed: boolean;
  change(change: Partial<ListView>): void;
  /** One filter; no values take it off. */
  filter(name: string, values: readonly string[]): void;
  /** A saved view, or the whole list. */
  goTo(address: string): void;
  clear(): void;
}

/** Days, both included, that the page sets and not the address. */
export interface DayBounds {
  from: string | null;
  until: string | null;
}

const UNBOUNDED: DayBounds = { from: null, until: null };

/**
 * What the list is narrowed and sorted by stands in the address: it can be sent, is there after a reload and when somebody comes back.
 * Whoever comes again by the navigation finds the list as they left it; a link to all of it says so by `WHOLE_LIST`.
 *
 * @param bounds must stay the same one while it says the same
 */
export function useListView(name: ListName, bounds: DayBounds | null = null): ViewInAddress {
  const list = LISTS[name];
  const uid = useOwnUid();
  const [parameters, setParameters] = useSearchParams();
  const { state, pathname } = useLocation();
  const here = parameters.toString();
  const view = useMemo(() => ({ ...viewIn(list, here), ...bounds }), [list, here, bounds]);
  const address = addressOf(list, view);
  /** Days that the page sets are not in the address: a link to today would be one to yesterday tomorrow. */
  const own = useCallback(
    (wanted: ListView) => addressOf(list, bounds === null ? wanted : { ...wanted, ...UNBOUNDED }),
    [list, bounds],
  );

  const goTo = useCallback(
    (next: string) => {
      const wanted = own(viewIn(list, next));
      rememberAddress({ name, uid }, wanted);
      // Somebody is on their way to another page, whose code is still coming: they are not called back.
      if (!isStillAt(pathname)) return;
      const kept = parametersNow();
      for (const own of ["q", "sort", "from", "until", ...Object.keys(list.filters ?? {})]) kept.delete(own);
      for (const [key, value] of new URLSearchParams(wanted)) kept.set(key, value);
      // The state would keep saying that the whole list was asked for.
      setParameters(kept, { replace: true, state: null });
    },
    [list, name, uid, pathname, setParameters, own],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what it is opened with
  useEffect(() => {
    const last = lastAddress({ name, uid });
    if (here === "" && last !== "" && !isWhole(state)) goTo(last);
    else rememberAddress({ name, uid }, own(view));
  }, []);

  return useMemo(() => {
    // Something else may have changed it since it was drawn.
    const latest = (): ListView =>
      isStillAt(pathname) ? { ...viewIn(list, parametersNow().toString()), ...bounds } : view;
    const change = (some: Partial<ListView>) => goTo(addressOf(list, { ...latest(), ...some }));
    return {
      view,
      address,
      isNarrowed: isNarrowed(bounds === null ? view : { ...view, ...UNBOUNDED }),
      change,
      filter: (filter, values) => {
        const { [filter]: _, ...others } = latest().filters;
        change({ filters: values.length === 0 ? others : { ...others, [filter]: values } });
      },
      goTo,
      clear: () => goTo(addressOf(list, { ...wholeList(list), sort: latest().sort })),
    };
  }, [list, view, address, bounds, pathname, goTo]);
}

/** State of a link that leads to all of a list, whatever it was narrowed to before. */
export const WHOLE_LIST = { list: "whole" } as const;

function isWhole(state: unknown): boolean {
  return typeof state === "object" && state !== null && Reflect.get(state, "list") === WHOLE_LIST.list;
}
