import { ArrowUp } from "lucide-react";
import {
  isValidElement,
  type ReactElement,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from "react";
import { common } from "#messages/common.ts";
import { list as words } from "#messages/list.ts";
import { rowsInTurn } from "../../lib/list/rows-in-turn.ts";
import { watchSight } from "../../lib/page/in-sight.ts";
import { Button } from "../button.tsx";
import { EmptyState, ErrorState } from "../states.tsx";
import { ListRows } from "./list-rows.tsx";
import type { ListRow, ListRowsProps } from "./list-rows-props.ts";

/** How a list stands, as `useList` tells it; anything of that form can be shown. */
export type ListPanelState<T> =
  | { status: "loading" }
  | { status: "failed"; retry(): void }
  | {
      status: "ready";
      rows: readonly ListRow<T>[];
      fresh: number;
      letIn(): void;
      letGo(): void;
      more: "none" | "there" | "loading" | "failed";
      loadMore(): void;
      isStale: boolean;
    };

interface ListPanelProps<T> extends Omit<ListRowsProps<T>, "rows"> {
  state: ListPanelState<T>;
  /** Said in place of the rows when there are none at all. */
  empty: ReactNode;
  /** Said where nothing matches, or shown in place of it; usual words unless given. */
  noMatch?: string | ReactElement;
  /** Something is searched or filtered for: what is not there may be elsewhere. */
  isNarrowed: boolean;
  onClear(): void;
  isOnline: boolean;
  /** All rows are drawn at once, since one of them is looked for. */
  whole?: boolean;
  /** Draws the rows in another form than as a list, such as a board; `select` is there while rows can be ticked. */
  draw?: ((rows: readonly ListRow<T>[], select: ListRowsProps<T>["select"]) => ReactNode) | undefined;
}

/** A list in whatever state it is. A failure never looks like an empty list, and nothing moves below a finger. */
export function ListPanel<T>(props: ListPanelProps<T>) {
  const { state, empty, noMatch, isNarrowed, onClear, isOnline, whole = false, draw, ...rows } = props;
  const density = rows.density ?? "dense";
  if (state.status === "loading") {
    return isOnline ? (
      <ListSkeleton label={common.loading} density={density} />
    ) : (
      <EmptyState title={words.offline}>{words.offlineWhy}</EmptyState>
    );
  }
  if (state.status === "failed") {
    return (
      <ErrorState title={words.failed} onRetry={state.retry}>
        {words.failedWhy}
      </ErrorState>
    );
  }
  if (state.rows.length === 0 && state.more === "none") {
    if (state.isStale) return <ListSkeleton label={common.loading} density={density} />;
    if (!isNarrowed) return empty;
    return isValidElement(noMatch) ? noMatch : <NoMatch title={noMatch ?? words.noMatch} onClear={onClear} />;
  }
  return <ReadyList {...{ state, isOnline, whole, draw, rows }} />;
}

interface ReadyListProps<T> extends Pick<ListPanelProps<T>, "isOnline" | "draw"> {
  state: Extract<ListPanelState<T>, { status: "ready" }>;
  whole: boolean;
  rows: Omit<ListRowsProps<T>, "rows">;
}

function ReadyList<T>({ state, isOnline, whole, draw, rows }: ReadyListProps<T>) {
  const inTurn = rowsInTurn(state.rows, useDeferredValue(state.rows, NO_ROWS));
  // Once the row was found it stays.
  const [wasWhole, setWasWhole] = useState(whole);
  if (whole && !wasWhole) setWasWhole(true);
  const drawn = wasWhole || draw ? state.rows : inTurn;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-busy={state.isStale}>
      {!isOnline && <p className="muted text-sm">{words.offlineNote}</p>}
      <div className={draw ? "relative" : "list-box"} data-stale={state.isStale || undefined}>
        <FreshPill fresh={state.fresh} onPress={state.letIn} />
        <Settled rows={state.rows} letGo={state.letGo}>
          {draw ? draw(state.rows, rows.select) : <ListRows {...rows} rows={drawn} />}
        </Settled>
      </div>
      {drawn.length === state.rows.length ? (
        <ListFoot more={state.more} rows={state.rows.length} onMore={state.loadMore} />
      ) : (
        <div className="min-h-6" />
      )}
    </div>
  );
}

const NO_ROWS: readonly never[] = [];

function NoMatch({ title, onClear }: { title: string; onClear(): void }) {
  return (
    <EmptyState
      title={title}
      action={
        <Button look="outline" onClick={onClear}>
          {words.clearFilters}
        </Button>
      }
    >
      {words.noMatchWhy}
    </EmptyState>
  );
}

/** What came in meanwhile. Pressed, it lets it in; until then the rows keep their places. */
export function FreshPill({ fresh, onPress }: { fresh: number; onPress(): void }) {
  return (
    <div aria-live="polite" className="list-fresh">
      {fresh > 0 && (
        <button
          type="button"
          className="btn btn-primary btn-sm rounded-full"
          title={words.freshHint}
          onClick={onPress}
        >
          <ArrowUp size={15} aria-hidden="true" />
          {words.fresh(fresh)}
        </button>
      )}
    </div>
  );
}

const GONE_FOR_MS = 3_000;

/** Rows that went stay, pale, for three seconds, and as long as somebody points at the list: those below them would move up. */
function Settled({
  rows,
  letGo,
  children,
}: {
  rows: readonly { gone: boolean }[];
  letGo(): void;
  children: ReactNode;
}) {
  const isAimedAt = useRef(false);
  const waiting = useRef(false);
  const someGone = rows.some(({ gone }) => gone);
  useEffect(() => {
    waiting.current = false;
    if (!someGone) return;
    const timer = setTimeout(() => {
      if (isAimedAt.current) waiting.current = true;
      else letGo();
    }, GONE_FOR_MS);
    return () => clearTimeout(timer);
  }, [someGone, letGo]);
  return (
    <div
      onPointerEnter={() => {
        isAimedAt.current = true;
      }}
      onPointerLeave={() => {
        isAimedAt.current = false;
        if (waiting.current) letGo();
      }}
    >
      {children}
    </div>
  );
}

/** What is below the rows: more of them, on its own as soon as it comes into sight. */
export function ListFoot({
  more,
  rows,
  onMore,
}: {
  more: "none" | "there" | "loading" | "failed";
  rows: number;
  onMore(): void;
}) {
  const foot = useRef<HTMLDivElement>(null);
  const onSight = useRef(onMore);
  onSight.current = onMore;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for anew once more rows stand above it
  useEffect(() => {
    const element = foot.current;
    if (element === null || more !== "there") return;
    return watchSight(element, () => onSight.current(), "400px");
  }, [more, rows]);
  return (
    <div ref={foot} className="muted flex min-h-6 flex-wrap items-center justify-center gap-3 text-sm">
      {more === "none" && rows > 50 && words.end(rows)}
      {more === "loading" && (
        <span role="status" className="flex items-center gap-2">
          <span className="loading loading-spinner loading-sm" aria-hidden="true" />
          {words.loadingMore}
        </span>
      )}
      {more === "failed" && <span role="alert">{words.moreFailed}</span>}
      {(more === "there" || more === "failed") && (
        <Button look="outline" size="small" onClick={onMore}>
          {more === "failed" ? common.tryAgain : words.more}
        </Button>
      )}
    </div>
  );
}

const SKELETON_ROWS = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Rows in grey, as tall as those that come. */
export function ListSkeleton({ label, density }: { label: string; density: "roomy" | "dense" }) {
  return (
    <div role="status" data-loader="" aria-label={label} className="list-box">
      {SKELETON_ROWS.map((row) => (
        <div key={row} className="list-skeleton" data-density={density}>
          <div className="skeleton h-4 w-2/5" />
          <div className="skeleton h-4 w-1/6" />
        </div>
      ))}
    </div>
  );
}
