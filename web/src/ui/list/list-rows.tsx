// biome-ignore-all lint/a11y/noRedundantRoles: laid out as a grid, a table is none for some screen readers unless it says so
import { ArrowDown, ArrowUp } from "lucide-react";
import { type CSSProperties, memo, type ReactNode } from "react";
import { list as words } from "#messages/list.ts";
import { useHasColumns } from "../../lib/list/list-room.ts";

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
  /** Client lists have room to breathe; those of the staff are dense. */
  density?: "roomy" | "dense";
}

/** A table where there is room, cards on a phone. Rows outside of the window are not drawn (`content-visibility`), but found. */
export function ListRows<T>(props: ListRowsProps<T>) {
  return useHasColumns() ? <ListTable {...props} /> : <ListCards {...props} />;
}

function ListTable<T>({
  label,
  rows,
  columns,
  nameOf,
  acts,
  sort,
  select,
  density = "dense",
  actsWidth = "2.75rem",
  gone: goneWords,
}: ListRowsProps<T>) {
  const template = [select && "2.75rem", ...columns.map(({ width }) => width), acts && actsWidth]
    .filter(Boolean)
    .join(" ");
  return (
    <table
      role="table"
      aria-label={label}
      className="list-table"
      data-density={density}
      style={{ "--columns": template } as CSSProperties}
    >
      <thead role="rowgroup" className="list-head">
        <tr role="row" className="list-line">
          {select && (
            <th role="columnheader" scope="col" className="list-tick">
              <input
                type="checkbox"
                className="checkbox checkbox-sm"
                aria-label={words.selectPage}
                checked={select.allShown}
                onChange={select.togglePage}
              />
            </th>
          )}
          {columns.map((column) => (
            <th
              key={column.heading}
              role="columnheader"
              scope="col"
              aria-sort={ariaSort(column.sort, sort?.current)}
              className={column.align === "end" ? "text-end" : ""}
            >
              {sort && isOffered(column.sort, sort.offered) ? (
                <SortButton heading={column.heading} name={column.sort ?? ""} sort={sort} />
              ) : (
                column.heading
              )}
            </th>
          ))}
          {acts && (
            <th role="columnheader" scope="col">
              <span className="sr-only">{words.acts}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, row, gone }) => (
          <TableRow
            key={id}
            {...{ id, row, gone, goneWords, columns, nameOf, acts }}
            selected={select?.isSelected(id) ?? false}
            toggle={select?.toggle}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps<T> extends Pick<ListRowsProps<T>, "nameOf" | "acts"> {
  id: string;
  row: T;
  gone: boolean;
  goneWords: ListRowsProps<T>["gone"];
  selected: boolean;
  toggle: ((id: string) => void) | undefined;
}

/** Drawn again only when it changed: others come and go around it. */
const TableRow = memo(DrawnTableRow) as typeof DrawnTableRow;

function DrawnTableRow<T>({ columns, ...props }: RowProps<T> & Pick<ListRowsProps<T>, "columns">) {
  const { id, row, gone, goneWords, nameOf, acts, selected, toggle } = props;
  return (
    <tr
      role="row"
      tabIndex={-1}
      data-row={id}
      data-gone={gone || undefined}
      aria-selected={toggle ? selected : undefined}
      className="list-line list-row"
    >
      {toggle && (
        <td role="cell" className="list-tick">
          <Tick {...{ id, gone, selected, toggle }} name={nameOf(row)} />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.heading}
          role={index === 0 ? "rowheader" : "cell"}
          className={column.align === "end" ? "text-end" : ""}
        >
          {column.cell(row)}
          {gone && index === 0 && !goneWords && <span className="sr-only">. {words.gone}</span>}
        </td>
      ))}
      {acts && (
        <td role="cell" className="list-acts">
          {gone ? goneWords?.(row) : acts(row)}
        </td>
      )}
    </tr>
  );
}

function ListCards<T>({
  label,
  rows,
  card,
  nameOf,
  acts,
  select,
  density = "dense",
  gone: goneWords,
}: ListRowsProps<T>) {
  return (
    <ul aria-label={label} className="list-cards" data-density={density}>
      {rows.map(({ id, row, gone }) => (
        <Card
          key={id}
          {...{ id, row, gone, goneWords, card, nameOf, acts }}
          selected={select?.isSelected(id) ?? false}
          toggle={select?.toggle}
        />
      ))}
    </ul>
  );
}

const Card = memo(DrawnCard) as typeof DrawnCard;

function DrawnCard<T>({ card, ...props }: RowProps<T> & Pick<ListRowsProps<T>, "card">) {
  const { id, row, gone, goneWords, nameOf, acts, selected, toggle } = props;
  return (
    <li
      tabIndex={-1}
      data-row={id}
      data-gone={gone || undefined}
      data-selected={selected || undefined}
      className="list-card list-row"
    >
      {toggle && (
        <div className="list-tick">
          <Tick {...{ id, gone, selected, toggle }} name={nameOf(row)} />
        </div>
      )}
      <div className="min-w-0 flex-1">
        {card(row)}
        {gone && (goneWords?.(row) ?? <p className="text-sm">{words.gone}</p>)}
      </div>
      {acts && !gone && <div className="list-acts">{acts(row)}</div>}
    </li>
  );
}

interface TickProps {
  id: string;
  name: string;
  gone: boolean;
  selected: boolean;
  toggle(id: string): void;
}

function Tick({ id, name, gone, selected, toggle }: TickProps) {
  return (
    <label className="list-tick-target">
      <input
        type="checkbox"
        className="checkbox checkbox-sm"
        aria-label={words.selectRow(name)}
        data-tick=""
        checked={selected}
        disabled={gone}
        onChange={() => toggle(id)}
      />
    </label>
  );
}

function SortButton({
  heading,
  name,
  sort,
}: {
  heading: string;
  name: string;
  sort: NonNullable<ListRowsProps<unknown>["sort"]>;
}) {
  const isDown = sort.current === `-${name}`;
  const isCurrent = isDown || sort.current === name;
  const other = isDown ? name : `-${name}`;
  const first = sort.offered.find((offered) => offered === name || offered === `-${name}`) ?? name;
  const next = isCurrent && sort.offered.includes(other) ? other : isCurrent ? sort.current : first;
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <button type="button" className="list-sort" onClick={() => sort.onSort(next)}>
      <span className="sr-only">{words.sortBy(heading)}</span>
      <span aria-hidden="true">{heading}</span>
      <Arrow size={14} aria-hidden="true" className={isCurrent ? "" : "invisible"} />
    </button>
  );
}

function isOffered(name: string | undefined, offered: readonly string[]): boolean {
  return name !== undefined && offered.some((sort) => sort === name || sort === `-${name}`);
}

function ariaSort(name: string | undefined, current: string | undefined) {
  if (name === undefined || current === undefined) return undefined;
  if (current === name) return "ascending";
  return current === `-${name}` ? "descending" : undefined;
}
