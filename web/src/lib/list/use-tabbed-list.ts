import type { FilterName, ListName } from "@niyamdesk/domain/lists/lists";
import type { Reader } from "../firestore/live.ts";
import type { Count } from "./use-list.ts";
import { type ListModel, useListModel } from "./use-list-model.ts";
import { useTabCounts } from "./use-tab-counts.ts";

export interface TabbedList<T> {
  model: ListModel<T>;
  /** How many each tab has, and all of them under the empty name. */
  counts: Readonly<Record<string, Count>>;
}

/**
 * A list with a tab for each value of a filter, whose counts follow the rows.
 * @param again changes when rows may have gone to another tab without one more or less
 */
export function useTabbedList<T, N extends ListName>(
  name: N,
  read: Reader<T>,
  filter: FilterName<N>,
  again: unknown = "",
): TabbedList<T> {
  const model = useListModel(name, read);
  const { state, at } = model;
  const rows = state.status === "ready" ? state.count?.rows : null;
  return { model, counts: useTabCounts(name, at.view, filter, `${rows} ${again}`) };
}
