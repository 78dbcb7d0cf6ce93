import {
  isCountable,
  isFoundIn,
  type ListView,
  listShape,
  MOST_AT_ONCE,
  NOW,
  withDays,
} from "@niyamdesk/domain/lists/list";
import { addressOf } from "@niyamdesk/domain/lists/list-address";
import { LISTS, type ListName } from "@niyamdesk/domain/lists/lists";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useFirestore } from "reactfire";
import { keptName, type Reader, useListening } from "../firestore/live.ts";
import { useOwnUid } from "../session/use-own-uid.ts";
import { useServerMinute } from "../time/use-server-minute.ts";
import { countOf } from "./count.ts";
import { type ListRead, listSource } from "./list-source.ts";
import { useOwnDoings } from "./own-doings.ts";
import { type ShownRow, shownNext, withoutGone } from "./shown-rows.ts";

/** How many match: exactly, or at least so many. */
export interface Count {
  readonly rows: number;
  readonly orMore: boolean;
}

/** A view of a list as a screen shows it. */
export type ListState<T> =
  | { status: "loading" }
  | { status: "failed"; retry(): void }
  | {
      status: "ready";
      rows: readonly ShownRow<T>[];
      /** New ones that wait to be let in. */
      fresh: number;
      /** Shows what is new; what comes in within the next seconds too, since whoever acted waits for it. */
      letIn(): void;
      /** Takes the rows that went out of their places. */
      letGo(): void;
      more: ListRead["more"];
      loadMore(): void;
      /** Null while it is not known, or nobody counts. */
      count: Count | null;
      /** The rows are those of the view before, until this one's have come. */
      isStale: boolean;
    };

interface Held<T> {
  key: string;
  rows: readonly ShownRow<T>[];
  fresh: number;
  /** How many were read, shown or not. */
  matched: number;
}

const LET_IN_MS = 5_000;

/** A declared list, live and page by page. Records that cannot be read are left out. @param read must not change */
export function useList<T>(name: ListName, view: ListView, read: Reader<T>): ListState<T> {
  const db = useFirestore();
  const uid = useOwnUid();
  const list = LISTS[name];
  const most = list.by === "admin" ? MOST_AT_ONCE.admin : MOST_AT_ONCE.own;
  const now = useServerMinute();
  const days = withDays(view, now);
  const until = view.until === NOW ? now : null;
  const key = `list:${name}:${uid}:${addressOf(list, days)}${until === null ? "" : ":now"}`;
  const live = useListening<ListRead>(key, () =>
    listSource(db, listShape(list, days, uid), { most, kept: keptName(key) }),
  );

  const held = useRef<Held<T> | null>(null);
  const openUntil = useRef(0);
  const [turn, setTurn] = useState(0);
  const own = useOwnDoings();

  const ready = live.status === "ready" ? live.value : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is held is asked for anew by `turn`
  const shown = useMemo(() => {
    if (ready === null) return held.current;
    const rows = ready.entries.flatMap(({ place, data }) => {
      const row = isFoundIn(list, view, data, now) ? read(place.id, data) : null;
      return row === null ? [] : [{ id: place.id, row }];
    });
    const isOpen = held.current?.key !== key || Date.now() < openUntil.current;
    const before = isOpen ? [] : (held.current?.rows ?? []);
    held.current = { key, matched: rows.length, ...shownNext(before, rows, own) };
    return held.current;
  }, [ready?.entries, key, turn, until, own]);

  const count = useCount(key, live.status === "ready", ready, shown?.matched ?? 0, () =>
    isCountable(list, view) ? countOf(db, listShape(list, view, uid, now), most) : Promise.resolve(null),
  );
  const letIn = useCallback(() => {
    openUntil.current = Date.now() + LET_IN_MS;
    setTurn((count) => count + 1);
  }, []);
  const letGo = useCallback(() => {
    if (held.current) held.current = { ...held.current, rows: withoutGone(held.current.rows) };
    setTurn((count) => count + 1);
  }, []);

  // By its time, everything below is later still.
  const last = ready?.entries.at(-1);
  const isPast = until !== null && last !== undefined && !isFoundIn(list, view, last.data, until);

  if (live.status === "failed" || live.status === "refused") return { status: "failed", retry: live.retry };
  if (shown === null) return { status: "loading" };
  return {
    status: "ready",
    rows: shown.rows,
    fresh: shown.key === key ? shown.fresh : 0,
    letIn,
    letGo,
    more: ready === null || isPast ? "none" : ready.more,
    loadMore: ready?.loadMore ?? (() => undefined),
    count,
    isStale: ready === null,
  };
}

/** What has been read whole is counted by itself; else the database is asked, once a view. */
function useCount(
  key: string,
  isReady: boolean,
  read: ListRead | null,
  matched: number,
  ask: () => Promise<Count | null>,
): Count | null {
  const [asked, setAsked] = useState<{ key: string; count: Count | null } | null>(null);
  const isWhole = read?.more === "none";
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each view that is not read whole
  useEffect(() => {
    if (!isReady || isWhole) return;
    let isShown = true;
    ask().then(
      (count) => isShown && setAsked({ key, count }),
      () => isShown && setAsked({ key, count: null }),
    );
    return () => {
      isShown = false;
    };
  }, [key, isReady, isWhole]);
  if (isWhole) return { rows: matched, orMore: false };
  return asked?.key === key ? asked.count : null;
}
