import { Keyboard, ListChecks } from "lucide-react";
import { type ReactElement, type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { list as words } from "#messages/list.ts";
import { useMedia } from "../../lib/device/use-media.ts";
import { isSelected, selectedCount } from "../../lib/list/selection.ts";
import type { ListModel } from "../../lib/list/use-list-model.ts";
import { toast } from "../../lib/page/toast.ts";
import { Button } from "../button.tsx";
import { type BulkAct, BulkActs } from "./bulk-acts.tsx";
import { ExportButton } from "./export-button.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { keysOf } from "./keys-of.ts";
import { ListPanel } from "./list-panel.tsx";
import type { ListRow, ListRowsProps } from "./list-rows-props.ts";
import { ListTabs, ListTools } from "./list-tools.tsx";
import { type ListPeriods, periodFilter } from "./period-filter.ts";
import { useListKeys } from "./use-list-keys.ts";
import { useReturn } from "./use-return.ts";

interface ListScreenProps<T>
  extends Pick<
    ListRowsProps<T>,
    "label" | "columns" | "card" | "nameOf" | "acts" | "actsWidth" | "gone" | "density"
  > {
  model: ListModel<T>;
  empty: ReactNode;
  /** Said where nothing matches what it is narrowed by. */
  noMatch?: string | ReactElement;
  search?: { label: string; placeholder: string };
  filters?: readonly {
    name: string;
    label: string;
    any: string;
    options: readonly (readonly [string, string])[];
  }[];
  /** On a phone filters and tools are folded away beside the search, so that the list begins higher. */
  foldsTools?: boolean;
  periods?: ListPeriods;
  /** A filter as tabs; the empty value is all. `counts` by value, null while unknown. */
  tabs?: {
    label: string;
    filter: string;
    options: readonly (readonly [value: string, label: string])[];
    counts?: Readonly<Record<string, { rows: number; orMore: boolean }>>;
  };
  bulk?: readonly BulkAct<T>[];
  /** Keys that do something to the row that has the focus. */
  rowKeys?: readonly { key: string; label: string; run(row: T): void }[];
  /** Whoever works here all day has keys; clients have none. */
  keys?: { on: boolean; set(on: boolean): Promise<void> };
  canExport?: boolean;
  /** Beside the export: saved views and what else is for all of it. */
  tools?: ReactNode;
  /** Another form than rows, such as a board; each entry there carries `data-row`, so that keys and coming back find it. */
  draw?: ((rows: readonly ListRow<T>[], select: ListRowsProps<T>["select"]) => ReactNode) | undefined;
}

/** A whole list: tabs, search, filters, rows, selection, keys and export. All of what it shows comes in by its props. */
export function ListScreen<T>({
  model,
  search,
  filters = [],
  foldsTools = false,
  periods,
  tabs,
  bulk = [],
  rowKeys = [],
  keys,
  canExport = false,
  tools,
  ...rows
}: ListScreenProps<T>) {
  const { at, state, selecting } = model;
  const { selection, toggle } = selecting;
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const isWide = useMedia("(width >= 64rem)");
  const [isSelecting, setIsSelecting] = useState(false);
  const hasTicks = bulk.length > 0 && (isWide || isSelecting);

  const shown = useMemo(
    () => (state.status === "ready" ? state.rows.filter(({ gone }) => !gone) : []),
    [state],
  );
  const matching = state.status === "ready" ? state.count : null;
  const selected = selectedCount(selection, matching?.rows ?? null);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const allShown = ids.length > 0 && ids.every((id) => isSelected(selection, id));

  useReturn(model, frame);
  const openHelp = useCallback(() => setShowsKeys(true), []);
  const back = useCallback(() => {
    selecting.clear();
    setIsSelecting(false);
  }, [selecting]);
  const ownKeys = useMemo(
    () =>
      rowKeys.map(({ key, label, run }) => ({
        key,
        label,
        run: (id: string) => {
          const row = shown.find((entry) => entry.id === id);
          if (row) run(row.row);
        },
      })),
    [rowKeys, shown],
  );
  useListKeys({
    frame,
    search: field,
    on: keys?.on ?? false,
    onSelect: bulk.length > 0 ? toggle : undefined,
    onBack: back,
    onHelp: openHelp,
    rowKeys: ownKeys,
  });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-4">
      {tabs && (
        <ListTabs
          label={tabs.label}
          tabs={tabs.options.map(([value, label]) => {
            const count = tabs.counts?.[value];
            return {
              label,
              count:
                tabs.counts === undefined ? undefined : count ? words.count(count.rows, count.orMore) : null,
              current: (at.view.filters[tabs.filter]?.join(",") ?? "") === value,
              onSelect: () => at.filter(tabs.filter, valuesIn(value)),
            };
          })}
        />
      )}
      <ListTools
        folded={foldsTools}
        {...(search && {
          search: {
            ...search,
            value: at.view.search,
            onSearch: (typed: string) => at.change({ search: typed }),
            fieldRef: field,
          },
        })}
        filters={[
          ...filters.map((filter) => ({
            ...filter,
            value: at.view.filters[filter.name]?.join(",") ?? "",
            onChange: (value: string) => at.filter(filter.name, valuesIn(value)),
          })),
          ...(periods ? [periodFilter(periods, at)] : []),
        ]}
      >
        {bulk.length > 0 && !isWide && (
          <Button
            look="outline"
            onClick={() => (isSelecting ? back() : setIsSelecting(true))}
            aria-pressed={isSelecting}
          >
            <ListChecks size={18} aria-hidden="true" />
            {words.select}
          </Button>
        )}
        {tools}
        {canExport && <ExportButton onExport={model.exportAll} />}
        {keys && isWide && (
          <button
            type="button"
            className="btn btn-ghost btn-square"
            aria-label={words.keys}
            title="?"
            onClick={openHelp}
          >
            <Keyboard size={19} aria-hidden="true" />
          </button>
        )}
      </ListTools>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only notes which row a link leads away from */}
      <div
        ref={frame}
        // A second press on a row marks none of its words; drawn over, they can still be marked.
        onMouseDown={(event) => {
          if (event.detail > 1) event.preventDefault();
        }}
        onClick={({ target }) => {
          if (!(target instanceof Element) || target.closest("a[href]") === null) return;
          const row = target.closest<HTMLElement>("[data-row]")?.dataset.row;
          if (row !== undefined) model.leaveTo(row);
        }}
      >
        <ListPanel
          {...rows}
          state={state}
          isNarrowed={at.isNarrowed}
          onClear={at.clear}
          isOnline={model.isOnline}
          whole={model.returnTo !== null}
          sort={{ current: at.view.sort, offered: model.sorts, onSort: (sort) => at.change({ sort }) }}
          select={
            hasTicks
              ? {
                  isSelected: (id) => isSelected(selection, id),
                  toggle,
                  togglePage: () => selecting.togglePage(ids),
                  allShown,
                }
              : undefined
          }
        />
      </div>
      <BulkActs
        {...{ model, bulk, selected, onClear: back }}
        whole={
          allShown && matching && !matching.orMore && (matching.rows > ids.length || selection.kind === "all")
            ? {
                matching: matching.rows,
                isSelected: selection.kind === "all",
                onSelectAll: selecting.selectAll,
              }
            : null
        }
        isTooMany={allShown && selection.kind === "some" && matching?.orMore === true}
      />
      {keys && (
        <KeysDialog
          open={showsKeys}
          onClose={() => setShowsKeys(false)}
          keys={keysOf({ canSearch: search !== undefined, canSelect: bulk.length > 0, rowKeys })}
          on={keys.on}
          onSwitch={(on) => void keys.set(on).catch(() => toast("error", words.keysNotSaved))}
        />
      )}
    </div>
  );
}

/** One value, several, or none. */
function valuesIn(value: string): string[] {
  return value === "" ? [] : value.split(",");
}
