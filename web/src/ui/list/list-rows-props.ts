import type { ReactNode } from "react";

export interface ListColumn<T> {
  /** Said above it; also its name in `sort`. */
  heading: string;
  /** Of a grid's column, such as `minmax(0,2fr)` or `9rem`. */
  width: string;
  /** Name of the declared sort that it stands for, without a sign. */
  sort?: string;
  align?: "end";
  cell(row: T): ReactNode;
}

export interface ListRow<T> {
  readonly id: string;
  readonly row: T;
  readonly gone: boolean;
}

export interface ListRowsProps<T> {
  /** Names the list for a screen reader. */
  label: string;
  rows: readonly ListRow<T>[];
  columns: readonly ListColumn<T>[];
  /** The same row where there is no room for columns: two or three lines. */
  card(row: T): ReactNode;
  /** What a tick box and a screen reader call it. */
  nameOf(row: T): string;
  /** At the end of a row: its one act, or the menu of all. Enter follows the row's first link, else opens its menu. */
  acts?: ((row: T) => ReactNode) | undefined;
  /** Room for `acts` where there are columns; a menu unless said. */
  actsWidth?: string;
  /** In place of the acts of a row that is no longer in this list: why it went. */
  gone?: ((row: T) => ReactNode) | undefined;
  sort?: { current: string; offered: readonly string[]; onSort(sort: string): void } | undefined;
  select?:
    | { isSelected(id: string): boolean; toggle(id: string): void; togglePage(): void; allShown: boolean }
    | undefined;
  /** The headings are for screen readers only: another list above it has the same ones. */
  hidesHead?: boolean;
  /** Client lists have room to breathe; those of the staff are dense. */
  density?: "roomy" | "dense";
}

/** One row, whichever form it is drawn in. */
export interface RowProps<T> extends Pick<ListRowsProps<T>, "nameOf" | "acts"> {
  id: string;
  row: T;
  gone: boolean;
  goneWords: ListRowsProps<T>["gone"];
  selected: boolean;
  toggle: ((id: string) => void) | undefined;
}
