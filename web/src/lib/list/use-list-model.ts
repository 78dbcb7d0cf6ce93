import { MOST_AT_ONCE } from "@niyamdesk/domain/lists/list";
import { LISTS, type ListName } from "@niyamdesk/domain/lists/lists";
import { useCallback, useMemo, useState } from "react";
import { useNavigationType } from "react-router-dom";
import { useFirestore } from "reactfire";
import { useOnline } from "../device/online.ts";
import type { Reader } from "../firestore/live.ts";
import { useOwnUid } from "../session/use-own-uid.ts";
import { collectRows } from "./collect.ts";
import { type Exported, exportList } from "./export-list.ts";
import { followExport } from "./followed-export.ts";
import { forgetRow, rememberedRow, rememberRow } from "./list-memory.ts";
import { isSelected, type Selecting, useSelection } from "./selection.ts";
import { type ListState, useList } from "./use-list.ts";
import { type DayBounds, useListView, type ViewInAddress } from "./use-list-view.ts";

/** All that a screen with a list needs to know and to do. Plain: a page of examples can make one up. */
export interface ListModel<T> {
  at: ViewInAddress;
  /** Names of the declared sorts. */
  sorts: readonly string[];
  state: ListState<T>;
  selecting: Selecting;
  isOnline: boolean;
  /** So many can be selected, at most. */
  mostSelected: number;
  /** What is selected, read anew where it is not all on the screen. */
  collect(): Promise<T[]>;
  /** Saves what matches as a file, or begins one that takes longer, which the frame then shows. */
  exportAll(): Promise<Exported>;
  /** The row that was opened before coming back here. */
  returnTo: string | null;
  leaveTo(row: string): void;
  returned(): void;
}

/**
 * @param read of the noun; must not change
 * @param bounds days that the page sets; the same one while it says the same
 */
export function useListModel<T>(
  name: ListName,
  read: Reader<T>,
  bounds: DayBounds | null = null,
): ListModel<T> {
  const db = useFirestore();
  const uid = useOwnUid();
  const list = LISTS[name];
  const at = useListView(name, bounds);
  const state = useList(name, at.view, read);
  const selecting = useSelection(at.address);
  const isOnline = useOnline();
  const cameBack = useNavigationType() === "POP";
  const [returnTo, setReturnTo] = useState(() =>
    cameBack ? rememberedRow({ name, uid }, at.address) : null,
  );
  const most = list.by === "admin" ? MOST_AT_ONCE.admin : MOST_AT_ONCE.own;

  const collect = useCallback(async () => {
    const { selection } = selecting;
    const shown = state.status === "ready" ? state.rows.filter(({ gone }) => !gone) : [];
    const rows =
      selection.kind === "some" ? shown : await collectRows(db, name, { view: at.view, uid, most, read });
    return rows.filter(({ id }) => isSelected(selection, id)).map(({ row }) => row);
  }, [db, name, uid, most, read, at.view, selecting, state]);

  return useMemo(
    () => ({
      ...{ at, state, selecting, isOnline, collect, returnTo },
      sorts: Object.keys(list.sorts),
      mostSelected: most,
      exportAll: async () => {
        const exported = await exportList(name, at.address);
        if ("export_id" in exported) followExport(uid, exported.export_id);
        return exported;
      },
      leaveTo: (row) => rememberRow({ name, uid }, at.address, row),
      returned: () => {
        forgetRow({ name, uid });
        setReturnTo(null);
      },
    }),
    [at, state, selecting, isOnline, collect, returnTo, list, most, name, uid],
  );
}
