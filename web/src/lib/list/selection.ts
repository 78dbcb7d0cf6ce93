import { useCallback, useMemo, useState } from "react";

/** Which rows are selected: some of them by id, or all that match but some. Another view begins with none. */
export interface Selection {
  readonly kind: "some" | "all";
  readonly ids: ReadonlySet<string>;
}

const NONE: Selection = { kind: "some", ids: new Set() };

export function isSelected({ kind, ids }: Selection, id: string): boolean {
  return kind === "all" ? !ids.has(id) : ids.has(id);
}

export function toggled(selection: Selection, id: string): Selection {
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ...selection, ids };
}

/** With these rows, or without them when all of them were selected. */
export function toggledAll(selection: Selection, shown: readonly string[]): Selection {
  if (selection.kind === "all" || shown.every((id) => selection.ids.has(id))) return NONE;
  return { kind: "some", ids: new Set([...selection.ids, ...shown]) };
}

/** @param matching how many match; null: unknown */
export function selectedCount({ kind, ids }: Selection, matching: number | null): number {
  return kind === "some" ? ids.size : Math.max(0, (matching ?? 0) - ids.size);
}

export interface Selecting {
  selection: Selection;
  toggle(id: string): void;
  togglePage(shown: readonly string[]): void;
  selectAll(): void;
  clear(): void;
}

/** @param address of the view: what was selected in another is not selected any more */
export function useSelection(address: string): Selecting {
  const [kept, setKept] = useState({ address, selection: NONE });
  const selection = kept.address === address ? kept.selection : NONE;
  const set = useCallback(
    (next: (before: Selection) => Selection) =>
      setKept((before) => ({
        address,
        selection: next(before.address === address ? before.selection : NONE),
      })),
    [address],
  );
  return useMemo(
    () => ({
      selection,
      toggle: (id) => set((before) => toggled(before, id)),
      togglePage: (shown) => set((before) => toggledAll(before, shown)),
      selectAll: () => set(() => ({ kind: "all", ids: new Set() })),
      clear: () => set(() => NONE),
    }),
    [selection, set],
  );
}
